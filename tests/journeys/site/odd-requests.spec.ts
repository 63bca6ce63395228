import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { ACTION_TYPES, SITE_MAP, type SitePage } from '../../../apps/storefront/app/routing/site-map.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

// So many requests reach the rate limits: they are sent by a customer of a site that no other journey uses.
const SEGMENT = 'mx-es';
const STOREFRONT = new URL(process.env.PADDOCK_STOREFRONT_URL ?? 'http://127.0.0.1:3000');

/** As they stand in a path or a query: NUL, ESC, line ends, a bidi override, half a surrogate pair, broken UTF-8. */
const ODD = [
  '%00',
  '%1b%5d0%3bx%07',
  'a%0d%0aX-Evil:1',
  '%E2%80%AE%EF%BF%BE',
  '%ED%A0%80',
  '%ff%fe',
  '..%2f..%2f',
  '%zz',
];
const ODD_QUERIES = ['%00', '%1b%5d0%3bx%07%0d%0a', '%E2%80%AE%ED%A0%80', '%zz%ff'];
const ODD_TEXT = 'a\u0000\u0007\u001b[2K\r\n\u009b\u202e\u2066\ufffe';

const addressOf = (page: SitePage, value: string) =>
  `/${SEGMENT}/${page.path.replaceAll(/:\w+\??/g, value).replace('*', value)}`;

const AT_ONCE = 4;
const TRIES = 4;

/** A busy machine may answer 503 for a moment; a request that breaks the shop is answered with it every time. */
async function statusOf(send: () => ReturnType<APIRequestContext['fetch']>): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const status = (await send()).status();
    if (status !== 503 || tried === TRIES) return status;
    await sleep(2000);
  }
}

/** The requests that were answered with a status of 500 or more; a few are sent at a time. */
async function failuresOf(requests: { name: string; send: () => ReturnType<APIRequestContext['fetch']> }[]) {
  const failed: string[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    await Promise.all(
      requests.slice(at, at + AT_ONCE).map(async ({ name, send }) => {
        const status = await statusOf(send);
        if (status >= 500) failed.push(`${status} ${name}`);
      }),
    );
  }
  return failed;
}

test('[C12] no page and no list fails at control characters, lone surrogates and odd paths and queries', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const addresses = SITE_MAP.filter(({ path }) => !path.endsWith('/events')).flatMap((page) => {
    const names = [
      ...(page.query ?? []).map((name) => name.replace('[]', '[1]')),
      'x',
      'key',
      'page',
      'token',
    ];
    const paths = /[:*]/.test(page.path) ? ODD.map((odd) => addressOf(page, odd)) : [];
    const queries = ODD_QUERIES.map((odd) => names.map((name) => `${name}=${odd}`).join('&'));
    return [...paths, ...queries.map((query) => `${addressOf(page, 'x')}?${query}`)];
  });
  expect(addresses.length).toBeGreaterThan(500);
  const requests = addresses.map((name) => ({ name, send: () => request.get(name, { maxRedirects: 0 }) }));
  expect(await failuresOf(requests)).toEqual([]);
});

const escaped = JSON.stringify(ODD_TEXT).slice(1, -1);
const BODIES: Partial<Record<keyof typeof ACTION_TYPES, readonly string[]>> = {
  json: [
    `{"email":"${escaped}@x.test","given_name":"\\ud800","family_name":"\\udc00x","phone":"${escaped}","address":{"city":"${escaped}"}}`,
    `{"uuid":"\\u0000","ref":"${escaped}","message":"\\ud83d","name":"${escaped}","${escaped}":1}`,
    '{"__proto__":{"a":1},"constructor":{"b":2},"id":{"$ne":null},"email":["a"],"items":"x"}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '{"email":',
    '"\\ud800"',
    'null',
  ],
  form: [
    ODD.map((odd, n) => `email=${odd}&password=${odd}&uuid=${odd}&intent=${odd}&f${n}=${odd}`).join('&'),
    'email=%ED%A0%80&name=%1b%5b2K&intent=%ff%fe&photos=..%2f..&_method=DELETE&key=%00',
    '&&&=&=%00',
  ],
};

test('[C12] no action fails at control characters and lone surrogates', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const token = await signIn(page, await newCustomer(SEGMENT));
  const requests = SITE_MAP.filter(({ action, path }) => action && path !== 'logout').flatMap((route) => {
    const kind = route.action ?? 'form';
    return (BODIES[kind] ?? []).map((data, n) => ({
      name: `${route.path} with body ${n}`,
      send: () =>
        request.post(addressOf(route, '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e'), {
          headers: {
            origin: baseURL ?? '',
            'content-type': ACTION_TYPES[kind][0] ?? 'text/plain',
            'idempotency-key': crypto.randomUUID(),
            cookie: `AuthTkn=${token}`,
          },
          data: Buffer.from(data),
          maxRedirects: 0,
        }),
    }));
  });
  expect(requests.length).toBeGreaterThan(100);
  expect(await failuresOf(requests)).toEqual([]);
});

/** Sends raw bytes to the storefront itself and returns its answer. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(STOREFRONT.port), STOREFRONT.hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

test('[C12] odd Host headers and targets are answered with 400 at the storefront itself', async () => {
  const hosts = ['a b', 'x:99999', 'localhost:28080.', '[::1', 'a/b', 'a@b', '%00', '\u00ff', ''];
  for (const path of ['/', '/it-it', '/it-it/bag', '/it-it.data', '/health', '/assets/x.js', '/nowhere']) {
    for (const host of hosts) {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect.soft(answer.split('\r\n')[0], `${path} at ${host}`).toMatch(/^HTTP\/1\.1 400 /);
      expect.soft(answer).not.toMatch(/\bat .+:\d+:\d+/);
    }
  }
  for (const line of ['OPTIONS * HTTP/1.1', 'GET http://evil.example/ HTTP/1.1', 'TRACE / HTTP/1.1']) {
    const answer = await sendRaw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect.soft(answer, line).toMatch(/^HTTP\/1\.1 40[05] /);
  }
});

test('browsers report policy violations to /csp-reports, and security.txt names the contact', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/it-it', '/it-it/login']) {
    const { 'content-security-policy': policy, 'reporting-endpoints': endpoints } = (
      await request.get(path)
    ).headers();
    expect(policy).toContain('; report-uri /csp-reports; report-to csp');
    expect(endpoints).toBe('csp="/csp-reports"');
  }
  const report = {
    'csp-report': {
      'document-uri': `${baseURL}/it-it/checkout/x`,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/x',
    },
  };
  const sent = await request.post('/csp-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify(report),
  });
  expect(sent.status()).toBe(204);
  const metrics = await (await fetch(`${STOREFRONT.origin}/metrics`)).text();
  expect(metrics).toMatch(/paddock_csp_violations_total\{directive="img-src",page="checkout"\} [1-9]/);
  for (const path of ['/metrics', '/METRICS', '/metrics.data', '/%6detrics', '/Health'])
    expect((await request.get(path)).status(), path).toBe(404);
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toMatch(
    /^Contact: .+\nExpires: \d{4}-.+\nPreferred-Languages: .+\nCanonical: /,
  );
});
