import { readFileSync } from 'node:fs';
import { findBrand } from '../../../packages/brand/src/find-brand.ts';
import { readBrandSettings } from '../../../packages/brand/src/read-brand-settings.ts';

interface Site {
  slug: string;
  settings: { office_email: string; legal: { entity: string; vat_number: string; register: string } };
}

const settings = readBrandSettings();
const sites = JSON.parse(readFileSync(new URL('sites.json', findBrand()), 'utf8')) as Site[];

/** What the journeys expect of the brand that is loaded. */
export const BRAND = settings.name;
export const MUSEUM_URL = settings.museumUrl ?? '';

export function settingsOf(slug: string): Site['settings'] {
  const site = sites.find((one) => one.slug === slug);
  if (!site) throw new Error(`The brand has no site "${slug}"`);
  return site.settings;
}
