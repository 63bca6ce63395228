import { formatMoney, money } from '@paddock/money';
import type { SiteCalendar } from '../delivery/site-calendar.rules.ts';
import type { VariantOffer } from './available-variants.fragment.ts';
import type { Offer, OfferChoice, SimilarProduct } from './products.contract.ts';
import type { ProductPage } from './products.sql.ts';
import type { ListPrice, SimilarRow } from './sold-out.sql.ts';

const STAGES = ['draft', 'in_production', 'in_transit', 'on_hand'] as const;

type Calendar = Pick<SiteCalendar, 'storeDays' | 'dateIn'>;
type Totals = Pick<VariantOffer, 'price' | 'units' | 'days' | 'stage'>;

interface OfferInput {
  readonly page: Pick<ProductPage, 'currency' | 'shop' | 'available'>;
  /** The colours the product is made in, in its order. */
  readonly colors: readonly number[];
  /** Needed only when a colour, or the whole product, is sold out. */
  readonly listPrices: readonly ListPrice[];
  /** BCP 47 with the country, for money. */
  readonly tag: string;
  readonly calendar: Calendar;
}

/** The offer of a product on a site; null where the shop is closed. Every number comes from the same available units. */
export function offerFrom({ page, colors, listPrices, tag, calendar }: OfferInput): Offer | null {
  if (!page.shop) return null;
  const { currency } = page;
  const available = page.available.map((one) => ({ ...one, days: calendar.storeDays(one.store, one.days) }));
  const format = (minor: number | null) => (minor === null ? null : formatMoney(money(minor, currency), tag));
  const total = available.length > 0 ? available.reduce<Totals>(add, available[0] as Totals) : null;
  const price = total?.price ?? null;
  const list = total ? null : lowest(listPrices.map(({ amount }) => amount));
  const listPriceOf = (color: number) => listPrices.find((one) => one.color === color)?.amount ?? null;
  return {
    currency,
    price,
    price_formatted: format(price),
    inventories_count: available.reduce((sum, { units }) => sum + units, 0),
    etd_min: total?.days ?? null,
    ready_on: total ? calendar.dateIn(total.days) : null,
    best_status: STAGES[(total?.stage ?? 0) - 1] ?? null,
    choices: toChoices(available, colors).map(({ color, size, totals }): OfferChoice => {
      const amount = totals?.price ?? (color === null ? null : listPriceOf(color));
      return {
        color,
        size,
        price: amount,
        price_formatted: format(amount),
        inventories_count: totals?.units ?? 0,
        etd_min: totals?.days ?? null,
      };
    }),
    default_color: findDefaultColor(available, colors),
    list_price: list,
    list_price_formatted: format(list),
  };
}

/** Whether list prices are shown: the product, or one of its colours, has no available unit. */
export const isAnySoldOut = (available: readonly VariantOffer[], colors: readonly number[]) =>
  available.length === 0 || colors.some((color) => !available.some((one) => one.color === color));

export const similarFrom = (
  { price, units, ready, ...product }: SimilarRow,
  currency: string,
  tag: string,
  calendar: Calendar,
): SimilarProduct => ({
  ...product,
  price_formatted: formatMoney(money(price, currency), tag),
  inventories_count: units,
  etd_min: Math.min(...ready.map((one) => calendar.storeDays(one.store, one.days))),
});

type Choice = { color: number | null; size: number | null; totals: Totals | null };

/** Every colour; then each size, and each size of a colour, that has units. */
function toChoices(available: readonly VariantOffer[], colors: readonly number[]): Choice[] {
  const choices = new Map<string, Choice>(
    colors.map((color) => [`${color} null`, { color, size: null, totals: null }]),
  );
  for (const one of available) {
    const { color, size } = one;
    const keys = [
      { color, size: null },
      { color: null, size },
      { color, size },
    ].filter((key) => key.color !== null || key.size !== null);
    for (const [name, key] of new Map(keys.map((key) => [`${key.color} ${key.size}`, key]))) {
      const totals = choices.get(name)?.totals;
      choices.set(name, { ...key, totals: totals ? add(totals, one) : one });
    }
  }
  return [...choices.values()];
}

function findDefaultColor(available: readonly VariantOffer[], colors: readonly number[]): number | null {
  const order = ({ color }: VariantOffer) => (color === null ? -1 : colors.indexOf(color));
  const [first] = available
    .filter((one) => order(one) >= 0)
    .toSorted((a, b) => a.price - b.price || a.days - b.days || order(a) - order(b));
  return first?.color ?? null;
}

const add = (a: Totals, b: Totals): Totals => ({
  price: Math.min(a.price, b.price),
  units: a.units + b.units,
  days: Math.min(a.days, b.days),
  stage: Math.max(a.stage, b.stage),
});

const lowest = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);
