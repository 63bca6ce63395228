import { expect, test } from 'vitest';
import { createRevisionCache } from './revision-cache.ts';

test('the newer revision stays, whichever comes last', () => {
  const kept = createRevisionCache<string>(10);
  kept.keep('a', { revision: 2, value: 'new' });
  kept.keep('a', { revision: 1, value: 'old' });
  expect(kept.find('a')).toEqual({ revision: 2, value: 'new' });
});

test('a full cache drops the least recently used value', () => {
  const kept = createRevisionCache<string>(2);
  kept.keep('a', { revision: 1, value: 'a' });
  kept.keep('b', { revision: 1, value: 'b' });
  kept.find('a');
  kept.keep('c', { revision: 1, value: 'c' });
  expect(['a', 'b', 'c'].filter((key) => kept.find(key))).toEqual(['a', 'c']);
});
