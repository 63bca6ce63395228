import { languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { showCountry } from '../sites/show-country.ts';
import type { Maps } from './maps.ts';
import type { Suggestion } from './places.contract.ts';

export interface PlacesDesk {
  readonly db: Db;
  /** Null: no provider; forms have plain fields then. */
  readonly maps: Maps | null;
  readonly onFailure: (error: unknown) => void;
}

export interface PlacesCaller {
  readonly siteId: number;
  readonly locale: string;
  readonly session: string;
}

/** Never fails: without an answer a street is typed, as it always was. */
export async function suggestPlaces(
  { db, maps, onFailure }: PlacesDesk,
  { siteId, locale, session }: PlacesCaller,
  text: string,
): Promise<Suggestion[]> {
  const country = maps && (await showCountry(db, siteId));
  // The global site has no country to search in.
  if (!maps || !country) return [];
  try {
    return await maps.suggest({ text, country, language: languageTag(locale), session });
  } catch (error) {
    onFailure(error);
    return [];
  }
}
