import { expect, test } from 'vitest';
import type { PickerSite } from '../../page/shell-data.ts';
import { packSites, unpackSites } from './packed-sites.ts';

const SITES: PickerSite[] = [
  {
    slug: 'it',
    displayName: 'Italy',
    iso: 'IT',
    region: 'europe',
    urls: [
      { url: '/it-it', locale_code: 'it', locale_name: 'Italiano', default: true },
      { url: '/it-en', locale_code: 'en', edition: 'en-US', locale_name: 'English', default: false },
    ],
  },
  {
    slug: 'global',
    displayName: 'Global',
    iso: null,
    region: 'oceania',
    urls: [{ url: '/elsewhere', locale_code: 'en', locale_name: 'English', default: true }],
  },
];

test('[SITES-14] the list of sites that the chooser loads is the whole list, in fewer bytes', () => {
  const packed = packSites(SITES);
  expect(unpackSites(packed)).toStrictEqual(SITES);
  expect(packed.length).toBeLessThan(JSON.stringify(SITES).length / 2);
});
