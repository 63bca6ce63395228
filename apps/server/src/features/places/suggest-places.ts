import { languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { showCountry } from '../sites/show-site.ts';
import type { Place, Suggestion } from './places.contract.ts';

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

interface PlacesQuery {
  readonly text: string;
  /** ISO 3166: nothing outside it is suggested (ACCOUNT-17). */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
  readonly session: string;
}

/** A provider of street addresses. Both methods throw when it does not answer. */
export interface Maps {
  /** Street addresses only (ACCOUNT-18). */
  suggest(input: PlacesQuery): Promise<Suggestion[]>;
  /** Null: there is no such place. */
  find(input: Omit<PlacesQuery, 'text'> & { readonly id: string }): Promise<Place | null>;
}

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
