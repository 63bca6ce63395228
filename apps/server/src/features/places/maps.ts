import type { Place, Suggestion } from './places.contract.ts';

export interface PlacesQuery {
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
