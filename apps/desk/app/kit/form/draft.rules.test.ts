import { expect, test } from 'vitest';
import { mergeFields, readContent } from './draft.rules.ts';

const base = { a: 'one', b: 'two' };

test('[DRAFTS-05] an untouched field takes theirs, a touched one stays mine', () => {
  expect(mergeFields(base, { a: 'mine', b: 'two' }, { a: 'one', b: 'theirs' })).toEqual({
    values: { a: 'mine', b: 'theirs' },
    conflicts: {},
  });
});

test('[DRAFTS-05] a field that both changed keeps mine and names both', () => {
  expect(mergeFields(base, { a: 'mine', b: 'two' }, { a: 'theirs', b: 'two' })).toEqual({
    values: { a: 'mine', b: 'two' },
    conflicts: { a: { mine: 'mine', theirs: 'theirs' } },
  });
});

test('[DRAFTS-05] the same change on both sides is no conflict', () => {
  expect(mergeFields(base, { a: 'same', b: 'two' }, { a: 'same', b: 'two' }).conflicts).toEqual({});
});

test('[DRAFTS-05] a field that the draft does not know takes theirs', () => {
  expect(mergeFields({ a: 'one' }, { a: 'mine' }, { a: 'one', c: 'new' })).toEqual({
    values: { a: 'mine', c: 'new' },
    conflicts: {},
  });
});

test('content that is not a draft is ignored', () => {
  expect(readContent({ values: { a: 1 }, base: {} })).toBeNull();
  expect(readContent(null)).toBeNull();
  expect(readContent({ values: { a: 'x' }, base })).toEqual({ values: { a: 'x' }, base });
});
