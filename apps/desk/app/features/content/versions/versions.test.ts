import { expect, test } from 'vitest';
import type { ContentDoc } from '../blocks/content-doc.ts';
import { compareContent } from './compare-content.ts';
import { diffWords } from './word-diff.ts';

test('[EDITOR-08] the difference is marked word by word, and both texts can be read from it', () => {
  const [before, after] = ['Born for white roads behind Pesaro.', 'Born for the white roads of Pesaro.'];
  const parts = diffWords(before, after);
  const textOf = (left: string) =>
    parts
      .filter(({ kind }) => kind === 'same' || kind === left)
      .map(({ text }) => text)
      .join('');
  expect(textOf('removed')).toBe(before);
  expect(textOf('added')).toBe(after);
  expect(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual(['behind']);
});

test('[EDITOR-08] a language without spaces is compared by its words', () => {
  const parts = diffWords('新しい車両です', '古い車両です', 'ja');
  expect(parts.find(({ kind }) => kind === 'same')?.text).toContain('車両');
});

test('[EDITOR-08] blocks are known by their id: moved, added and deleted ones are named', () => {
  const doc = (blocks: ContentDoc['blocks']): ContentDoc => ({ fields: { title: 'Home' }, blocks });
  const block = (id: string, title: string) => ({ id, block: { type: 'text', title } });
  const { fields, blocks } = compareContent(
    doc([block('a', 'one'), block('b', 'two'), block('c', 'three')]),
    doc([block('b', 'two'), block('a', 'uno'), block('d', 'new')]),
  );
  expect(fields.map(({ block: of, path, before, after }) => [of?.id, path, before, after])).toEqual([
    ['a', 'title', 'one', 'uno'],
    ['d', 'title', '', 'new'],
  ]);
  expect(blocks.map(({ id, kind }) => [id, kind])).toEqual([
    ['d', 'added'],
    ['c', 'removed'],
    ['b', 'moved'],
    ['a', 'moved'],
  ]);
});
