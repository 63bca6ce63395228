import type { PictureSource } from '@paddock/ui/picture';

/** An entry as a page shows it; prices and days are words already, made where the language's data is. */
export type EntryView = {
  key: string;
  /** Null: the site no longer shows it. */
  product: { slug: string; name: string; kind: string | null } | null;
  picture: PictureSource | null;
  dot: { color1: string; color2: string | null } | null;
  /** "Rosso, 54"; empty: any. */
  version: string;
  /** The query string that shows the choice on the product page. */
  query: string;
  /** Set: the entry is about this one unit. */
  unit: string | null;
  state: 'available' | 'unit_held' | 'unit_sold' | 'sold_out' | 'not_sold_online' | 'gone';
  price: string | null;
  count: number;
  ready: { days: number; day: string } | null;
  place: string | null;
};
