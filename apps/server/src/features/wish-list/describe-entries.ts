import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import type { Db } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import type { SiteCalendar } from '../delivery/site-calendar.rules.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { placeOf } from '../inventory/inventory.rules.ts';
import { listOffers, type ProductOffer } from '../products/list-offers.ts';
import { findUnits, findValues, type UnitRow, type ValueRow } from './entry-details.sql.ts';
import type { WishListEntry } from './wish-list.contract.ts';
import { countOthers, type EntryChoice, totalsOf, writeKey } from './wish-list.rules.ts';

interface Details {
  readonly locale: string;
  readonly calendar: SiteCalendar;
  readonly products: ReadonlyMap<string, ProductOffer>;
  readonly units: ReadonlyMap<string, UnitRow>;
  readonly values: ReadonlyMap<number, ValueRow>;
}

/** The entries with today's price and day, in their order; three statements, however many there are. */
export async function describeEntries(
  db: Db,
  { siteId, locale: requested }: { readonly siteId: number; readonly locale: string },
  entries: readonly EntryChoice[],
): Promise<WishListEntry[]> {
  if (entries.length === 0) return [];
  const locale = catalogueOf(requested);
  const calendar = await readSiteCalendar(db, siteId);
  const slugs = [...new Set(entries.map(({ slug }) => slug))];
  const unitIds = entries.flatMap(({ unit }) => (unit ? [unit] : []));
  const [offers, units] = await Promise.all([
    listOffers(db, { siteId, slugs, locale }),
    findUnits(db, siteId, unitIds, calendar.table),
  ]);
  const chosen = [...entries, ...units].flatMap(({ color, size }) => [color, size]);
  const values = await findValues(db, [...new Set(chosen.filter((id) => id !== null))], locale);
  const details: Details = {
    locale,
    calendar,
    products: new Map(offers.map((product) => [product.slug, product])),
    units: new Map(units.map((unit) => [unit.id, unit])),
    values: new Map(values.map((value) => [value.id, value])),
  };
  return entries.map((entry) => describeEntry(entry, details));
}

function describeEntry(entry: EntryChoice, details: Details): WishListEntry {
  const product = details.products.get(entry.slug);
  const found = entry.unit ? details.units.get(entry.unit) : undefined;
  const unit = found?.slug === entry.slug ? found : undefined;
  const choice = unit ?? entry;
  const base = {
    key: writeKey(entry),
    product: product ? { slug: product.slug, name: product.name, kind: product.kind } : null,
    image: unit?.picture ?? product?.pictures.get(choice.color ?? 0) ?? product?.image ?? null,
    ...describeChoice(choice, details),
    price_formatted: null,
    count: 0,
    etd_min: null,
    ready_on: null,
    place: null,
  };
  if (!product) return { ...base, state: 'gone' };
  if (!product.offer) return { ...base, state: 'not_sold_online' };
  if (unit && unit.reason === null && unit.price !== null)
    return { ...base, ...describeUnit(unit, unit.price, details), state: 'available', count: 1 };
  if (entry.unit) {
    const count = countOthers(product.offer, choice);
    return { ...base, state: unit?.reason === 'held' ? 'unit_held' : 'unit_sold', count };
  }
  const totals = totalsOf(product.offer, choice);
  const ready_on = totals.etd_min === null ? null : details.calendar.dateIn(totals.etd_min);
  return { ...base, ...totals, ready_on, state: totals.count > 0 ? 'available' : 'sold_out' };
}

function describeChoice({ color, size }: Pick<EntryChoice, 'color' | 'size'>, details: Details) {
  const [colorValue, sizeValue] = [details.values.get(color ?? 0), details.values.get(size ?? 0)];
  const words = [colorValue, sizeValue].flatMap((value) => (value ? [value.content] : []));
  return {
    color: colorValue ? { id: colorValue.id, color1: colorValue.color1, color2: colorValue.color2 } : null,
    size: sizeValue?.id ?? null,
    version: words.length > 0 ? words.reduce(joinIn(details.locale)) : '',
  };
}

const joinIn = (locale: string) => (first: string, second: string) =>
  translate(locale, 'joined', { first, second });

function describeUnit(unit: UnitRow, price: number, { locale, calendar }: Details) {
  const days = calendar.storeDays(unit.store_id, unit.days);
  const tag = languageTag(locale, unit.country);
  return {
    price_formatted: formatMoney(money(price, unit.currency ?? ''), tag),
    etd_min: days,
    ready_on: calendar.dateIn(days),
    place: placeOf(unit, joinIn(locale)) || null,
  };
}
