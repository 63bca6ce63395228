import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from './auth-context.ts';
import { keepSession } from './sign-in.ts';
import { callStaffApi } from './staff-api.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** Calls of the sign-in page, by the address of the desk: what the api answers with a token becomes the cookie. */
const OPEN_CALLS: Readonly<Record<string, { path: string; opensSession: boolean }>> = {
  '/auth/passkey/options': { path: '/api/staff/session/passkey/options', opensSession: false },
  '/auth/passkey': { path: '/api/staff/session/passkey', opensSession: true },
  '/auth/invitation/options': { path: '/api/staff/invitations/options', opensSession: false },
  '/auth/invitation': { path: '/api/staff/invitations/accept', opensSession: true },
};

export const isOpenCall = (pathname: string) => Object.hasOwn(OPEN_CALLS, pathname);

export async function passOn(
  context: AuthContext,
  { request, pathname }: { request: IncomingMessage; pathname: string },
  response: ServerResponse,
): Promise<void> {
  const call = OPEN_CALLS[pathname];
  const body = await readJson(request);
  if (!call || !body) return sendJson(response, 400, { code: 'malformed' });
  const answer = await callStaffApi(context.staffUrl, { method: 'POST', path: call.path, body }, request);
  if (answer.status >= 400) return sendJson(response, answer.status, { code: answer.code });
  if (!call.opensSession) return sendJson(response, 200, { data: answer.data });
  keepSession(context, String(answer.data.token), response);
  sendJson(response, 200, { data: {} });
}

/** `/auth/provider-logout`: the identity provider tells that a session of its own has ended. */
export async function passProviderLogoutOn(
  { staffUrl }: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const logoutToken = new URLSearchParams(await readText(request)).get('logout_token') ?? '';
  const call = {
    method: 'POST',
    path: '/api/staff/session/provider-logout',
    body: { logout_token: logoutToken },
  } as const;
  const { status } = await callStaffApi(staffUrl, call, request);
  response.writeHead(status < 400 ? 200 : 400, { 'Cache-Control': 'no-store' }).end();
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readJson(request: IncomingMessage): Promise<object | null> {
  try {
    const value: unknown = JSON.parse((await readText(request)) || '{}');
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
