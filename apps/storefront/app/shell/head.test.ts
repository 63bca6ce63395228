import { expect, test } from 'vitest';
import { pageTitle } from './head.tsx';

test('[SHELL-60] [SHELL-61] "title | site name", or the brand where there is none', () => {
  expect(pageTitle('News', 'Vianelli Italy', 'Vianelli')).toBe('News | Vianelli Italy');
  expect(pageTitle('News', undefined, 'Vianelli')).toBe('News | Vianelli');
  expect(pageTitle('News', '', 'Vianelli')).toBe('News | Vianelli');
});
