import { expect, test } from 'vitest';
import { groupDealers } from './dealer-select.tsx';

const dealers = ['Ancona', 'Bari', 'Como', 'Fano', 'Milano', 'Pesaro', 'Rimini', 'Roma'].map((name, id) => ({
  id,
  name,
  lines: name,
  position: name === 'Ancona' ? null : { lat: 44 - Math.abs(id - 5) / 2, lng: 12 },
}));

test('[NEARME-10] the five nearest dealers first, all others by town below', () => {
  const { nearest, others } = groupDealers(dealers, { lat: 44, lng: 12 });
  expect(nearest.map(({ item }) => item.name)).toEqual(['Pesaro', 'Milano', 'Rimini', 'Fano', 'Roma']);
  expect(nearest.every(({ metres }) => metres !== null)).toBe(true);
  expect(others.map(({ name }) => name)).toEqual(['Ancona', 'Bari', 'Como']);
});

test('without a place all of them by town', () => {
  expect(groupDealers(dealers, null)).toEqual({ nearest: [], others: dealers });
});
