import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext, AuthSettings } from './auth-context.ts';
import { cookiesAt, readCookie } from './cookies.ts';
import { openIdentityProvider } from './identity-provider.ts';
import { isOpenCall, passOn, passProviderLogoutOn } from './pass-on.ts';
import { arrive, beginSignIn, finishSignIn, signOut } from './sign-in.ts';
import { callStaffApi } from './staff-api.ts';

export type Auth = ReturnType<typeof createAuth>;

const TOKEN = /^desk_[\w-]{43}$/;

/** Sign-in of the desk: everything below /auth, and the token behind the session cookie. */
export function createAuth(settings: AuthSettings) {
  const context: AuthContext = {
    ...settings,
    cookies: cookiesAt(settings.origin),
    provider: settings.provider && openIdentityProvider(settings.provider, settings.origin),
  };
  return {
    /** The bearer token for the staff api: what the session cookie holds. */
    readBearer: (request: IncomingMessage): string | null => readBearer(context, request),
    /** The person behind the session, for the page; null without a session, or when the api takes too long. */
    readMe: (request: IncomingMessage): Promise<object | null> => readMe(context, request),
    /** Whether a call that changes something comes from a page of the desk. */
    isSameOrigin: (request: IncomingMessage) => isSameOrigin(request, settings.origin),
    /** Answers addresses under /auth; false leaves the request to the next handler. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', settings.origin);
      if (!pathname.startsWith('/auth/')) return false;
      if (request.method === 'GET')
        await handleGet(context, { request, pathname, search, searchParams }, response);
      else if (request.method === 'POST') await handlePost(context, { request, pathname }, response);
      else response.writeHead(405).end();
      return true;
    },
  };
}

function readBearer({ cookies }: AuthContext, request: IncomingMessage): string | null {
  const value = readCookie(request, cookies.session) ?? '';
  return TOKEN.test(value) ? value : null;
}

const ME_TIMEOUT_MS = 400;

async function readMe(context: AuthContext, request: IncomingMessage): Promise<object | null> {
  const bearer = readBearer(context, request);
  if (!bearer) return null;
  const call = { method: 'GET', path: '/api/staff/me', bearer, timeoutMs: ME_TIMEOUT_MS } as const;
  const answer = await callStaffApi(context.staffUrl, call, request).catch(() => null);
  return answer?.status === 200 ? answer.data : null;
}

async function handleGet(
  context: AuthContext,
  call: { request: IncomingMessage; pathname: string; search: string; searchParams: URLSearchParams },
  response: ServerResponse,
): Promise<void> {
  const { request, pathname, search, searchParams: query } = call;
  if (pathname === '/auth/sign-in') return beginSignIn(context, { purpose: 'sign_in', query }, response);
  if (pathname === '/auth/step-up') return beginSignIn(context, { purpose: 'step_up', query }, response);
  if (pathname === '/auth/callback') return arrive(search, response);
  if (pathname === '/auth/finish') return finishSignIn(context, { request, search }, response);
  response.writeHead(404).end();
}

async function handlePost(
  context: AuthContext,
  { request, pathname }: { request: IncomingMessage; pathname: string },
  response: ServerResponse,
): Promise<void> {
  // The identity provider's own call; its token is signed.
  if (pathname === '/auth/provider-logout') return passProviderLogoutOn(context, request, response);
  const isSignOut = pathname === '/auth/sign-out';
  if (!isSignOut && !isOpenCall(pathname)) return void response.writeHead(404).end();
  if (!isSameOrigin(request, context.origin)) return void response.writeHead(403).end();
  if (isSignOut) return signOut(context, request, response);
  await passOn(context, { request, pathname }, response);
}

/** Browsers say where a call comes from. A caller that says nothing is no browser and brings no cookie of one. */
function isSameOrigin(request: IncomingMessage, origin: string): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string') return site === 'same-origin' || (site === 'none' && from === undefined);
  return from === undefined || from === origin;
}
