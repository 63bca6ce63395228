import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sign } from '../../request/cookies.server.ts';
import { openVisit } from '../../request/open-visit.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { redirectSignedIn } from './form/read-form.server.ts';
import { openSession } from './open-session.server.ts';

const ORIGIN = 'https://shop.example';
const SESSION = { access_token: 'a'.repeat(43), expires_at: '2026-12-15T10:00:00.000Z' };

/** Signs in with this cookie in the browser, up to the answer that sends it on; only the api is played. */
async function goneTo(cookie: string): Promise<string> {
  const visit = openVisit(new Request(`${ORIGIN}/it-it/login`, { headers: { cookie } }));
  visit.call = (async () => ({ ok: true, status: 200, data: {} })) as unknown as Visit['call'];
  const answer = redirectSignedIn(await openSession(visit, SESSION));
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : '';
}

const isOffSite = (location: string) => {
  const target = new URL(location, `${ORIGIN}/it-it/login`);
  return target.origin !== ORIGIN || !/^\/it-it(\/|$)/.test(target.pathname);
};

const WAYS = ['signed', 'unsigned', 'wrongly signed', 'tossed', 'bare'] as const;

function cookieOf(path: string, how: (typeof WAYS)[number]): string {
  const encoded = (text: string) => `Redirect=${encodeURIComponent(text.toWellFormed())}`;
  if (how === 'signed') return encoded(sign(path.toWellFormed()));
  if (how === 'wrongly signed') return encoded(`${path}.${sign('/elsewhere').split('.')[1]}`);
  // A sibling's cookie with a longer path comes first; only ours behind it is signed.
  if (how === 'tossed') return `${encoded(path)}; ${encoded(sign('/it-it/my-account/orders'))}`;
  // As it is, as far as a header can carry it.
  return how === 'bare' ? `Redirect=${path.replace(/[^\x20-\x7e]/g, '')}` : encoded(path);
}

const HOSTILE = [
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', 'https:evil.example', 'https://evil.example'],
  ...['/%09/evil.example', '/\t/evil.example', '/it-it/../..//evil.example', '/it-it/%2e%2e/%2e%2e//evil'],
  ...['/it-it//evil.example', '/it-it@evil.example', '/it-it.evil.example', '/it-it?\\evil', '/it-it#//evil'],
  ...['/it-it/\r\nSet-Cookie: AuthTkn=x', '/it-it/%0d%0aLocation:%20//evil', `/it-it/${'a'.repeat(4096)}`],
  ...['/es-es/my-account', '/it-en/my-account', '/', '', '.', '/it-it/.', '/it-it/..', 'javascript:alert(1)'],
];

const ownPage = (how: (typeof WAYS)[number]) =>
  how === 'tossed' ? '/it-it/my-account/orders' : '/it-it/my-account';

test('every known trick leads to the account, even when it is signed', async () => {
  for (const path of HOSTILE) {
    for (const how of WAYS) expect(await goneTo(cookieOf(path, how)), path).toBe(ownPage(how));
  }
});

test('20,000 values of the Redirect cookie never lead off the site', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '\t',
      '\r\n',
      '?',
      '#',
      '@',
      ':',
      ';',
    ),
    fc.constantFrom(
      'it-it',
      'it-en',
      'es-es',
      'my-account',
      'orders',
      'evil.example',
      'https:',
      '\u2028',
      '\uff0f',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const pieces = fc.array(piece, { maxLength: 8 }).map((all) => all.join(''));
  const value = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 4, arbitrary: pieces },
    { weight: 4, arbitrary: pieces.map((end) => `/it-it${end}`) },
  );
  let followed = 0;
  let offSite = 0;
  await fc.assert(
    fc.asyncProperty(value, fc.constantFrom(...WAYS), async (path, how) => {
      const location = await goneTo(cookieOf(path, how));
      if (isOffSite(location)) offSite++;
      if (location === path) followed++;
      // Only what we have signed ourselves is gone to at all.
      if (how !== 'signed' && location !== ownPage(how)) throw new Error(`${how} was followed`);
    }),
    { numRuns: 20_000 },
  );
  expect(offSite).toBe(0);
  // Otherwise this would prove nothing: some of the signed ones are good.
  expect(followed).toBeGreaterThan(100);
}, 120_000);
