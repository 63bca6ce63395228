import { describe, expect, test } from 'vitest';
import { lookupPublic, postToPublic, whyRefused } from './post-to-public.ts';

const STRICT = { allowsPrivate: false, allowsHttp: false };

describe('[INTEGRATION-13] which addresses are refused', () => {
  test.each([
    'http://erp.example.com/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://db.internal/',
    'https://redis/',
  ])('%s', (url) => expect(whyRefused(url, STRICT)).toBe('refused'));

  test.each(['ftp://erp.example.com/', 'https://user:password@erp.example.com/', 'not a url'])(
    '%s is malformed',
    (url) => expect(whyRefused(url, STRICT)).toBe('malformed'),
  );

  test('a public https address is accepted', () =>
    expect(whyRefused('https://erp.example.com/events?x=1', STRICT)).toBeNull());
});

test.each(['https://localhost./', 'https://LOCALHOST../', 'https://db.internal./', 'https://redis./'])(
  '[SEC-15] the name of %s is local with its trailing dot too',
  (url) => expect(whyRefused(url, STRICT)).toBe('refused'),
);

test('a private address is not connected to', async () => {
  const sent = await postToPublic({
    url: 'https://10.0.0.1/',
    body: '{}',
    headers: {},
    timeoutMs: 500,
    rules: STRICT,
  });
  expect(sent).toMatchObject({ ok: false, status: null, error: expect.stringContaining('public') });
});

test.each([
  ['public addresses alone', ['93.184.216.34', '2a00:1450:4001:80b::200e'], true],
  ['a private address', ['10.0.0.1'], false],
  ['a private address among public ones', ['93.184.216.34', '127.0.0.1'], false],
])('[INTEGRATION-13] a name that leads to %s', (_, addresses, isAllowed) => {
  const resolve = lookupPublic((_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
  let answer: unknown;
  resolve('erp.example.com', { all: true }, (error, found) => {
    answer = error ?? found;
  });
  if (isAllowed) expect(answer).toHaveLength(addresses.length);
  else expect(answer).toBeInstanceOf(Error);
});
