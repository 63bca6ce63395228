// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pager, pagesToShow } from './pager.tsx';

afterEach(cleanup);

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 12, [1, 0, 4, 5, 6, 0, 12]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [12, 12, [1, 0, 11, 12]],
])('on page %i of %i the numbers are the ends, the page and its neighbours', (page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown);
});

test('pages are links, the current one is marked, and a single page needs none', () => {
  const props = {
    label: 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (n: number) => `Page ${n}`,
    href: (n: number) => `?page=${n}`,
  };
  const { rerender, container } = render(<Pager {...props} page={2} pageCount={3} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
  rerender(<Pager {...props} page={1} pageCount={1} />);
  expect(container.innerHTML).toBe('');
});
