import type { AddressShape } from '@paddock/server/contracts/addresses';
import { expect, test } from 'vitest';
import { plainShape } from './address-view.ts';
import { fillFromPlace } from './fill-from-place.ts';

const TYPED = { address1: 'mill', address2: 'Apt 4', postal_code: '', city: '', state: '' };
const area = (value: string, name = value, latin = name) => ({ value, name, latin });
const shape = (country: string, own: Partial<AddressShape>): AddressShape => ({
  ...plainShape(country),
  ...own,
});

test('[ACCOUNT-19] a choice fills number and street, postal code with its suffix, city and state', () => {
  const place = {
    street_number: '12',
    route: 'Mill Street',
    postal_code: '94103-1012',
    city: 'San Francisco',
    areas: ['California', 'CA', 'San Francisco County'],
  };
  const us = shape('US', { number_first: true, areas: [area('CA', 'California'), area('TX', 'Texas')] });
  expect(fillFromPlace(place, us, TYPED)).toEqual({
    address1: '12 Mill Street',
    address2: 'Apt 4',
    postal_code: '94103-1012',
    city: 'San Francisco',
    state: 'CA',
  });
});

test('the number stands where the country puts it; the area is the one it writes', () => {
  const place = {
    street_number: '18',
    route: 'Via Mazzolari',
    postal_code: '61121',
    city: 'Pesaro',
    areas: ['Marche', 'Pesaro e Urbino', 'PU'],
  };
  const it = shape('IT', { areas: [area('AN', 'Ancona'), area('PU', 'Pesaro e Urbino')] });
  expect(fillFromPlace(place, it, TYPED)).toMatchObject({ address1: 'Via Mazzolari 18', state: 'PU' });
  expect(fillFromPlace(place, plainShape('XX'), TYPED).state).toBe('Marche');
  const jp = { ...place, route: '桜丘町', street_number: '1-2-3', areas: ['Tokyo'] };
  const japan = shape('JP', { number_first: true, areas: [area('東京都', '東京都', 'Tōkyō')] });
  expect(fillFromPlace(jp, japan, TYPED)).toMatchObject({ address1: '桜丘町1-2-3', state: '東京都' });
});

test('what the place does not say stays as it was typed', () => {
  const typed = { ...TYPED, city: 'Fano', state: 'Marche', postal_code: '61032' };
  const place = { street_number: '', route: 'Via Nuova', postal_code: '', city: '', areas: [] };
  expect(fillFromPlace(place, plainShape('IT'), typed)).toEqual({ ...typed, address1: 'Via Nuova' });
});
