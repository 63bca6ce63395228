import type { ProductDetail } from '@paddock/server/contracts/products';
import { expect, test } from 'vitest';
import { inSiteUnits } from './site-units.server.ts';

const show = (
  content: string,
  lang: string,
  edition: string,
  measurement: 'metric' | 'imperial_us' = 'metric',
) =>
  inSiteUnits(
    { attributes: [{ values: [{ content }] }] } as unknown as ProductDetail,
    { lang, edition },
    measurement,
  ).attributes[0]?.values[0]?.content;

test('a site of the United States shows its own units first', () => {
  expect(show('830 mm', 'es-US', 'es-419', 'imperial_us')).toBe('32.7 in (830 mm)');
  expect(show('830 mm', 'en-GB', 'en')).toBe('830 mm');
});

test('a number has the decimal mark of the country, in one edition for all of Latin America', () => {
  expect(show('4.4 l, 8,500 rpm, 1,250.5 mm', 'es-AR', 'es-419')).toBe('4,4 l, 8.500 rpm, 1.250,5 mm');
  expect(show('4.4 l, 8,500 rpm', 'es-MX', 'es-419')).toBe('4.4 l, 8,500 rpm');
  expect(show('4,4 l, 8.500 rpm', 'es-ES', 'es')).toBe('4,4 l, 8.500 rpm');
});
