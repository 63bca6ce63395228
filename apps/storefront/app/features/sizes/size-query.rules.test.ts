import { expect, test } from 'vitest';
import { readNumber } from '../products/geometry/read-number.ts';
import { readSizeQuery } from './size-query.rules.ts';

const read = (query: string, measurement: 'metric' | 'imperial_us' = 'metric') =>
  readSizeQuery(new URLSearchParams(query), measurement);

test('[SIZES-05] height and inseam are read in centimetres', () => {
  expect(read('height=174&inseam=82,5&style=sporty').rider).toEqual({
    height: 174,
    inseam: 82.5,
    style: 'sporty',
  });
  expect(read('height=174&inseam=').rider).toEqual({ height: 174, inseam: null, style: 'balanced' });
});

test('[SIZES-05] where a site measures in feet, height is feet and inches and inseam inches', () => {
  const { rider } = read('feet=5&inches=9&inseam=32', 'imperial_us');
  expect(rider?.height).toBeCloseTo(175.26, 2);
  expect(rider?.inseam).toBeCloseTo(81.28, 2);
  expect(read('feet=5&inches=', 'imperial_us').rider?.height).toBeCloseTo(152.4, 2);
  expect(read('feet=5&inches=12', 'imperial_us').errors).toEqual({ height: true });
});

test('what cannot be a person is refused, field by field', () => {
  expect(read('height=17').errors).toEqual({ height: true });
  expect(read('height=abc&inseam=900').errors).toEqual({ height: true, inseam: true });
  expect(read('height=174&inseam=12')).toMatchObject({ rider: null, errors: { inseam: true } });
  expect(read('style=fast').rider).toBeNull();
  expect(read('').errors).toEqual({});
});

test('digits of Arabic and Persian are numbers', () => {
  expect(readNumber('١٧٤')).toBe(174);
  expect(readNumber('۱۷۴')).toBe(174);
  expect(readNumber('٨٢٫٥')).toBe(82.5);
});
