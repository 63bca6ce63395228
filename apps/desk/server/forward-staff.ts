import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { Auth } from './auth/auth.ts';
import { originOf } from './auth/staff-api.ts';

// Everything else a browser sends stays here: above all its cookies.
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'x-locale',
  'x-tenant',
  'x-request-id',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'tus-resumable',
];
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'server']);

/** Passes a call of the page on to the staff api, with the session as bearer token. */
export function forwardToStaff(
  request: IncomingMessage,
  response: ServerResponse,
  { staffUrl, auth, target }: { staffUrl: string; auth: Auth; target: RequestTarget },
): void {
  const bearer = auth.readBearer(request);
  if (!bearer) {
    answerFailure(response, 401, 'unauthenticated', 'Log in first.');
    return;
  }
  if (!auth.isSameOrigin(request)) {
    answerFailure(response, 403, 'foreign_origin', 'Another site sent this call.');
    return;
  }
  const headers: Record<string, string> = { ...originOf(request), authorization: `Bearer ${bearer}` };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const address = new URL(`${target.pathname}${target.search}`, staffUrl);
  const forwarded = openRequest(address, { method: request.method, headers }, (answer) => {
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !DROPPED.has(name)) response.setHeader(name, value);
    response.setHeader('Cache-Control', answer.headers['cache-control'] ?? 'private, no-store');
    answer.pipe(response);
  });
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else answerFailure(response, 503, 'api_unreachable', 'The api does not answer.');
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

function answerFailure(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ code, message }));
}

export interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The path of a request. Null for `//host/…` and `http://host/…`: resolved against an address of ours they would name
 * another host, and the session would be sent there.
 */
export function readTarget(url: string | undefined): RequestTarget | null {
  if (!url?.startsWith('/') || !URL.canParse(url, 'http://desk')) return null;
  const { host, pathname, search } = new URL(url, 'http://desk');
  return host === 'desk' ? { pathname, search } : null;
}
