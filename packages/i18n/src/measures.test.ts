import { expect, test } from 'vitest';
import {
  addUsUnits,
  formatDistance,
  formatUsMeasure,
  isMetricUnit,
  type MetricUnit,
  toFeetAndInches,
  toInches,
  toMeasurement,
  toRoundMiles,
} from './measures.ts';

test.each<[number, MetricUnit, string]>([
  [830, 'mm', '32.7 in'],
  [1445, 'mm', '56.9 in'],
  [16, 'mm', '0.63 in'],
  [62, 'cm', '24.4 in'],
  [130, 'km', '81 mi'],
  [4, 'km', '2.5 mi'],
  [182, 'kg', '401 lb'],
  [8.4, 'kg', '18.5 lb'],
  [600, 'g', '21.2 oz'],
  [960, 'g', '2.12 lb'],
  [18, 'l', '4.8 gal'],
  [0.6, 'l', '20 fl oz'],
  [4.4, 'l100', '53 mpg'],
  [44, 'nm', '32 lb-ft'],
  [11, 'bar', '160 psi'],
])('%s %s is %s in the United States', (value, unit, text) =>
  expect(formatUsMeasure(value, unit, 'en-US').replaceAll('\u00a0', ' ')).toBe(text),
);

test('the marks of a number are those of the language', () =>
  expect(formatUsMeasure(182_000, 'kg', 'es-US')).toMatch(/^401[,\u00a0]241/));

test('a height is said in feet and inches, a foot never as twelve inches', () => {
  expect(toFeetAndInches(175)).toEqual({ feet: 5, inches: 9 });
  expect(toFeetAndInches(152)).toEqual({ feet: 5, inches: 0 });
  expect(toFeetAndInches(182.5)).toEqual({ feet: 6, inches: 0 });
});

test('a table has inches, a radius round miles', () => {
  expect(toInches(830)).toBeCloseTo(32.677, 3);
  expect([25, 50, 100, 250].map(toRoundMiles)).toEqual([15, 30, 60, 155]);
});

test.each([
  ['830 mm', '32.7 in (830 mm)'],
  ['1,445 mm', '56.9 in (1,445 mm)'],
  ['69.0 × 66.8 mm', '2.7 × 2.6 in (69.0 × 66.8 mm)'],
  ['Discos hidráulicos 180/160 mm', 'Discos hidráulicos 7.1/6.3 in (180/160 mm)'],
  ['440 × 420 × 300 mm', '17.3 × 16.5 × 11.8 in (440 × 420 × 300 mm)'],
  ['58–86 mm', '2.3–3.4 in (58–86 mm)'],
  ['4.4 l/100 km', '53 mi/gal (4.4 l/100 km)'],
  ['44 Nm a 6,000 rpm', '32 lb-ft (44 Nm) a 6,000 rpm'],
  ['32.7 in (830 mm)', '32.7 in (830 mm)'],
  ['720 Wh, 250 W, 2 años', '720 Wh, 250 W, 2 años'],
])('%s is shown as %s on a site of the United States', (text, shown) =>
  expect(addUsUnits(text, 'es-US').replaceAll('\u00a0', ' ')).toBe(shown),
);

test('an unknown setting or unit is metric, or none', () => {
  expect([toMeasurement('imperial_us'), toMeasurement('feet'), toMeasurement(undefined)]).toEqual([
    'imperial_us',
    'metric',
    'metric',
  ]);
  expect([isMetricUnit('mm'), isMetricUnit('inch')]).toEqual([true, false]);
});

test('[NEARME-08] whole kilometres, or miles where the site drives in miles', () => {
  expect(formatDistance(11_600, 'metric', 'it-IT')).toBe('12 km');
  expect(formatDistance(1_234_000, 'metric', 'it-IT')).toBe('1234 km');
  expect(formatDistance(11_600, 'imperial_us', 'en-US')).toBe('7 mi');
  expect(formatDistance(11_600, 'imperial_uk', 'en-GB')).toMatch(/^7\s?mi$/);
});

test('[NEARME-08] in the words and digits of the language', () => {
  expect(formatDistance(12_000, 'metric', 'ar-AE')).toBe('12 كم');
  expect(formatDistance(12_000, 'metric', 'fa-IR')).toContain('۱۲');
  expect(formatDistance(12_000, 'metric', 'ja-JP')).toBe('12 km');
});

test('[NEARME-08] never less than one: the place itself is rounded', () => {
  expect(formatDistance(0, 'metric', 'it-IT')).toBe('1 km');
  expect(formatDistance(700, 'imperial_us', 'en-US')).toBe('1 mi');
});
