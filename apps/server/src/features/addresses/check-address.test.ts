import { readFileSync } from 'node:fs';
import { findBrand } from '@paddock/brand/find-brand';
import { expect, test } from 'vitest';
import { shapeOf } from './address-shapes.rules.ts';
import { AddressInput } from './addresses.contract.ts';
import { findArea } from './areas.rules.ts';
import { checkAddress } from './check-address.ts';
import { tidyPostalCode } from './postal-codes.rules.ts';

type Site = { country: { iso: string | null } };
const SITES = JSON.parse(readFileSync(new URL('sites.json', findBrand()), 'utf8')) as Site[];
const COUNTRIES = SITES.flatMap(({ country }) => country.iso ?? []);

/** Parts behind the street in the country's order (small: may be left out), a good code, a bad one, a good area. */
const EXACT: Record<string, [string, string, string, string?]> = {
  IT: ['2 Z C S', '61121', '6112', 'PU'],
  DE: ['2 Z C', '10115', '1011'],
  ES: ['2 Z C S', '28013', '99013', 'Madrid'],
  FR: ['2 Z C', '75008', '7500'],
  GB: ['2 C s Z', 'SW1A 2AA', '12345'],
  US: ['2 C S Z', '94103-1234', '9410', 'CA'],
  MX: ['2 Z C S', '06000', '600', 'Jalisco'],
  AR: ['2 Z C S', 'C1043AAZ', '10', 'Córdoba'],
  EC: ['2 z C S', '170150', '1701', 'Pichincha'],
  JP: ['Z S C 2', '150-0001', '150-001', '東京都'],
  CN: ['Z S C 2', '100010', '10001', '北京市'],
  AE: ['2 C S', '', '', 'دبي'],
  IL: ['2 C z', '6100000', '610'],
  KH: ['2 C S z', '120101', '12', 'ភ្នំពេញ'],
  VN: ['2 C S z', '100000', '10', 'Hà Nội'],
  PL: ['2 Z C', '00-950', '00-95'],
  CZ: ['2 Z C', '110 00', '110'],
  GR: ['2 Z C', '105 57', '105'],
  IR: ['2 S C Z', '1193653471', '11936', 'تهران'],
};
const LETTER = { address1: '1', address2: '2', postal_code: 'Z', city: 'C', state: 'S' };

const address = (country_code: string, own: object = {}) => {
  const { postalExample, areas } = shapeOf(country_code);
  return {
    address1: 'A 1',
    city: 'B',
    state: areas?.[0]?.value ?? 'C',
    postal_code: postalExample,
    phone: null,
    country_code,
    ...own,
  };
};
const faults = (country: string, own: object) => {
  const checked = checkAddress(address(country, own));
  return checked.ok ? {} : checked.fields;
};

test.each(Object.entries(EXACT))(
  '%s asks for its parts in its order',
  (country, [parts, good, bad, area]) => {
    const shape = shapeOf(country);
    const [street, ...rest] = shape.parts;
    expect(street).toEqual({ name: 'address1', required: true });
    const letters = rest.map(({ name, required }) => {
      const letter = LETTER[name];
      return required ? letter : letter.toLowerCase();
    });
    expect(letters.join(' ')).toBe(parts);
    if (good) expect(faults(country, { postal_code: good })).toEqual({});
    if (bad) expect(faults(country, { postal_code: bad })).toEqual({ postal_code: 'field_postal_code' });
    if (area) expect(faults(country, { state: area })).toEqual({});
    if (shape.areas) expect(faults(country, { state: 'Nowhere' })).toEqual({ state: 'field_choice' });
    for (const { name, required } of shape.parts) {
      const expected = required ? { [name]: 'field_required' } : {};
      expect(faults(country, { [name]: '' }), name).toEqual(expected);
    }
  },
);

