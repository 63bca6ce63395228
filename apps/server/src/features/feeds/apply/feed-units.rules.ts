import { money, parseMoney } from '@paddock/money';
import type { UnitLine, UnitStatus } from '../lines/unit-line.contract.ts';
import { type Change, changesBetween, writeMoney } from './feed-outcome.rules.ts';
import type { StoredUnit, UnitRow, UnitStanding } from './feed-units.sql.ts';

/** What a feed must know of the site it writes to. */
export interface FeedSite {
  readonly id: number;
  readonly slug: string;
  readonly currency: string;
  readonly timezone: string;
  /** The date where the site is. */
  readonly today: string;
  /** Days from the end of production to the store, when the feed does not say. */
  readonly transitDays: number;
}

export type Verdict =
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly field: string; readonly message: string }
  /** Nothing new; `newer` when the version still has to be remembered. */
  | { readonly kind: 'same'; readonly newer: boolean }
  | { readonly kind: 'created'; readonly row: UnitRow }
  | {
      readonly kind: 'changed';
      readonly row: UnitRow;
      readonly changes: Change[];
      readonly from: UnitStatus;
      /** The feed sets or lifts its stop, or gives another reason. */
      readonly stops: boolean;
    };

const STAGES: readonly UnitStatus[] = [
  'draft',
  'in_production',
  'in_transit',
  'on_hand',
  'sold',
  'delivered',
];
const stage = (status: UnitStatus) => STAGES.indexOf(status);
const isGone = (status: UnitStatus) => status === 'sold' || status === 'delivered';

export const isBackward = (from: UnitStatus, to: UnitStatus) => stage(to) < stage(from);

/** Whether the unit reaches its new status only by way of `sold`. */
export const passesSold = (from: UnitStatus, to: UnitStatus) => to === 'delivered' && !isGone(from);

/** Decides what a line means for the unit it names, from the line and what the database knows. */
export function judgeUnit(line: UnitLine, standing: UnitStanding, site: FeedSite): Verdict {
  const { unit } = standing;
  if (standing.torn) return refuse('serial', 'and ref name two different units');
  if (unit && line.version < unit.version) return { kind: 'late' };
  if (unit && line.version === unit.version) return { kind: 'same', newer: false };
  const why = whyUnknown(line, standing, site) ?? (unit && whyUnitStays(line, standing, unit));
  if (why) return why;
  const row = nextRow(line, standing, site);
  if ('kind' in row) return row;
  if (!unit) return { kind: 'created', row };
  const changes = changesOf(unit, row, line);
  if (changes.length === 0) return { kind: 'same', newer: true };
  const stops =
    unit.blocked !== row.blocked || unit.blockedReason !== row.blockedReason || unit.moved !== row.moved;
  return { kind: 'changed', row, changes, from: unit.status, stops };
}

const refuse = (field: string, message: string) => ({ kind: 'refused', field, message }) as const;

function whyUnknown(line: UnitLine, { variantId, storeId }: UnitStanding, site: FeedSite) {
  if (variantId === null) return refuse('variant', `${line.variant} is not known`);
  if (line.store && storeId === null) return refuse('store', `${line.store} is not a store of ${site.slug}`);
  if (line.currency && line.currency !== site.currency)
    return refuse('currency', `is ${line.currency}, but ${site.slug} sells in ${site.currency}`);
  return null;
}

// The shop's claims win over the feed: a sold or reserved unit limits what a feed may change.
function whyUnitStays(line: UnitLine, { claim, variantId }: UnitStanding, unit: StoredUnit) {
  const back = isBackward(unit.status, line.status);
  if (back && isGone(unit.status)) return refuse('status', `is ${unit.status}; a feed cannot undo that`);
  if (back && !line.reason)
    return refuse('status', `goes back from ${unit.status} to ${line.status}: that needs a reason`);
  if (line.serial && unit.serial && line.serial !== unit.serial)
    return refuse('serial', `is ${unit.serial} here; a frame number does not change`);
  if (variantId !== unit.variantId && (isGone(unit.status) || claim))
    return refuse(
      'variant',
      `cannot change from ${unit.variant}: the unit is ${claim ? `taken (${claim})` : unit.status}`,
    );
  if (isGone(line.status) && !isGone(unit.status) && claim && claim !== 'sale')
    return refuse('status', `cannot be ${line.status}: it is claimed in the shop (${claim})`);
  return null;
}

