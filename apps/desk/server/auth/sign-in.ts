import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from './auth-context.ts';
import { readCookie, seal, setCookie, unseal } from './cookies.ts';
import type { Flow } from './identity-provider.ts';
import { ownPath } from './own-path.ts';
import { callStaffApi } from './staff-api.ts';

const FLOW_SECONDS = 600;
const SESSION_SECONDS = 12 * 3600;

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

const screenOf = (purpose: Flow['purpose']) => (purpose === 'step_up' ? '/step-up' : '/sign-in');

/** `/auth/sign-in` and `/auth/step-up`: out to the identity provider. */
export async function beginSignIn(
  context: AuthContext,
  { purpose, query }: { purpose: Flow['purpose']; query: URLSearchParams },
  response: ServerResponse,
): Promise<void> {
  const { origin, provider, cookies, secret } = context;
  if (!provider) return redirect(response, '/sign-in?error=not_configured');
  const returnTo = query.has('popup') ? '/signed-in' : ownPath(query.get('return'), origin);
  try {
    const { flow, url } = await provider.begin({ purpose, returnTo, isOtherPerson: query.has('other') });
    const options = { isSecure: cookies.isSecure, sameSite: 'Lax', maxAge: FLOW_SECONDS } as const;
    setCookie(response, cookies.flow, seal(flow, secret, FLOW_SECONDS), options);
    redirect(response, url.href);
  } catch (error) {
    console.error('The identity provider does not answer', error);
    redirect(response, `${screenOf(purpose)}?error=identity_provider_unreachable`);
  }
}

/**
 * `/auth/callback`: the browser arrives from another site, so it brings no SameSite=Strict cookie. A page of our own
 * leads on to `/auth/finish`, and from there it does.
 */
export function arrive(search: string, response: ServerResponse): void {
  const next = `/auth/finish${search}`.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `<!doctype html><html lang="en"><meta http-equiv="refresh" content="0;url=${next}"><title>Signing in</title><p><a href="${next}">Go on</a></p></html>`,
  );
}

/** `/auth/finish`: the code becomes an ID token, and that a session or a new proof for the session. */
export async function finishSignIn(
  context: AuthContext,
  { request, search }: { request: IncomingMessage; search: string },
  response: ServerResponse,
): Promise<void> {
  const { provider, cookies, secret } = context;
  const flow = unseal(readCookie(request, cookies.flow), secret) as Flow | null;
  setCookie(response, cookies.flow, '', { isSecure: cookies.isSecure, sameSite: 'Lax', maxAge: 0 });
  if (!provider || !flow) return redirect(response, '/sign-in?error=expired');
  try {
    const idToken = await provider.finish(search, flow);
    const error = await applyIdToken(context, { request, flow, idToken }, response);
    const failed = `${screenOf(flow.purpose)}?error=${encodeURIComponent(error ?? '')}`;
    redirect(response, error ? failed : flow.returnTo);
  } catch (error) {
    console.error('Sign-in failed', error);
    redirect(response, '/sign-in?error=refused');
  }
}

async function applyIdToken(
  { staffUrl, cookies }: AuthContext,
  { request, flow, idToken }: { request: IncomingMessage; flow: Flow; idToken: string },
  response: ServerResponse,
): Promise<string | null> {
  const body = { id_token: idToken, nonce: flow.nonce };
  const isStepUp = flow.purpose === 'step_up';
  const answer = await callStaffApi(
    staffUrl,
    {
      method: 'POST',
      path: isStepUp ? '/api/staff/session/strong' : '/api/staff/session',
      body,
      bearer: isStepUp ? readCookie(request, cookies.session) : null,
    },
    request,
  );
  if (answer.status >= 400) return answer.code ?? 'refused';
  if (!isStepUp) keepSession({ cookies }, String(answer.data.token), response);
  return null;
}

export function keepSession(
  { cookies }: Pick<AuthContext, 'cookies'>,
  token: string,
  response: ServerResponse,
): void {
  const { isSecure } = cookies;
  setCookie(response, cookies.session, token, { isSecure, sameSite: 'Strict', maxAge: SESSION_SECONDS });
}

/** `/auth/sign-out`: ends the session in the api, then forgets it here. 503: it goes on, and the cookie stays. */
export async function signOut(
  { staffUrl, cookies }: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bearer = readCookie(request, cookies.session);
  if (bearer) {
    const { status } = await callStaffApi(
      staffUrl,
      { method: 'DELETE', path: '/api/staff/me', bearer },
      request,
    ).catch((error) => {
      console.error('The session could not be ended', error);
      return { status: 503 };
    });
    // 401: the session had ended before.
    if (status >= 400 && status !== 401) return void response.writeHead(503).end();
  }
  setCookie(response, cookies.session, '', { isSecure: cookies.isSecure, sameSite: 'Strict', maxAge: 0 });
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}
