import { formatMoney, money } from '@paddock/money';
import type { DeliveryCalendar } from '../delivery/calendar.rules.ts';
import { toDeliveryUnit, unitDays } from '../delivery/delivery.rules.ts';
import type { UnitRow, UnitsPage } from './available-units.sql.ts';
import type { InventoryItem, InventoryMeta, InventoryStatus } from './inventory.contract.ts';
import type { VariantWords } from './variant-words.sql.ts';

/** The server decides the size of a page, so that no caller can ask for a million units. */
export const UNITS_PER_PAGE = 10;

// Nearest to the shopper first: the order in which a filter offers them.
const STAGES = ['on_hand', 'in_transit', 'in_production', 'draft'] as const satisfies InventoryStatus[];

export interface Formatting {
  /** BCP 47 with the country, for money. */
  readonly tag: string;
  /** "A, B" as the language writes it. */
  readonly join: (first: string, second: string) => string;
  readonly calendar: DeliveryCalendar;
}

/** `variant` is missing only for one made in the very moment between two reads: the unit is then shown without words. */
export function itemFrom(
  row: UnitRow,
  variant: VariantWords | undefined,
  { tag, join, calendar }: Formatting,
): InventoryItem {
  const { uuid, status, currency, price } = row;
  const { picture = null, values = [] } = variant ?? {};
  const struck = struckPrice(price, row.before);
  const written = (amount: number) => formatMoney(money(amount, currency), tag);
  return {
    uuid,
    picture,
    status,
    currency,
    values,
    name: joinAll(
      values.map(({ content }) => content),
      join,
    ),
    // A city that is its own province is said once.
    location: { label: placeOf(row, join), state: row.state === row.city ? null : row.state },
    ...(row.metres !== undefined && { metres: row.metres }),
    ...unitDays(calendar, toDeliveryUnit(row)),
    final_price: price,
    final_price_formatted: written(price),
    struck_price: struck,
    struck_price_formatted: struck === null ? null : written(struck),
  };
}

/** A former price may be shown only above the present one: docs/decisions/0010. */
export const struckPrice = (price: number, lowestBefore: number | null) =>
  lowestBefore !== null && lowestBefore > price ? lowestBefore : null;

/** In a store: its name and town. Before that: the plant. */
export const placeOf = (
  { store, city, plant }: Pick<UnitRow, 'store' | 'city' | 'plant'>,
  join: Formatting['join'],
) => (store === null ? (plant ?? '') : joinAll([store, city ?? ''], join));

const joinAll = (parts: readonly string[], join: Formatting['join']) =>
  parts.filter((part) => part !== '').reduce((text, part) => (text === '' ? part : join(text, part)), '');

export function metaFrom(
  {
    counts,
    sells_drafts,
    sells_factory_units,
  }: Pick<UnitsPage, 'counts' | 'sells_drafts' | 'sells_factory_units'>,
  { page, status }: { page: number; status: InventoryStatus | null },
): InventoryMeta {
  const isSold = { on_hand: true, in_transit: true, in_production: sells_factory_units, draft: sells_drafts };
  const stages = STAGES.filter((stage) => isSold[stage]);
  const statuses = stages.map((stage) => ({ status: stage, count: counts[stage] }));
  const total = status ? counts[status] : statuses.reduce((sum, { count }) => sum + count, 0);
  const last_page = Math.max(1, Math.ceil(total / UNITS_PER_PAGE));
  return { current_page: page, last_page, per_page: UNITS_PER_PAGE, total, statuses };
}