test('every country of the demo has a shape whose own example is right', () => {
  expect(COUNTRIES.length).toBeGreaterThan(80);
  for (const country of COUNTRIES) {
    expect(checkAddress(address(country)), country).toMatchObject({ ok: true });
    for (const area of shapeOf(country).areas ?? []) {
      expect(findArea(shapeOf(country).areas ?? [], area.latin)?.value, area.latin).toBe(area.value);
    }
  }
});

test('elsewhere anything goes that has a street and a city', () => {
  expect(faults('AQ', { state: null, postal_code: null })).toEqual({});
  expect(faults('AQ', { city: ' ' })).toEqual({ city: 'field_required' });
});

test.each([
  ['JP', '１５００００１', '150-0001'],
  ['GB', 'sw1a2aa', 'SW1A 2AA'],
  ['PL', '00950', '00-950'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['BR', '01310100', '01310-100'],
  ['US', '94103 1234', '94103-1234'],
  ['IT', ' 61121 ', '61121'],
])('in %s the code %s is written %s', (country, typed, tidy) => {
  expect(tidyPostalCode(country, typed)).toBe(tidy);
  expect(checkAddress(address(country, { postal_code: typed }))).toMatchObject({
    ok: true,
    address: { postal_code: tidy },
  });
});

test('an area is known by any of its names and kept as the envelope has it', () => {
  const kept = (country: string, state: string) => {
    const checked = checkAddress(address(country, { state }));
    return checked.ok && checked.address.state;
  };
  expect(kept('IT', 'pesaro e urbino')).toBe('PU');
  expect(kept('IT', "L'Aquila")).toBe('AQ');
  expect(kept('US', 'california')).toBe('CA');
  expect(kept('JP', 'Tokyo')).toBe('東京都');
  expect(kept('AE', 'Dubai')).toBe('دبي');
  expect(kept('MX', 'nuevo leon')).toBe('Nuevo León');
});

test.each([
  ['IT', '347 555 0162', '+393475550162'],
  ['IT', '+44 7911 123456', '+447911123456'],
  ['GB', '07911 123456', '+447911123456'],
  ['US', '(415) 555-2671', '+14155552671'],
  ['JP', '03-1234-5678', '+81312345678'],
  ['AE', '050 123 4567', '+971501234567'],
  ['IT', '+39 0721 555191', '+390721555191'],
])('in %s the number %s is kept as %s', (country, phone, whole) => {
  expect(checkAddress(address(country, { phone }))).toMatchObject({ ok: true, address: { phone: whole } });
});

test.each(['347', 'the bell', '+39 1', '+999 1234567'])('%s is no telephone number', (phone) => {
  expect(faults('IT', { phone })).toEqual({ phone: 'field_phone' });
});

const COMPANY = { company: 'Studio Rossi Srl' };

test.each([
  [' it01234567890 ', 'IT01234567890'],
  ['che-123.456.789 mwst', 'CHE-123.456.789 MWST'],
  ['12.345.678/0001-95', '12.345.678/0001-95'],
  ['A&B010101AB1', 'A&B010101AB1'],
  ['Ｔ１２３４', 'T1234'],
])('the VAT number %s is kept as %s', (typed, kept) => {
  const person = { given_name: 'A', family_name: 'B' };
  const input = AddressInput.parse({ ...address('IT'), ...person, ...COMPANY, vat_number: typed });
  expect(checkAddress(input)).toMatchObject({ ok: true, address: { ...COMPANY, vat_number: kept } });
});

test.each(['IT1', 'IT_0123', '-IT0123', 'IT0123.', 'call me!', 'IT012345678901234567X'])(
  '%s is no VAT number',
  (vat_number) => {
    expect(faults('IT', { ...COMPANY, vat_number })).toEqual({ vat_number: 'field_vat_number' });
  },
);

test('company and VAT number are optional; a VAT number without a company is refused at the company', () => {
  expect(faults('IT', {})).toEqual({});
  expect(faults('IT', { company: '', vat_number: '' })).toEqual({});
  expect(faults('IT', COMPANY)).toEqual({});
  expect(faults('IT', { vat_number: 'IT01234567890' })).toEqual({ company: 'field_company' });
});
