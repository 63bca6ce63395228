import { expect, test } from 'vitest';
import { copyBlock, deleteBlock, moveBlock, restoreBlock } from './change-blocks.ts';
import { type ContentDoc, mergeContent, mergeOrder, toDoc, toValues } from './content-doc.ts';

const banner = (headline: string) => ({ type: 'banner', headline });
const doc = (headlines: Record<string, string>): ContentDoc => ({
  fields: { title: 'Home' },
  blocks: Object.entries(headlines).map(([id, headline]) => ({ id, block: banner(headline) })),
});
const merge = (base: ContentDoc, mine: ContentDoc, theirs: ContentDoc) => {
  const { values, conflicts } = mergeContent(toValues(base), { ...toValues(mine) }, toValues(theirs));
  return { doc: toDoc(values), conflicts };
};
const base = doc({ aaaaaa: 'one', bbbbbb: 'two', cccccc: 'three' });

test('[EDITOR-05] a text taken apart and put together is the same, with a prefix as well', () => {
  expect(toDoc(toValues(base))).toEqual(base);
  expect(toDoc({ cover: 'x', ...toValues(base, 'it:') }, 'it:')).toEqual(base);
});

test('[EDITOR-05] changes of two people in two blocks are both kept, without a choice', () => {
  const mine = doc({ aaaaaa: 'mine', bbbbbb: 'two', cccccc: 'three' });
  const theirs = doc({ aaaaaa: 'one', bbbbbb: 'two', cccccc: 'theirs' });
  const merged = merge(base, mine, theirs);
  expect(merged.conflicts).toEqual({});
  expect(merged.doc).toEqual(doc({ aaaaaa: 'mine', bbbbbb: 'two', cccccc: 'theirs' }));
});

test('[EDITOR-05] a field that both changed keeps mine and names both', () => {
  const merged = merge(
    base,
    doc({ aaaaaa: 'mine', bbbbbb: 'two', cccccc: 'three' }),
    doc({ aaaaaa: 'theirs', bbbbbb: 'two', cccccc: 'three' }),
  );
  expect(merged.conflicts).toEqual({ 'aaaaaa/headline': { mine: '"mine"', theirs: '"theirs"' } });
});

test('[EDITOR-05] one moves and changes a block while the other adds and deletes', () => {
  const mine = moveBlock(doc({ aaaaaa: 'one', bbbbbb: 'mine', cccccc: 'three' }), 'cccccc', 0);
  const theirs = doc({ bbbbbb: 'two', dddddd: 'new', cccccc: 'three' });
  const merged = merge(base, mine, theirs);
  expect(merged.conflicts).toEqual({});
  expect(merged.doc.blocks.map(({ id }) => id)).toEqual(['cccccc', 'bbbbbb', 'dddddd']);
  expect(merged.doc.blocks[1]?.block.headline).toBe('mine');
});

test('[EDITOR-05] a block that they deleted leaves no conflict behind', () => {
  const merged = merge(
    base,
    doc({ aaaaaa: 'mine', bbbbbb: 'two', cccccc: 'three' }),
    deleteBlock(base, 'aaaaaa'),
  );
  expect(merged.conflicts).toEqual({});
  expect(merged.doc.blocks.map(({ id }) => id)).toEqual(['bbbbbb', 'cccccc']);
});

test('[EDITOR-05] merging orders loses and doubles no block, whatever both sides did', () => {
  const all = ['a', 'b', 'c', 'd'];
  const variants = [all, ['d', 'a', 'b', 'c'], ['a', 'c'], ['x', 'a', 'b', 'c', 'd'], ['b', 'y', 'a'], []];
  for (const mine of variants)
    for (const theirs of variants) {
      const merged = mergeOrder(all, mine, theirs);
      const isKept = (id: string) =>
        all.includes(id)
          ? mine.includes(id) && theirs.includes(id)
          : mine.includes(id) || theirs.includes(id);
      expect(merged.toSorted()).toEqual([...new Set([...mine, ...theirs])].filter(isKept).toSorted());
    }
});

test('[EDITOR-03] a deleted block comes back to its place, a copy is a block of its own', () => {
  const edited = base.blocks[1];
  if (!edited) throw new Error('no block');
  expect(restoreBlock(deleteBlock(base, 'bbbbbb'), 1, edited)).toEqual(base);
  const copied = copyBlock(base, 'bbbbbb');
  expect(copied.doc.blocks.map(({ block }) => block.headline)).toEqual(['one', 'two', 'two', 'three']);
  expect(new Set(copied.doc.blocks.map(({ id }) => id)).size).toBe(4);
});
