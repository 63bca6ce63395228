import { expect, test } from 'vitest';
import { isCartIdOf, newCartId } from './cart-cookie.server.ts';

test('[BAG-08] a cart id is the country, an underscore and an identifier that carries its time', () => {
  const before = Date.now();
  const id = newCartId('it');
  const after = Date.now();
  expect(id).toMatch(/^IT_[0-9a-f-]{36}$/);
  expect(isCartIdOf('it', id)).toBe(true);
  const time = Number.parseInt(id.slice(3, 16).replace('-', ''), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(after);
  expect(newCartId('it')).not.toBe(newCartId('it'));
});

test('[H-10] a cart of another country, or nonsense, is none of ours', () => {
  const id = newCartId('es');
  for (const value of [
    undefined,
    '',
    'IT_',
    'IT_1',
    id,
    `${newCartId('it')} `,
    newCartId('it').toLowerCase(),
  ]) {
    expect(isCartIdOf('it', value)).toBe(false);
  }
});
