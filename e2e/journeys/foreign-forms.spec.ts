import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_MAP } from '../../apps/storefront/app/site-map.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

const APP = path.join(import.meta.dirname, '../../apps/storefront/app');
const ACTION = /export (?:async function|function|const) action\b|export \{[^}]*\baction\b/;

// So much is sent that its limits are met: by a customer of his own, of a site that no other journey needs.
const SEGMENT = 'mx-es';

/** Where something can be sent to, with a name that nobody has wherever one is needed. */
const DOORS = SITE_MAP.filter(({ file }) => ACTION.test(readFileSync(path.join(APP, file), 'utf8'))).map(
  (page) =>
    `/${SEGMENT}/${page.path.replaceAll(/:\w+\??/g, '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e').replace('*', 'x')}`,
);
// A provider sends the shopper back through here with a form of his own; it is a hint, and nothing but a look follows.
const FOR_PROVIDERS = /\/attempts\/[^/]+\/return$/;
// A customer is led away from where guests sign in, and from here he is only led on.
const LEADS_ON = /\/(login\/passkey|my-account\/go)$/;

test('a form of another site is refused at every door, also with the customer’s own cookies', async ({
  page,
  request,
}) => {
  expect(DOORS.length).toBeGreaterThan(30);
  const token = await signIn(page, await newCustomer(SEGMENT));
  for (const door of DOORS.filter((one) => !FOR_PROVIDERS.test(one))) {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await request.post(door, {
        headers: { origin, 'sec-fetch-site': 'cross-site', cookie: `AuthTkn=${token}` },
        form: { email: 'eve@example.test' },
        maxRedirects: 0,
      });
      const refusals = LEADS_ON.test(door) ? [302, 303, 403] : [400, 403];
      expect.soft(refusals, `${door} from ${origin}: ${answer.status()}`).toContain(answer.status());
      expect.soft(answer.headers()['set-cookie'], door).toBeUndefined();
    }
  }
});

const HOSTILE: [type: string, body: string][] = [
  ['application/json', '{"email":'],
  ['application/json', '{"__proto__":{"admin":true},"id":{"$ne":null},"email":["a"],"items":"x"}'],
  ['application/json', `{"email":"a\\u0000b","given_name":"\\ud800","message":"${'x'.repeat(20_000)}"}`],
  ['application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['application/x-www-form-urlencoded', 'email=%00&email=a&_method=DELETE&intent=%ff%fe&photos=..%2f..'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end'],
  ['text/plain', "'; drop table sites; --"],
];

test('nothing that is sent to any door, however odd, is answered with a failure of ours', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const token = await signIn(page, await newCustomer(SEGMENT));
  const same = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin', cookie: `AuthTkn=${token}` };
  // Who leaves by it is not let in by the others any more.
  for (const door of DOORS.filter((one) => !one.endsWith('/logout'))) {
    const answers = await Promise.all(
      HOSTILE.map(([type, data]) =>
        request.post(door, {
          headers: { ...same, 'content-type': type },
          data: Buffer.from(data),
          maxRedirects: 0,
        }),
      ),
    );
    // Busy is no failure: a slow machine may take longer than an answer is waited for.
    for (const [n, answer] of answers.entries())
      expect
        .soft([500, 502, 504], `${door} with ${HOSTILE[n]?.[1].slice(0, 60)}`)
        .not.toContain(answer.status());
  }
});
