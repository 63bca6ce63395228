import { expect, test } from 'vitest';
import { type Place, placeLines } from './place-lines.rules.ts';

const lines = (place: Partial<Place>) =>
  placeLines({ country: '', street: '', floor: '', code: '', city: '', state: '', ...place }).filter(Boolean);

test('a short province stands behind its town, a long one below it', () => {
  const pesaro = { country: 'IT', street: 'Via Roma 12', code: '61121', city: 'Pesaro', state: 'PU' };
  expect(lines(pesaro)).toEqual(['Via Roma 12', '61121 Pesaro PU']);
  const rosario = {
    country: 'AR',
    street: 'Calle Nueva 12',
    code: 'S2000',
    city: 'Rosario',
    state: 'Santa Fe',
  };
  expect(lines(rosario)).toEqual(['Calle Nueva 12', 'S2000 Rosario', 'Santa Fe']);
});

test('a city that is its own province is said once', () => {
  expect(lines({ country: 'AE', street: 'شارع الورد 7', city: 'دبي', state: 'دبي' })).toEqual([
    'شارع الورد 7',
    'دبي',
  ]);
});

test('in Japan the large comes before the small', () => {
  const nagoya = {
    country: 'JP',
    street: '熱田区六野1-19-1',
    code: '456-0033',
    city: '名古屋市',
    state: '愛知県',
  };
  expect(lines(nagoya)).toEqual(['〒456-0033', '愛知県名古屋市熱田区六野1-19-1']);
});
