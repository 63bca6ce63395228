import { expect, test } from 'vitest';
import { isThirdPartyFreePath } from './third-party-free.ts';

test.each([
  ...['/it-it/bag', '/it-it/bag.data', '/us-en/checkout/ABC', '/us-en/checkout/ABC/result', '/it-it/login'],
  ...['/it-it/update-password/secret', '/it-it/verify-email/secret', '/it-it/my-account/transfers/secret'],
  '/it-it/subscriber-verify',
])('no third party runs on %s', (path) => {
  expect(isThirdPartyFreePath(path)).toBe(true);
});

test.each(['/it-it', '/it-it/baggage', '/it-it/contact', '/it-it/my-account', '/it-it/products/bag'])(
  '%s is a page like others',
  (path) => {
    expect(isThirdPartyFreePath(path)).toBe(false);
  },
);
