import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sign } from '../../request/cookies.server.ts';
import { openVisit } from '../../request/open-visit.server.ts';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import type { FormState } from './form/form-state.ts';
import { action, loader } from './login.page.tsx';

// The words are made by the build; the action says none.
vi.mock('../../i18n/require-messages.ts', () => ({ requireMessages: async () => {} }));

const ORIGIN = 'https://shop.example';
const TOKEN = 'a'.repeat(43);
const EXPIRES = '2026-12-15T10:00:00.000Z';
const SESSION = { ok: true, status: 200, data: { access_token: TOKEN, expires_at: EXPIRES } };
const USER = { ok: true, status: 200, data: { given_name: 'Anna' } };
const refused = (status: number, code: string, more = {}) => ({
  ok: false,
  status,
  code,
  message: 'No.',
  errors: {},
  retryAfter: null,
  ...more,
});

type Call = { path: string; authorization: string | undefined; userAgent: string | undefined };

/** The form as a browser posts it, to the real action; only the api is played. */
async function logIn(headers: Record<string, string>, answers: Record<string, unknown> = {}) {
  const body = new URLSearchParams({ email: 'anna@example.test', password: 'lungomare1911' });
  const request = new Request(`${ORIGIN}/it-it/login`, { method: 'POST', body, headers });
  const visit = openVisit(request);
  const calls: Call[] = [];
  const played: Record<string, unknown> = { '/api/auth/login': SESSION, '/api/auth/user': USER, ...answers };
  visit.call = (async (contract, input) => {
    const headers = input.headers ?? {};
    calls.push({
      path: contract.path,
      authorization: headers.authorization,
      userAgent: headers['user-agent'],
    });
    return played[contract.path];
  }) as Visit['call'];
  const answer = await action({ ...routeArgs(visit), request } as never);
  return { visit, calls, answer: answer as Response | { data: FormState; init: { status: number } } };
}

function routeArgs(visit: Visit) {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return { context, params: { country: 'it-it' } };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get('location') ?? '';

test('[AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] signing in sets the token once the api has said whose it is', async () => {
  const { visit, calls, answer } = await logIn({
    cookie: `AuthTkn=planted; Cart=IT_x`,
    'user-agent': 'Browser/1',
  });
  expect(calls).toEqual([
    { path: '/api/auth/login', authorization: undefined, userAgent: 'Browser/1' },
    { path: '/api/auth/user', authorization: `Bearer ${TOKEN}`, userAgent: undefined },
  ]);
  expect(visit.setCookies).toEqual([
    `AuthTkn=${TOKEN}; Path=/it-it; HttpOnly; Secure; SameSite=Lax; Expires=Tue, 15 Dec 2026 10:00:00 GMT`,
  ]);
  expect((answer as Response).status).toBe(302);
  expect(locationOf(answer)).toBe('/it-it/my-account');
});

test('[AUTH-06] [AUTH-08] a token whose customer the api does not return does not sign in', async () => {
  for (const failure of [refused(0, 'timeout'), refused(401, 'unauthenticated'), refused(503, 'busy')]) {
    const { visit, answer } = await logIn({}, { '/api/auth/user': failure });
    expect(visit.setCookies).toEqual([]);
    expect(answer).toMatchObject({ data: { problem: 'offline' }, init: { status: 503 } });
  }
});

test('a refused form comes back with why, with the address and without the password', async () => {
  const cases = [
    [refused(422, 'wrong_credentials'), 422, { problem: 'wrong' }],
    [refused(429, 'rate_limited', { retryAfter: 610 }), 429, { problem: 'throttled', minutes: 11 }],
    [refused(0, 'network'), 503, { problem: 'offline' }],
    [refused(422, 'validation_failed', { errors: { email: ['Too long.'] } }), 422, { problem: 'fields' }],
    [refused(403, 'elsewhere'), 422, { problem: 'refused', message: 'No.' }],
  ] as const;
  for (const [failure, status, data] of cases) {
    const { visit, answer } = await logIn({}, { '/api/auth/login': failure });
    expect(answer).toMatchObject({ data, init: { status } });
    expect((answer as { data: FormState }).data.values).toEqual({ email: 'anna@example.test' });
    expect(visit.setCookies).toEqual([]);
  }
});

test('the wanted page is gone to once, and the form says so before', async () => {
  const wanted = '/it-it/my-account/orders/VN4K7QX2?from=mail';
  const cookie = `Redirect=${encodeURIComponent(sign(wanted))}`;
  const { visit, answer } = await logIn({ cookie });
  expect(locationOf(answer)).toBe(wanted);
  expect(visit.setCookies).toContain('Redirect=; Path=/it-it; HttpOnly; Secure; SameSite=Lax; Max-Age=0');
  const leadFor = (path: string) => {
    const headers = { cookie: `Redirect=${encodeURIComponent(sign(path))}` };
    return loader(routeArgs(openVisit(new Request(`${ORIGIN}/it-it/login`, { headers }))) as never).lead;
  };
  expect(leadFor('/it-it/my-account/orders/VN4K7QX2')).toBe('leadOrder');
  expect(leadFor('/it-it/my-account/addresses')).toBe('leadBack');
  expect(leadFor('/es-es/my-account')).toBe('lead');
});
