import type { UnitFilters } from '../../inventory/unit-filters.rules.ts';
import type { UnitAttribute } from '../../inventory/units-view.ts';
import type { MonthlyLineView } from '../../monthly/monthly-line.tsx';

/** What the server says about a choice. A choice it does not name is sold out, at the list price of its colour. */
export function findOffer(offer: OfferView, { color, size }: Choice): ChoiceOffer {
  const find = (wantedSize: number | null) =>
    offer.choices.find((one) => one.color === color && one.size === wantedSize);
  if (color === null && size === null) return offer.total;
  const price = find(null)?.price ?? offer.total.price;
  return find(size) ?? { color, size, price, count: 0, days: null, monthly: null };
}

export const isSoldOut = (offer: OfferView, choice: Choice) => findOffer(offer, choice).count === 0;

/** The query string that shows a choice. */
export function writeChoice({ color, size }: Choice): string {
  const pairs = Object.entries({ color, size }).flatMap(([name, id]) => (id === null ? [] : `${name}=${id}`));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The units of a choice. A colour or size that no available unit has is left out. */
export function filtersOf({ color, size }: Choice, attributes: readonly UnitAttribute[]): UnitFilters {
  const wanted = { colour: color, size };
  const values = attributes.flatMap(({ id, slug, values }) => {
    const value = slug === 'colour' || slug === 'size' ? wanted[slug] : null;
    // One value is no choice: the list has no filter for it.
    return value !== null && values.length > 1 && values.some((one) => one.id === value)
      ? [[id, value] as const]
      : [];
  });
  return { values: Object.fromEntries(values), status: null, page: 1 };
}

/** The colour and size a shopper looks at; null: none in particular. */
export type Choice = { color: number | null; size: number | null };

/** What is available in a colour and size; words and prices are in the page's language already. */
export type ChoiceOffer = Choice & {
  /** Of the cheapest unit; sold out: by the list. */
  price: string | null;
  count: number;
  days: number | null;
  /** That price by the month; null where the site has no terms, or nothing is available. */
  monthly: { line: MonthlyLineView; priceMinor: number } | null;
};

export type OfferView = { total: ChoiceOffer; choices: ChoiceOffer[] };
