import type { Offer } from '../products/products.contract.ts';
import type { WishListEntry } from './wish-list.contract.ts';

/** What an entry is about. A unit has its colour and size, so an entry names the one or the other. */
export interface EntryChoice {
  readonly slug: string;
  readonly color: number | null;
  readonly size: number | null;
  readonly unit: string | null;
}

/** Reads a key of the contract's form. */
export function readKey(key: string): EntryChoice {
  const [slug = '', color, size, unit] = key.split('.');
  return { slug, color: Number(color) || null, size: Number(size) || null, unit: unit || null };
}

/** One choice has one key: empty parts at the end are left out. */
export const writeKey = ({ slug, color, size, unit }: EntryChoice): string =>
  (unit ? `${slug}...${unit}` : `${slug}.${color ?? ''}.${size ?? ''}`).replace(/\.+$/, '');

/** The keys of a list, each once and in its one form. */
export const readKeys = (keys: readonly string[]): EntryChoice[] => [
  ...new Map(keys.map((key) => [writeKey(readKey(key)), readKey(key)])).values(),
];

type Totals = Pick<WishListEntry, 'count' | 'price_formatted' | 'etd_min'>;

/** What is available of a choice, as the product page shows it. A choice without units has its list price. */
export function totalsOf(offer: Offer, { color, size }: Pick<EntryChoice, 'color' | 'size'>): Totals {
  if (color === null && size === null)
    return {
      count: offer.inventories_count,
      price_formatted: offer.price_formatted ?? offer.list_price_formatted,
      etd_min: offer.etd_min,
    };
  const find = (wanted: number | null) =>
    offer.choices.find((one) => one.color === color && one.size === wanted);
  const found = find(size);
  return {
    count: found?.inventories_count ?? 0,
    price_formatted: found?.price_formatted ?? find(null)?.price_formatted ?? offer.list_price_formatted,
    etd_min: found?.etd_min ?? null,
  };
}

/** How many others there are in place of a unit: of its colour and size, else of the model. */
export const countOthers = (offer: Offer, choice: Pick<EntryChoice, 'color' | 'size'>): number =>
  totalsOf(offer, choice).count || offer.inventories_count;
