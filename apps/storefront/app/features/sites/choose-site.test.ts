import { expect, test } from 'vitest';
import type { PickerSite } from '../../page/shell-data.ts';
import { chooseSite, preferredLanguages } from './choose-site.ts';

const url = (slug: string, locale: string, isDefault = false) => ({
  url: `/${slug}-${locale}`,
  locale_code: locale,
  locale_name: locale,
  default: isDefault,
});
const sites: PickerSite[] = [
  {
    slug: 'ch',
    displayName: 'Switzerland (German)',
    iso: 'CH',
    region: 'europe',
    urls: [url('ch', 'de', true)],
  },
  { slug: 'ch', displayName: 'Switzerland (French)', iso: 'CH', region: 'europe', urls: [url('ch', 'fr')] },
  {
    slug: 'kh',
    displayName: 'Cambodia',
    iso: 'KH',
    region: 'asia',
    urls: [url('kh', 'kh', true), url('kh', 'en')],
  },
];

test('the visitor’s country in the best of their languages', () => {
  expect(chooseSite(sites, 'CH', 'it, fr;q=0.8, de;q=0.4')).toBe('/ch-fr');
  expect(chooseSite(sites, 'kh', 'km-KH')).toBe('/kh-kh');
});

test('none of their languages: the country’s own; no such country: the international site', () => {
  expect(chooseSite(sites, 'CH', 'ja')).toBe('/ch-de');
  expect(chooseSite(sites, 'XX', 'de')).toBe('/global-en');
  expect(chooseSite(sites, null, null)).toBe('/global-en');
});

test('languages come by their weight, refused and malformed ones not at all', () => {
  expect(preferredLanguages('en;q=0.2, fr-CH, de;q=0.9, it;q=0, *;q=0.1, <x>')).toEqual(['fr', 'de', 'en']);
});
