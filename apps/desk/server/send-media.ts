import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PICTURE = /^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:jpeg|png|webp|avif|svg)$/;
const TIMEOUT_MS = 5_000;

export const isPicture = (pathname: string): boolean => PICTURE.test(pathname);

/** A picture of the shop, from its edge. It is public: neither cookies nor the session go there. */
export async function sendMedia(
  response: ServerResponse,
  { edgeUrl, pathname }: { edgeUrl: string; pathname: string },
): Promise<void> {
  const answer = await fetch(new URL(pathname, edgeUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !answer.body || !type.startsWith('image/')) {
    await answer?.body?.cancel();
    return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }
  // Names carry the hash of the content.
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  await pipeline(Readable.fromWeb(answer.body as never), response);
}
