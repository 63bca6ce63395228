import { expect, test } from 'vitest';
import {
  isView,
  readChips,
  readQuery,
  toggleValue,
  withFilter,
  withoutFilters,
  withoutLastFilter,
  withSort,
  withView,
} from './list-address.ts';
import type { Filter } from './list-types.ts';

const FILTERS: Filter[] = [
  { id: 'status', label: 'Status', kind: 'choice', options: [{ value: 'ready', label: 'Ready' }] },
  { id: 'email', label: 'E-mail', kind: 'text' },
];
const at = (query: string) => new URLSearchParams(query);

test('[DESK-03] the api is asked for known filters only; scope and unknown parameters stay out', () => {
  expect(readQuery(at('status=ready&q=serra&sort=-placed&sites=it&evil=1&email='), FILTERS)).toEqual({
    status: 'ready',
    q: 'serra',
    sort: '-placed',
  });
});

test('[DESK-03] the parameters of a view reach the api although no filter names them', () => {
  const views = [{ query: '' }, { query: 'view=ends_soon' }];
  expect(readQuery(at('view=ends_soon&evil=1'), FILTERS, views)).toEqual({ view: 'ends_soon' });
});

test('[DESK-03] chips stand in the order in which they were added, with the words of their options', () => {
  const search = withFilter(at('email=a%40b&sites=it'), 'status', 'ready');
  expect(readChips(search, FILTERS)).toEqual([
    { id: 'email', label: 'E-mail', value: 'a@b' },
    { id: 'status', label: 'Status', value: 'Ready' },
  ]);
  expect(withoutLastFilter(search, FILTERS).toString()).toBe('email=a%40b&sites=it');
});

test('[DESK-03] a filter takes several values, and its chip names them all', () => {
  const options = ['ready', 'shipped'].map((value) => ({ value, label: value.toUpperCase() }));
  const filter: Filter = { id: 'status', label: 'Status', kind: 'choice', isMultiple: true, options };
  const both = toggleValue('ready', 'shipped');
  expect(readChips(at(`status=${both}`), [filter])).toMatchObject([{ value: 'READY, SHIPPED' }]);
  expect(toggleValue(both, 'ready')).toBe('shipped');
});

test('an address without filters is left as it is', () => {
  const search = at('sites=it');
  expect(withoutLastFilter(search, FILTERS)).toBe(search);
});

test('the same sort again turns the direction round', () => {
  expect(withSort(at(''), 'placed').get('sort')).toBe('placed');
  expect(withSort(at('sort=placed'), 'placed').get('sort')).toBe('-placed');
  expect(withSort(at('sort=-placed'), 'placed').get('sort')).toBe('placed');
});

test('clearing keeps scope and sort', () => {
  expect(withoutFilters(at('q=x&status=ready&sites=it&sort=placed')).toString()).toBe('sites=it&sort=placed');
});

test('[DESK-03] a view is recognised by its filters and keeps the scope', () => {
  expect(isView(at('sites=it&status=ready&sort=placed'), 'status=ready')).toBe(true);
  expect(isView(at('status=ready&q=x'), 'status=ready')).toBe(false);
  expect(withView(at('q=x&sites=it'), 'status=ready').toString()).toBe('status=ready&sites=it');
});