function nextRow(
  line: UnitLine,
  standing: UnitStanding,
  site: FeedSite,
): UnitRow | ReturnType<typeof refuse> {
  const { unit, listMinor } = standing;
  const price = line.price === undefined ? listMinor : toMinor(line.price, site.currency);
  if (price === undefined) return refuse('price', `${line.price} is not an amount of ${site.currency}`);
  if (price === null && line.status !== 'draft')
    return refuse('price', `is missing, and ${line.variant} has no list price on ${site.slug}`);
  const soldOn = isGone(line.status)
    ? (line.sold_on ?? unit?.soldOn ?? line.delivered_on ?? site.today)
    : null;
  return {
    id: unit?.id ?? null,
    productId: standing.productId!,
    variantId: standing.variantId!,
    serial: line.serial ?? unit?.serial ?? null,
    ref: line.ref ?? unit?.ref ?? null,
    status: line.status,
    storeId: standing.storeId,
    plant: line.plant ?? null,
    productionEndsOn: line.production_ends_on ?? null,
    transitEndsOn: line.transit_ends_on ?? null,
    ...nextDay(line, unit, site),
    soldOn,
    deliveredOn: line.status === 'delivered' ? (line.delivered_on ?? unit?.deliveredOn ?? site.today) : null,
    localDays: line.local_days,
    priceMinor: price,
    ownPrice: line.price !== undefined,
    currency: site.currency,
    blocked: line.blocked,
    blockedReason: line.blocked_reason ?? null,
    moved: line.moved,
    version: line.version,
  };
}

function toMinor(text: string, currency: string): number | undefined {
  try {
    return parseMoney(text, currency).amountMinor;
  } catch {
    return undefined;
  }
}

/**
 * The day it is expected. As long as the feed repeats a day that has passed, the later day that the nightly job put
 * in its place stands; a new day from the feed ends the delay.
 */
function nextDay(line: UnitLine, unit: StoredUnit | null, site: FeedSite) {
  if (stage(line.status) >= stage('on_hand')) return { expectedOn: null, overdueSince: null };
  const stated = expectedDay(line.transit_ends_on ?? null, line.production_ends_on ?? null, site.transitDays);
  const statedBefore = unit && expectedDay(unit.transitEndsOn, unit.productionEndsOn, site.transitDays);
  if (unit?.overdueSince && stated === statedBefore)
    return { expectedOn: unit.expectedOn, overdueSince: unit.overdueSince };
  const stillLate = stated !== null && stated < site.today;
  return { expectedOn: stated, overdueSince: stillLate ? (unit?.overdueSince ?? null) : null };
}

export function expectedDay(
  transitEndsOn: string | null,
  productionEndsOn: string | null,
  transitDays: number,
) {
  if (transitEndsOn) return transitEndsOn;
  return productionEndsOn && addDays(productionEndsOn, transitDays);
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const priced = (minor: number | null, currency: string) =>
  minor === null ? null : writeMoney(money(minor, currency));

function changesOf(unit: StoredUnit, row: UnitRow, line: UnitLine): Change[] {
  return changesBetween(
    {
      ...readable(unit),
      variant: unit.variant,
      place: unit.store ?? unit.plant ?? `store ${unit.storeId}`,
    },
    { ...readable(row), variant: line.variant, place: line.store ?? line.plant },
  );
}

const readable = (unit: StoredUnit | UnitRow) => ({
  serial: unit.serial,
  ref: unit.ref,
  status: unit.status,
  price: priced(unit.priceMinor, unit.currency),
  price_of: unit.ownPrice ? 'unit' : 'list',
  production_ends_on: unit.productionEndsOn,
  transit_ends_on: unit.transitEndsOn,
  expected_on: unit.expectedOn,
  overdue_since: unit.overdueSince,
  sold_on: unit.soldOn,
  delivered_on: unit.deliveredOn,
  local_days: unit.localDays,
  blocked: unit.blocked,
  blocked_reason: unit.blockedReason,
  moved: unit.moved,
});
