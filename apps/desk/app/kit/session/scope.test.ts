import { expect, test } from 'vitest';
import { keepScope } from './scope.ts';

test('the scope goes along to another screen', () => {
  const search = new URLSearchParams('sites=it,de&status=new');
  expect(keepScope('/orders', search)).toBe('/orders?sites=it%2Cde');
  expect(keepScope('/orders?q=a', search)).toBe('/orders?q=a&sites=it%2Cde');
  expect(keepScope('/orders', new URLSearchParams())).toBe('/orders');
});

test('[WORK-11] a path with a scope of its own keeps that one', () => {
  expect(keepScope('/orders?q=a&sites=it', new URLSearchParams('sites=it,de'))).toBe('/orders?q=a&sites=it');
});
