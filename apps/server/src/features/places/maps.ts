import type { Place, Suggestion } from './places.contract.ts';

export interface PlacesAsked {
  readonly text: string;
  /** ISO 3166: nothing outside it is suggested (ACCOUNT-17). */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
  readonly session: string;
}

/** Whoever knows streets. Both throw when he does not answer. */
export interface Maps {
  /** Street addresses only (ACCOUNT-18). */
  suggest(asked: PlacesAsked): Promise<Suggestion[]>;
  /** Null: there is no such place. */
  find(asked: Omit<PlacesAsked, 'text'> & { readonly id: string }): Promise<Place | null>;
}
