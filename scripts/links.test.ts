import { expect, test } from 'vitest';
import { findBrokenLinks } from './links.ts';

const FILES = [
  'docs/operate/on-call.md',
  'docs/pictures/home.jpg',
  'apps/server/src/features/carts/carts.sql.ts',
];
const check = (source: string) => findBrokenLinks('docs/flows/feeds.md', source, FILES);

test.each([
  ['a link', '[a](../missing.md)'],
  ['a link in a table', '| a |\n|---|\n| [a](missing.md) |'],
  ['a link out of the repository', '[a](../../../passwd)'],
  ['a picture', '![a](../pictures/missing.jpg)'],
  ['a picture with a link', '[![a](../pictures/missing.jpg)](../operate/on-call.md)'],
  ['an anchor of the same page', '## One\n\n[a](#two)'],
  ['an anchor of another page', '[a](../operate/on-call.md#no-such-heading)'],
  ['a code path', '`features/no-such-feature`'],
  ['a file name', 'see `no-such-verb.ts`'],
])('%s that points to nothing is found', (_, source) => {
  expect(check(source)).toHaveLength(1);
});

test('what exists is not reported', () => {
  const source = `## One [link](../operate/on-call.md) and \`code\`, Größe
[a](#one-link-and-code-größe) [b](../operate/on-call.md#first-look-one-minute) [c](https://example.com/missing.md)
[d](..) [e](../pictures) ![f](../pictures/home.jpg "Home")
\`features/carts\`, \`carts.sql.ts\`, \`apps/server/src/features/<noun>/*.sql.ts\``;
  expect(check(source)).toEqual([]);
});

test('code is not read as links, URLs and commands not as paths', () => {
  const source =
    '```md\n[a](missing.md)\n```\n`[a](missing.md)` `text/plain` `@tus/server` `npm run x` `results/a.json`';
  expect(check(source)).toEqual([]);
});

test('a changelog may name removed files, but not link to them', () => {
  expect(findBrokenLinks('CHANGELOG.md', '`old.json` and [old](old.json)', FILES)).toHaveLength(1);
});
