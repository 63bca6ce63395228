import type { Offer } from '@paddock/server/contracts/products';
import type { UnitFilters } from '../../inventory/unit-filters.rules.ts';
import type { UnitAttribute } from '../../inventory/units-view.ts';
import type { MonthlyLineView } from '../../monthly/monthly-line.tsx';
import type { ColorView } from '../product-view.ts';
import type { Choice, ChoiceOffer, OfferView } from './choice.rules.ts';

interface ChoiceInput {
  readonly search: URLSearchParams;
  readonly filters: UnitFilters;
  readonly attributes: readonly UnitAttribute[];
  readonly colors: readonly ColorView[];
  readonly offer: Offer | null;
}

/**
 * The choice an address asks for: `color` and `size`, else the filters of its units. Without a colour it is the one the
 * server names, which can be bought, and the same for every visitor.
 */
export function readChoice({ search, filters, attributes, colors, offer }: ChoiceInput): Choice {
  const filtered = (slug: string) => {
    const attribute = attributes.find((one) => one.slug === slug);
    return attribute && filters.values[attribute.id];
  };
  const isColor = (id: number | null | undefined) => colors.some((color) => color.id === id);
  const sizes = attributes.find((one) => one.slug === 'size')?.values ?? [];
  const isSize = (id: number | null | undefined) => sizes.some((size) => size.id === id);
  const wantedColors = [Number(search.get('color')), filtered('colour'), offer?.default_color];
  const wantedSizes = [Number(search.get('size')), filtered('size')];
  return {
    color: wantedColors.find(isColor) ?? colors[0]?.id ?? null,
    size: wantedSizes.find(isSize) ?? null,
  };
}

type ToMonthlyLine = (price: { amountMinor: number; currency: string }) => MonthlyLineView | null;

/** Only what the page shows. */
export function toOfferView(offer: Offer, toMonthlyLine: ToMonthlyLine): OfferView {
  const monthlyOf = (priceMinor: number | null, count: number): ChoiceOffer['monthly'] => {
    if (priceMinor === null || count === 0) return null;
    const line = toMonthlyLine({ amountMinor: priceMinor, currency: offer.currency });
    return line && { line, priceMinor };
  };
  const choices = offer.choices.map(
    ({ color, size, price, price_formatted, inventories_count, etd_min }) => ({
      color,
      size,
      price: price_formatted,
      count: inventories_count,
      days: etd_min,
      monthly: monthlyOf(price, inventories_count),
    }),
  );
  const { inventories_count: count, etd_min: days } = offer;
  const price = offer.price_formatted ?? offer.list_price_formatted;
  return {
    choices,
    total: { color: null, size: null, price, count, days, monthly: monthlyOf(offer.price, count) },
  };
}
