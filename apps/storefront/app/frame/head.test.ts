import { expect, test } from 'vitest';
import { pageTitle } from './head.tsx';

test('[SHELL-60] [SHELL-61] "title | site name", or the brand where there is none', () => {
  expect(pageTitle('News', 'Aurelia Italy', 'Aurelia')).toBe('News | Aurelia Italy');
  expect(pageTitle('News', undefined, 'Aurelia')).toBe('News | Aurelia');
  expect(pageTitle('News', '', 'Aurelia')).toBe('News | Aurelia');
});
