import { languageTag } from '@paddock/i18n/locales';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { editionOf, type Visit } from '../../../request/visit.server.ts';

export type CountryEntry = { iso: string; name: string; code: string };

const kept = new Map<string, CountryEntry[]>();

/** Every country by its name in the page's language, with the code that is dialled for it. */
export function phoneCountries(visit: Visit): CountryEntry[] {
  const language = languageTag(editionOf(visit));
  const known = kept.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const made = getCountries()
    .map((iso) => ({ iso, name: names.of(iso) ?? iso, code: `+${getCountryCallingCode(iso)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  kept.set(language, made);
  return made;
}
