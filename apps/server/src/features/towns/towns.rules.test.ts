import { describe, expect, test } from 'vitest';
import { allowsFuzzyMatch, minPopulation, postcodeKey, townKey } from './towns.rules.ts';

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['  MÜNCHEN ', 'munchen'],
  ['Gießen', 'giessen'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Xi’an', 'xian'],
  ["L'Aquila", 'laquila'],
  ['Diyarbakır', 'diyarbakir'],
  ['東京', '東京'],
  ['Αθήνα', 'αθηνα'],
  ['الإسكندرية', 'الاسكندريه'],
  ['تل أبيب', 'تل ابيب'],
  ['کرج', 'كرج'],
  ['תל־אביב', 'תל אביב'],
  ['!?', ''],
])('%s is searched as "%s"', (name, key) => {
  expect(townKey(name)).toBe(key);
});

describe('what is typed', () => {
  test.each([
    ['61122', '61122'],
    ['bs1 6ux', 'BS16UX'],
    ['140-0002', '1400002'],
    ['６１１２２', '61122'],
    ['6', null],
    ['Pesaro', null],
    ['1234567890123', null],
  ])('%s as a postcode is %s', (typed, key) => {
    expect(postcodeKey(typed)).toBe(key);
  });

  test('is taken for a mistake only when there is enough of it', () => {
    expect(allowsFuzzyMatch('pes')).toBe(false);
    expect(allowsFuzzyMatch('pesr')).toBe(true);
  });
});

test('the wider a map, the larger its towns', () => {
  const sizes = [360, 20, 8, 3, 1, 0.1].map(minPopulation);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes.at(-1)).toBe(0);
});
