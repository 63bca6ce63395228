import { baseOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { showCountry } from '../sites/show-site.ts';
import { listPostcodes } from '../stores/list-stores.ts';
import type { Town, TownLabel } from './towns.contract.ts';
import {
  afterKey,
  allowsFuzzyMatch,
  minPopulation,
  postcodeKey,
  readsLatin,
  townKey,
} from './towns.rules.ts';
import { type Box, findTowns, findTownsInBox, findTownsLike, type TownRow } from './towns.sql.ts';

/** The names on a map: the wider it is, the larger the towns. */
export const listTownsInBox = (db: Db, box: Box, locale: string): Promise<TownLabel[]> =>
  findTownsInBox(db, box, baseOf(locale), minPopulation(box.east - box.west));

const MOST = 8;
/** With so few found, what was typed may be wrong. */
const FEW = 3;

const countryNames = new Map<string, Intl.DisplayNames>();

/** Suggestions for a typed name: first by prefix, then by similarity. */
export async function suggestTowns(
  db: Db,
  { siteId, locale }: { readonly siteId: number; readonly locale: string },
  typed: string,
): Promise<Town[]> {
  const postcode = postcodeKey(typed);
  const dealers = postcode ? await listPostcodes(db, siteId, postcode, MOST) : [];
  const name = countryNamer(locale);
  const codes = dealers.map(
    ({ id, postal_code, city, country_iso, lat, lng }): Town => ({
      id: `dealer-${id}`,
      name: `${postal_code} ${city}`,
      region: null,
      country: name(country_iso),
      position: { lat, lng },
    }),
  );
  const towns = await findByName(db, await showCountry(db, siteId), baseOf(locale), townKey(typed));
  const named = towns.map(
    ({ id, name: town, region, country_iso, lat, lng }): Town => ({
      id: `town-${id}`,
      name: town,
      region: readsLatin(locale) ? region : null,
      country: name(country_iso),
      position: { lat, lng },
    }),
  );
  return [...codes, ...named].slice(0, MOST);
}

async function findByName(db: Db, country: string | null, locale: string, key: string): Promise<TownRow[]> {
  if (key === '') return [];
  const found = await findTowns(db, { country, key, beforeKey: afterKey(key), locale, most: MOST });
  if (found.length >= FEW || !allowsFuzzyMatch(key)) return found;
  const like = await findTownsLike(db, { country, key, locale, most: MOST });
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...like.filter(({ id }) => !known.has(id))];
}

/** Made once per language: it is dear to make. */
function countryNamer(locale: string) {
  let names = countryNames.get(locale);
  if (!names) {
    names = new Intl.DisplayNames([languageTag(locale), 'en'], { type: 'region' });
    countryNames.set(locale, names);
  }
  return (iso: string) => names.of(iso) ?? iso;
}
