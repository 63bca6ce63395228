import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['Cannot reach livia.serra+x@example.co.uk now', 'Cannot reach [e-mail] now'],
  ['card 4242 4242 4242 4242 declined', 'card [figures] declined'],
  ['card 4242424242424242', 'card [figures]'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['token q2w3e4r5t6y7u8i9o0p1a2s3d4f5g6h7j8k9l0z1x2c', 'token [token]'],
  ['at https://shop.example/it-it/search?q=livia#top', 'at https://shop.example/it-it/search'],
  ['for anna@x.test at /ae-ar/news?q=anna@x.test', 'for [e-mail] at /ae-ar/news'],
  [
    '[C2] TypeError at https://shop.example/us-en/checkout/01a1e446-3883-74b2-af4c-f0c63a238c94/hold',
    '[C2] TypeError at https://shop.example/us-en/checkout/[uuid]/hold',
  ],
  ['[C2] bag US_01A1E446-3883-74B2-AF4C-F0C63A238C94 is lost', '[C2] bag US_[uuid] is lost'],
  ['[C2] call +1 303 555 0100 or +39 347 5550162 today', '[C2] call [phone] or [phone] today'],
  ['[C2] (303) 555-0100, 02 1234 5678, 0721/5551911', '[C2] [phone], [phone], 0721/5551911'],
  ['on 2026-11-16 at 10:15:00 line 12345, 404, 1.2.3', 'on 2026-11-16 at 10:15:00 line 12345, 404, 1.2.3'],
  ['/it-it/verify-email/short-secret', '/it-it/verify-email/[token]'],
  ['/it-it/products/lupo-500 has 42 units at 6.490,50', '/it-it/products/lupo-500 has 42 units at 6.490,50'],
])('%s', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test('personal fields are removed by name at any depth', () => {
  const event = {
    event_id: 'abc',
    user: { email: 'a@b.test' },
    request: {
      url: '/it-it?x=1',
      headers: { cookie: 'AuthTkn=1' },
      cookies: {},
      query_string: 'x=1',
      data: {},
    },
    exception: {
      values: [
        { type: 'TypeError', value: 'of a@b.test', stacktrace: { frames: [{ vars: { a: 1 }, lineno: 7 }] } },
      ],
    },
    breadcrumbs: [{ message: 'typed a@b.test' }],
    extra: { phone: '1' },
  };
  expect(scrub(event)).toEqual({
    event_id: 'abc',
    request: { url: '/it-it' },
    exception: {
      values: [{ type: 'TypeError', value: 'of [e-mail]', stacktrace: { frames: [{ lineno: 7 }] } }],
    },
  });
});
