import { showUser } from '@paddock/server/contracts/customers';
import { afterEach, expect, test, vi } from 'vitest';
import { openVisit } from '../request/open-visit.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { findPage, GUARDS, SITE_MAP } from '../routing/site-map.ts';
import { auth, guest } from './auth.server.ts';

afterEach(() => vi.unstubAllGlobals());

const USER = {
  given_name: 'Anna',
  family_name: 'Rossi',
  full_name: 'Anna Rossi',
  email: 'anna@example.test',
  phone: null,
  pending_email: null,
};

/** An api that knows one session, and what it was answer with. */
function playApi() {
  const bearers: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    bearers.push(bearer);
    return bearer === 'Bearer good'
      ? Response.json({ data: USER })
      : Response.json({ code: 'unauthenticated', message: 'No.' }, { status: 401 });
  });
  return bearers;
}

function visitTo(path: string, cookie: string, init: { method?: string; mode?: string } = {}): Visit {
  const headers = { cookie, 'sec-fetch-mode': init.mode ?? 'navigate' };
  const visit = openVisit(
    new Request(`https://shop.example${path}`, { method: init.method ?? 'GET', headers }),
  );
  visit.page = findPage(`:country${path.slice('/it-it'.length)}`) ?? null;
  return visit;
}

const EXPIRED = 'AuthTkn=; Path=/it-it; HttpOnly; Secure; SameSite=Lax; Max-Age=0';

test('[AUTH-21] a visitor is a guest or a signed-in customer: no guard asks for more, no page for both', () => {
  expect(GUARDS.filter((name) => name !== 'check-country' && name !== 'cart-cookie-validation')).toEqual([
    'auth',
    'guest',
  ]);
  for (const { guards, path } of SITE_MAP) {
    expect(guards.filter((name) => name === 'auth' || name === 'guest').length, path).toBeLessThan(2);
  }
});

test('[AUTH-15] [AUTH-17] one session, two guards', async () => {
  playApi();
  expect(await auth(visitTo('/it-it/my-account', 'AuthTkn=good'))).toBeUndefined();
  const sentHome = await guest(visitTo('/it-it/login', 'AuthTkn=good'));
  expect(sentHome?.headers.get('location')).toBe('/it-it');
  const answer = await auth(visitTo('/it-it/my-account', ''));
  expect(answer?.headers.get('location')).toBe('/it-it/login');
});

test('[AUTH-14] a session that has ended is signed out, and its cookie goes', async () => {
  const bearers = playApi();
  const visit = visitTo('/it-it/my-account', 'AuthTkn=ended; AuthTkn=also-ended');
  const answer = await auth(visit);
  expect(bearers).toEqual(['Bearer ended', 'Bearer also-ended']);
  expect(answer?.headers.get('location')).toBe('/it-it/login');
  expect(visit.setCookies[0]).toBe(EXPIRED);
  expect(visit.setCookies[1]).toMatch(/^Redirect=%2Fit-it%2Fmy-account\./);
});

test('[C4] a token that another host set before ours does not sign the customer out', async () => {
  const bearers = playApi();
  const visit = visitTo('/it-it/my-account', 'AuthTkn=%00; AuthTkn=tossed; AuthTkn=good');
  expect(await auth(visit)).toBeUndefined();
  expect(bearers).toEqual(['Bearer tossed', 'Bearer good']);
  expect(visit.signedOut).toBe(false);
  expect(visit.setCookies).toEqual([]);
});

test('[BUG-02] calls that run at once and are all refused the token of another host find the customer', async () => {
  const bearers = playApi();
  const visit = visitTo('/it-it/session', 'AuthTkn=tossed; AuthTkn=good');
  const answers = await Promise.all([1, 2, 3].map(() => visit.call(showUser, {})));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(bearers).toEqual([...Array(3).fill('Bearer tossed'), ...Array(3).fill('Bearer good')]);
  expect(visit.signedOut).toBe(false);
  expect(visit.setCookies).toEqual([]);
});

test('[BUG-02] [AUTH-14] calls that run at once with nothing but ended sessions sign out once', async () => {
  const bearers = playApi();
  const visit = visitTo('/it-it/session', 'AuthTkn=ended; AuthTkn=also-ended');
  const answers = await Promise.all([1, 2].map(() => visit.call(showUser, {})));
  expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
  expect(bearers).toHaveLength(4);
  expect(visit.setCookies).toEqual([EXPIRED]);
});

test('garbage in the cookie neither signs in nor blocks the page', async () => {
  const bearers = playApi();
  const visit = visitTo('/it-it/login', 'AuthTkn=made-up');
  expect(await guest(visit)).toBeUndefined();
  // The session has ended, and the visitor stays on the sign-in page.
  expect(visit.setCookies).toEqual([EXPIRED]);
  expect(visit.signedOut).toBe(false);
  // What could not even be sent as a token is not.
  for (const garbage of [
    '%zz',
    '',
    'a'.repeat(4000),
    encodeURIComponent('é'),
    encodeURIComponent('x\r\ny: z'),
  ]) {
    expect(await guest(visitTo('/it-it/login', `AuthTkn=${garbage}`)), garbage).toBeUndefined();
  }
  expect(bearers).toEqual(['Bearer made-up']);
});

test('a script is told, a post is not done by coming back, a page is come back to', async () => {
  playApi();
  const script = visitTo('/it-it/bag/items', '', { method: 'POST', mode: 'cors' });
  const told = await auth(script);
  expect(told?.status).toBe(401);
  expect(await told?.json()).toEqual({ code: 'unauthenticated', message: null, errors: {} });

  const post = visitTo('/it-it/bag/items', '', { method: 'POST' });
  expect((await auth(post))?.headers.get('location')).toBe('/it-it/login');
  expect(post.setCookies).toEqual([]);
});
