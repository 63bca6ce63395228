import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileHandler } from './static-files.ts';

const RENDITION = /^\/media\/([a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{10}-\d{2,4}\.(?:avif|webp|jpeg))(?:\?|$)/;
const TIMEOUT_MS = 8_000;
const PASSED_ON = ['content-type', 'content-length', 'cache-control'];

/** Pictures of the media library, which the api reads from where files are kept. The edge keeps what is sent here. */
export const createLibraryFiles =
  (apiUrl: string): FileHandler =>
  (request, response, next) => {
    const name = RENDITION.exec(request.url ?? '')?.[1];
    if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    void send(new URL(`/api/front/media/${name}`, apiUrl), request.method, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 503);
    });
  };

async function send(address: URL, method: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    return refuse(response, answer.status === 404 ? 404 : 503);
  }
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (method === 'GET') return pipeline(Readable.fromWeb(answer.body as never), response);
  await answer.body.cancel();
  response.end();
}

const refuse = (response: ServerResponse, status: number) =>
  void response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end();
