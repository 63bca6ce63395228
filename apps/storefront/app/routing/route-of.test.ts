import { expect, test } from 'vitest';
import { scrub } from '../features/reports/scrub.ts';
import { loggedPath, PLAIN_PARAMETERS, routeOf } from './route-of.ts';
import { SITE_MAP } from './site-map.ts';

test.each([
  ['/it-it', '/it-it'],
  ['/it-it/products/lupo-500.data', '/it-it/products/lupo-500'],
  ['/it-it/privacy-request/s3cret/export', '/it-it/privacy-request/:token/export'],
  ['/it-it/update-password/s3cret', '/it-it/update-password/:token?'],
  ['/it-it/checkout/01a1e446-3883-74b2-af4c-f0c63a238c94/hold', '/it-it/checkout/:code/hold'],
  ['/it-it/checkout/result', '/it-it/checkout/result'],
  ['/reports', '/reports'],
  ['/it-it/no/such/page/s3cret', 'unmatched'],
])('[SEC-08] the path %s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

const TOKEN = 'k0.s3cret';
/** Every parameter of every page, with an address that has a token in its place. */
const CASES = SITE_MAP.flatMap((page) =>
  [...page.path.matchAll(/:(\w+)\??/g)].map(([written, name = '']) => ({
    name,
    path: `/it-it/${page.path}`.replace(written, TOKEN).replace(/:\w+\??/g, '1'),
    pattern: routeOf(page, ''),
  })),
);

test.each(CASES.filter(({ name }) => !PLAIN_PARAMETERS.has(name)))(
  '[SEC-08] the log does not have $name of $pattern',
  ({ path }) => {
    expect(loggedPath(path)).not.toContain(TOKEN);
  },
);

test.each(CASES.filter(({ name }) => name === 'token'))(
  '[SEC-08] the report of a browser does not have the token of $pattern',
  ({ path }) => {
    expect(scrub(`https://shop.example${path}`)).not.toContain(TOKEN);
  },
);
