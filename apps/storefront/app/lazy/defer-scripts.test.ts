import { expect, test } from 'vitest';
import { hashesOf } from '../response/content-security-policy.server.ts';
import { deferScripts } from './defer-scripts.server.ts';

const HTML =
  '<head><link rel="modulepreload" href="/assets/a.js"/></head><body>Hello<script nonce="n" type="module" async="">import "/assets/a.js";</script></body>';

test('the entry script waits as text, nothing of it is fetched early', () => {
  const late = deferScripts(HTML, 'n');
  expect(late).not.toContain('modulepreload');
  expect(late).toContain(
    '<script type="text/plain" id="page-scripts" nonce="n">import "/assets/a.js";</script>',
  );
  expect(late).not.toContain('type="module" async');
});

test('the policy allows it when it runs, as well as what starts it', () => {
  expect(hashesOf(deferScripts(HTML, 'n'), 'n')).toHaveLength(2);
});

test('a page without scripts is left as it is', () => {
  expect(deferScripts('<p>Hello</p>', 'n')).toBe('<p>Hello</p>');
});
