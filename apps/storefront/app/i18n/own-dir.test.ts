import { expect, test } from 'vitest';
import { ownDir } from './own-dir.ts';

test('only what has no letter of the page’s script runs the other way', () => {
  expect(ownDir('500 cm³', 'rtl')).toBe('ltr');
  expect(ownDir('The lightest way out of town.', 'rtl')).toBe('ltr');
  expect(ownDir('Lupo 500 נבנה לדרכי העפר', 'rtl')).toBeUndefined();
  expect(ownDir('830 مم', 'rtl')).toBeUndefined();
  expect(ownDir('1.445', 'rtl')).toBeUndefined();
  expect(ownDir('500 cm³', 'ltr')).toBeUndefined();
});
