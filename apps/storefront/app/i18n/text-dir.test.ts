import { expect, test } from 'vitest';
import { textDir } from './text-dir.ts';

test('only what has no letter of the page’s script runs the other way', () => {
  expect(textDir('500 cm³', 'rtl')).toBe('ltr');
  expect(textDir('The lightest way out of town.', 'rtl')).toBe('ltr');
  expect(textDir('Lupo 500 נבנה לדרכי העפר', 'rtl')).toBeUndefined();
  expect(textDir('830 مم', 'rtl')).toBeUndefined();
  expect(textDir('1.445', 'rtl')).toBeUndefined();
  expect(textDir('500 cm³', 'ltr')).toBeUndefined();
});
