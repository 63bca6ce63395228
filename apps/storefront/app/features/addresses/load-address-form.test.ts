import { expect, test } from 'vitest';
import { addressLines } from './load-address-form.server.ts';

const PERSON = { given_name: 'Livia', family_name: 'Serra', phone: null, address2: null, state: null };

test.each([
  [
    'IT',
    { ...PERSON, address1: 'Via Mazzolari 18', city: 'Pesaro', state: 'PU', postal_code: '61121' },
    ['Livia Serra', 'Via Mazzolari 18', '61121 Pesaro PU'],
  ],
  [
    'US',
    {
      ...PERSON,
      address1: '12 Mill Street',
      address2: 'Apt 4',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
    },
    ['Livia Serra', '12 Mill Street', 'Apt 4', 'Austin, TX 78701'],
  ],
  [
    'GB',
    { ...PERSON, address1: '3 Mill Lane', city: 'Bath', state: 'Somerset', postal_code: 'BA1 1AA' },
    ['Livia Serra', '3 Mill Lane', 'Bath, Somerset', 'BA1 1AA'],
  ],
  [
    'JP',
    {
      ...PERSON,
      given_name: '花子',
      family_name: '山田',
      address1: '桜丘町1-2-3',
      address2: '緑ビル4階',
      city: '渋谷区',
      state: '東京都',
      postal_code: '150-0031',
    },
    ['〒150-0031', '東京都', '渋谷区桜丘町1-2-3', '緑ビル4階', '山田 花子'],
  ],
  [
    'AE',
    { ...PERSON, address1: 'شارع الورد 7', city: 'دبي', state: 'دبي', postal_code: null },
    ['Livia Serra', 'شارع الورد 7', 'دبي'],
  ],
  [
    'EC',
    { ...PERSON, address1: 'Calle Nueva 5', city: 'Quito', state: 'Pichincha', postal_code: '170150' },
    ['Livia Serra', 'Calle Nueva 5', '170150', 'Quito, Pichincha'],
  ],
])('an address of %s is written as its country writes it', (country_code, address, lines) => {
  expect(addressLines({ ...address, country_code })).toEqual(lines);
});

test('a telephone number is written with its gaps, and one that is none as it is', () => {
  const address = {
    ...PERSON,
    address1: 'Via Nuova 1',
    city: 'Roma',
    state: 'RM',
    postal_code: '00144',
    country_code: 'IT',
  };
  expect(addressLines({ ...address, phone: '+393475550162' }).at(-1)).toBe('+39 347 555 0162');
  expect(addressLines({ ...address, phone: 'the bell' }).at(-1)).toBe('the bell');
});
