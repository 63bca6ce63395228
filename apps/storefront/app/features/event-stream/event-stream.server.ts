import { networkOfVisitor } from '../../platform/network.server.ts';
import { AUTH_COOKIE } from '../../request/cookies.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { takeStreamSlot } from './stream-slots.server.ts';

/** 204 tells an EventSource to stop: the page polls instead. */
const stopListening = () => new Response(null, { status: 204 });

const open = new Set<() => void>();

/** Ends every stream, so that a stopping process need not wait for visitors to leave; browsers connect again. */
export function endStreams(): void {
  for (const end of open) end();
}

/** Streams events of the api. Proxies must neither cache nor buffer them. */
export async function eventStream(visit: Visit, path: string): Promise<Response> {
  const release = takeStreamSlot({
    visitor: visit.cookies.get(AUTH_COOKIE) ?? visit.cartId ?? null,
    network: networkOfVisitor(visit.request),
  });
  if (!release) return stopListening();
  visit.request.signal.addEventListener('abort', release, { once: true });
  const answer = await visit.stream(path);
  if (!answer?.ok || !answer.body) {
    release();
    await answer?.body?.cancel();
    return answer?.status === 404 ? new Response(null, { status: 404 }) : stopListening();
  }
  return new Response(answer.body.pipeThrough(endableStream(release)), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}

function endableStream(release: () => void): TransformStream<Uint8Array, Uint8Array> {
  let end = () => {};
  const close = () => {
    open.delete(end);
    release();
  };
  // Called when the visitor leaves; the type of TypeScript does not have it yet.
  const transformer: Transformer<Uint8Array, Uint8Array> & { cancel: () => void } = {
    start(controller) {
      end = () => {
        close();
        controller.terminate();
      };
      open.add(end);
    },
    flush: close,
    cancel: close,
  };
  return new TransformStream(transformer);
}
