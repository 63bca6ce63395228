import type { Visit } from '../../visit.server.ts';

/** Events of the api as they come. Nobody on the way may keep them, or wait for more before handing them on. */
export async function eventStream(visit: Visit, path: string): Promise<Response> {
  const answer = await visit.stream(path);
  if (!answer?.ok) {
    await answer?.body?.cancel();
    // 204 tells a browser not to come again: it asks now and then instead.
    return new Response(null, { status: answer?.status === 404 ? 404 : 204 });
  }
  return new Response(answer.body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
