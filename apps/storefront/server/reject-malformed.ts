import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const LABEL = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?';
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]+\\])(?::(\\d{1,5}))?$`, 'i');
const MAX_PORT = 65_535;

/**
 * The status for a request that cannot be turned into a URL, or null for a sound one. Without this check `new URL`
 * throws, and a visitor's nonsense is logged with a stack as an error of ours.
 */
export function malformedStatus({ method, url, headers }: IncomingMessage): 400 | 405 | null {
  if (!METHODS.includes(method ?? '')) return 405;
  if (!url?.startsWith('/')) return 400;
  if (headers.host === undefined) return null;
  const [isHost, port = '0'] = HOST.exec(headers.host) ?? [];
  return isHost !== undefined && Number(port) <= MAX_PORT && URL.canParse(`http://${headers.host}`)
    ? null
    : 400;
}

/** Answers a malformed request; false when it is sound and the pages answer it. */
export function rejectMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const status = malformedStatus(request);
  if (status === null) return false;
  const text = status === 405 ? 'Method Not Allowed' : 'Bad Request';
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
  return true;
}
