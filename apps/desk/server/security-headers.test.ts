import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashInlineScripts } from './security-headers.ts';

test('[DESK-08] only the scripts that the build wrote into the page may run inline', () => {
  const html =
    '<script src="/a.js"></script><script>let a = 1;</script><script type="module" async="">b()</script>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const scripts = hashInlineScripts(html);
  expect(scripts).toEqual([hash('let a = 1;'), hash('b()')]);
  const policy = contentSecurityPolicy(scripts);
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('[FILES-07] pictures and films may come from the origin of the file links, and from nowhere else outside', () => {
  const policy = contentSecurityPolicy([], [], ['https://files.brand.com']);
  expect(policy).toContain("img-src 'self' data: blob: https://files.brand.com;");
  expect(policy).toContain("media-src 'self' blob: https://files.brand.com;");
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob:;");
});
