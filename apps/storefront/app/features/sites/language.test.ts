import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { openVisit } from '../../request/open-visit.server.ts';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import { loader } from './language.resource.ts';

const CART = 'IT_0190d5a0-0000-7000-8000-000000000001';
const TOKEN = 'a'.repeat(43);
const sessions = (expires_at: string) => ({
  ok: true,
  data: [
    { current: false, expires_at: '2027-01-01T00:00:00.000Z' },
    { current: true, expires_at },
  ],
});

async function switchTo(locale: string, cookie: string, answer: unknown) {
  const visit = openVisit(new Request('https://shop.example/it-it/language/en', { headers: { cookie } }));
  visit.site = {
    urls: [
      { url: '/it-it', locale_code: 'it' },
      { url: '/it-en', locale_code: 'en' },
    ],
  } as Visit['site'];
  visit.call = (async () => answer) as unknown as Visit['call'];
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const response = await loader({ context, params: { country: 'it-it', locale } } as never);
  return { to: response.headers.get('location'), cookies: visit.setCookies };
}

const KEY = 'k'.repeat(43);
const BOTH = `AuthTkn=${TOKEN}; Cart=${CART}; CartKey=${KEY}`;
const flags = 'Path=/it-en; HttpOnly; Secure; SameSite=Lax';

test('another language takes bag and session along; the session’s cookie dies when the session does', async () => {
  const { to, cookies } = await switchTo('en', BOTH, sessions('2026-11-16T08:30:00.000Z'));
  expect(to).toBe('/it-en');
  expect(cookies).toEqual([
    `Cart=${CART}; ${flags}; Max-Age=7776000`,
    `CartKey=${KEY}; ${flags}; Max-Age=7776000`,
    `AuthTkn=${TOKEN}; ${flags}; Expires=Mon, 16 Nov 2026 08:30:00 GMT`,
  ]);
});

test('a session without a known end is not carried over', async () => {
  for (const answer of [
    { ok: false, status: 401 },
    { ok: false, status: 0 },
    { ok: true, data: [] },
  ]) {
    const { cookies } = await switchTo('en', BOTH, answer);
    expect(cookies).toEqual([
      `Cart=${CART}; ${flags}; Max-Age=7776000`,
      `CartKey=${KEY}; ${flags}; Max-Age=7776000`,
    ]);
  }
});

test('a language the country does not speak changes nothing', async () => {
  const { to, cookies } = await switchTo('ja', BOTH, sessions('2026-11-16T08:30:00.000Z'));
  expect(to).toBe('/it-it');
  expect(cookies).toEqual([]);
});
