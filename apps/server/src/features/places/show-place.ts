import { languageTag } from '@paddock/i18n/locales';
import { showCountry } from '../sites/show-country.ts';
import type { Place } from './places.contract.ts';
import type { PlacesCaller, PlacesDesk } from './suggest-places.ts';

/** Null: no such place in the site's country, or no answer. */
export async function showPlace(
  { db, maps, onFailure }: PlacesDesk,
  { siteId, locale, session }: PlacesCaller,
  id: string,
): Promise<Place | null> {
  const country = maps && (await showCountry(db, siteId));
  if (!maps || !country) return null;
  try {
    return await maps.find({ id, country, language: languageTag(locale), session });
  } catch (error) {
    onFailure(error);
    return null;
  }
}
