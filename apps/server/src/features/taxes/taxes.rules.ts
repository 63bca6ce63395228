import type { StateRates } from './taxes.contract.ts';

export interface TaxedSite {
  readonly country_iso: string | null;
  readonly settings: {
    readonly price_display?: string;
    readonly tax_rate?: number;
    readonly state_tax_rates?: StateRates;
  };
}

/** Where the goods are handed over. */
export interface TaxPlace {
  readonly country_code: string;
  readonly state: string | null;
}

export type SiteTax =
  | {
      readonly kind: 'known';
      /** Percent. */
      readonly rate: number;
      /** "IT", or "US-NY" where the rate is the state's. */
      readonly jurisdiction: string | null;
      readonly rates: StateRates | null;
    }
  /** It depends on the place, and none is chosen. */
  | { readonly kind: 'open' }
  /** Nothing says what the tax is there: nothing can be sold. */
  | { readonly kind: 'missing' };

/** The tax on a sale. Prices that include tax may have none; prices without tax need a rate, even if it is 0. */
export function taxAt({ country_iso, settings }: TaxedSite, place: TaxPlace | null): SiteTax {
  const { price_display, tax_rate, state_tax_rates: rates } = settings;
  const one = tax_rate ?? (price_display === 'exclusive' ? null : 0);
  if (one !== null) return { kind: 'known', rate: one, jurisdiction: country_iso, rates: null };
  if (!rates) return { kind: 'missing' };
  if (!place) return { kind: 'open' };
  // "CA" is California here and a province of Italy there.
  const state = place.country_code === country_iso ? place.state : null;
  const rate = state === null ? undefined : rates.states[state];
  if (rate === undefined) return { kind: 'missing' };
  return { kind: 'known', rate, jurisdiction: `${country_iso}-${state}`, rates };
}
