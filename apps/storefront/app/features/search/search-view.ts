import type { FacetValue, SearchMeta } from '@paddock/server/contracts/search';
import type { PictureSource } from '@paddock/ui/picture';

export type HitColor = { name: string; color1: string; color2: string | null };

/** A product found, ready to be shown: words and prices are in the page's language already. */
export type Hit = {
  slug: string;
  /** What the search asked for, carried to the page of the product: empty, or with its question mark. */
  query: string;
  name: string;
  kind: string | null;
  material: string | null;
  picture: PictureSource | null;
  colors: HitColor[];
  /** "Rosso and Verde", for screen readers. */
  colorNames: string;
  sizes: string[];
  price: string;
  units: number;
  /** Days until the soonest unit can be collected. */
  days: number;
  /** That day in words. */
  ready: string;
};

/** Prices in the currency itself. */
export type PriceBounds = {
  min: number;
  max: number;
  texts: [min: string, max: string];
  /** The same without the currency, as hints in the fields. */
  plain: [min: string, max: string];
  /** What the address asks for, formatted; null where it asks for nothing. */
  chosen: [min: string | null, max: string | null];
  currency: string;
  /** "€", as the language writes it. */
  symbol: string;
  histogram: number[];
};

export type Facets = SearchMeta['facets'];
export type { FacetValue };

export type SearchView = {
  hits: Hit[];
  total: number;
  units: number;
  page: number;
  pages: number;
  facets: Facets;
  price: PriceBounds | null;
  place: string | null;
  /** Where nothing was found: how many units there are without a filter, by the filter's key. */
  without: Record<string, number>;
  /** Where nothing was found: units available now. */
  soon: Hit[];
};
