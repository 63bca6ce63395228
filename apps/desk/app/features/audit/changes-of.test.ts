import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

test('fields that did not change are left out, personal values are shown while they are kept', () => {
  const row = {
    before: { status: 'waiting', stars: 5 },
    after: { status: 'published', stars: 5, note: 'x' },
    personal: { before: { name: 'Anna' }, after: { name: 'Ada' } },
  };
  expect(changesOf(row)).toEqual([
    { field: 'status', before: 'waiting', after: 'published' },
    { field: 'name', before: 'Anna', after: 'Ada' },
    { field: 'note', before: null, after: 'x' },
  ]);
  expect(changesOf({ ...row, personal: null })).toHaveLength(2);
});
