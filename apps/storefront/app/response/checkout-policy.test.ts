import { expect, test } from 'vitest';
import { checkoutPolicy } from './checkout-policy.server.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('the isCheckoutPage lets in what carries its nonce, our files, and the origins of this site’s methods', () => {
  const policy = checkoutPolicy('abc', {
    script: ['https://js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    form: [],
  });
  expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc' https://js.stripe.com");
  expect(directive(policy, 'frame-src')).toBe('https://js.stripe.com https://hooks.stripe.com');
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.stripe.com");
  expect(directive(policy, 'form-action')).toBe("'self'");
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|strict-dynamic|\*/);
});

test('a site without card methods allows no origin', () => {
  const policy = checkoutPolicy('abc', { script: [], frame: [], connect: [], form: [] });
  expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc'");
  expect(directive(policy, 'frame-src')).toBe("'none'");
  expect(policy).not.toContain('http');
});
