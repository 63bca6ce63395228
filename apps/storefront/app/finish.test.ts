import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './finish.server.ts';

test('the policy names exactly the inline scripts of the page', () => {
  const code = 'window.x = 1;';
  const policy = contentSecurityPolicy(
    `<script>${code}</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`,
  );
  const hash = createHash('sha256').update(code).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain("'unsafe-inline' 'self'");
  expect(policy.match(/sha256-/g)?.length).toBe(1);
});
