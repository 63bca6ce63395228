import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillsOf, Stars } from './stars.tsx';

test.each([
  [0, [0, 0, 0, 0, 0]],
  [4.5, [100, 100, 100, 100, 50]],
  [4.7, [100, 100, 100, 100, 70]],
  [3.2, [100, 100, 100, 20, 0]],
  [5, [100, 100, 100, 100, 100]],
])('[REVIEWS-01] %d stars fill %j percent of each star', (value, fills) => {
  expect(fillsOf(value)).toEqual(fills);
});

test('[REVIEWS-01] a part of a star reaches the markup, and a full star has no style', () => {
  const html = renderToStaticMarkup(<Stars value={4.5} label="4.5 out of 5" />);
  expect(html.match(/<svg/g)).toHaveLength(5);
  expect(html.match(/--fill/g)).toHaveLength(1);
  expect(html).toContain('--fill:50%');
});
