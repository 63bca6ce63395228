import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../services/settings.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { listFiles } from './list-files.ts';

const files = listFiles();
const check = (source: string) => findBrokenLinks('docs/flows/feeds.md', source, files);

test('no link, anchor, picture or code path of any markdown file is broken', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  expect(pages).toContain('docs/on-call.md');
  expect(
    pages.flatMap((file) => findBrokenLinks(file, readFileSync(path.join(REPOSITORY, file), 'utf8'), files)),
  ).toEqual([]);
});

test('a link to a file that does not exist is found, in a table too', () => {
  expect(check('[a](../missing.md)')).toEqual([
    'docs/flows/feeds.md: ../missing.md (there is no docs/missing.md)',
  ]);
  expect(check('| a |\n|---|\n| [a](missing.md) |\n')).toHaveLength(1);
  expect(check('[outside](../../../passwd)')).toHaveLength(1);
});

test('a picture that does not exist is found', () => {
  expect(check('![a](../pictures/missing.jpg)')).toHaveLength(1);
});

test('an anchor without its heading is found, here and in another page', () => {
  expect(check('## One\n\n[a](#two)')).toEqual([
    'docs/flows/feeds.md: #two (no heading #two in docs/flows/feeds.md)',
  ]);
  expect(check('[a](../on-call.md#no-such-heading)')).toHaveLength(1);
});

test('a code path that does not exist is found', () => {
  expect(
    check('see `src/platform/schema.ts`, `features/no-such-feature` and `no-such-verb.ts`'),
  ).toHaveLength(3);
});

test('a changelog may name files that were renamed; other pages may not', () => {
  expect(findBrokenLinks('CHANGELOG.md', '`old-name.json` is now `new-name.json`', files)).toEqual([]);
  expect(check('`old-name.json`')).toHaveLength(1);
});

test('what exists is not reported', () => {
  const source = `## One
[a](#one) [b](../on-call.md#first-look-one-minute) [c](https://example.com/missing.md) ![d](../pictures/home.jpg)
\`apps/server/src/platform/db/schema.ts\`, \`platform/db/schema.ts\`, \`schema.ts\`, \`features/carts\`,
\`brands/<name>/sites.json\`, \`features/payments/webhooks/*.db.test.ts\``;
  expect(check(source)).toEqual([]);
});

test('URLs, media types, packages and outputs of commands are not taken for paths', () => {
  expect(
    check('`/api/staff`, `text/plain`, `@tus/server`, `results/shots`, `cart/contact`, `npm run x`'),
  ).toEqual([]);
});
