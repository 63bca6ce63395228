import { expect, test } from 'vitest';
import { cutExcerpt, rankSections } from './browser/rank-sections.ts';

const entry = (page: string, heading: string, text: string) => ({ page, heading, url: '', text });
const ENTRIES = [
  entry('Feeds', 'Units', 'A refund of a unit is not a feed.'),
  entry('Staff guide', 'Refund an order', 'Money goes back the way it came.'),
  entry('Refund', '', 'What a refund is.'),
];

test('a title with the word comes before a heading, and a heading before the text', () => {
  expect(rankSections(ENTRIES, 'Refund').map(({ page }) => page)).toEqual(['Refund', 'Staff guide', 'Feeds']);
});

test('a section without one of the words is left out', () => {
  expect(rankSections(ENTRIES, 'refund order').map(({ heading }) => heading)).toEqual(['Refund an order']);
});

test('an empty query finds nothing', () => {
  expect(rankSections(ENTRIES, '  ')).toEqual([]);
});

test('the excerpt shows the first word of the query', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
  expect(cutExcerpt(text, 'Needle in')).toMatch(/^… .*needle.* …$/);
});
