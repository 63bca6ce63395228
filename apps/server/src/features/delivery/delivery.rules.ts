import { toDate, toDayNumber } from '@paddock/i18n/closed-days';
import { addWorkingDays, type DeliveryCalendar, nextStoreDay } from './calendar.rules.ts';
import type { DeliveryColumns, DeliverySettings, StoreHours } from './delivery.contract.ts';

/** A store, or a warehouse: a store that hands nothing over. */
export interface StorePlace {
  readonly id: number;
  readonly state: string | null;
  readonly hours: StoreHours;
}

/** What the date of a unit depends on. */
export interface DeliveryUnit {
  readonly status: string;
  /** When it arrives, while it is not on hand. */
  readonly expected_on: string | null;
  /** Working days of preparation where it stands. */
  readonly local_days: number;
  /** Where it stands, or where it is sent; null: at the plant, or on its way without a store. */
  readonly store: StorePlace | null;
}

export const toDeliveryUnit = (row: DeliveryColumns): DeliveryUnit => ({
  status: row.status,
  expected_on: row.expected_on,
  local_days: row.local_days,
  store: row.store_id === null ? null : { id: row.store_id, state: row.state, hours: row.hours ?? {} },
});

/** Where a unit goes. Without a store it is collected where it stands. */
export type Way =
  | { readonly kind: 'pickup'; readonly store: StorePlace | null; readonly extraDays: number }
  | { readonly kind: 'home'; readonly state: string | null; readonly extraDays: number };

const WHERE_IT_STANDS: Way = { kind: 'pickup', store: null, extraDays: 0 };

interface Readiness {
  /** The day on which the shopper can have it. */
  readonly on: string;
  /** Days from today to that day, by the site's clock. */
  readonly days: number;
  /** What the lane costs, in minor units. */
  readonly priceMinor: number;
}

/**
 * When the shopper can have a unit: it arrives, is prepared, is moved to the other store or carried to the address, and
 * a store hands it over on a day on which it is open. Work counts working days of the site.
 */
export function readyFor(
  calendar: DeliveryCalendar,
  unit: DeliveryUnit,
  way: Way = WHERE_IT_STANDS,
): Readiness {
  const { settings, today } = calendar;
  const lane = laneOf(settings, unit, way);
  const days = unit.local_days + lane.days + way.extraDays;
  const prepared = addWorkingDays(settings, arrivalDay(calendar, unit), days);
  const store = way.kind === 'pickup' ? (way.store ?? unit.store) : null;
  const day = store ? nextStoreDay(settings, store.hours, prepared) : prepared;
  return { on: toDate(day), days: day - today, priceMinor: lane.price_minor };
}

/** The whole days of a unit as the api tells them. */
export function unitDays(calendar: DeliveryCalendar, unit: DeliveryUnit) {
  const { on, days } = readyFor(calendar, unit);
  const waiting = Math.max(0, arrivalDay(calendar, unit) - calendar.today);
  // On hand the way begins today, whatever the cut-off hour says.
  return { ready_on: on, total_etd: days, local_etd: unit.status === 'on_hand' ? days : days - waiting };
}

/** The day on which work on it can begin. */
function arrivalDay({ firstDay, today }: DeliveryCalendar, unit: DeliveryUnit): number {
  const expected = unit.status === 'on_hand' || !unit.expected_on ? today : toDayNumber(unit.expected_on);
  return Math.max(firstDay, expected);
}

const NO_LANE = { days: 0, price_minor: 0 };

function laneOf(settings: DeliverySettings, { store }: DeliveryUnit, way: Way) {
  // A unit that is in no store yet is sent straight to the one that is chosen.
  if (way.kind === 'pickup' && (!store || !way.store || way.store.id === store.id)) return NO_LANE;
  const kind = way.kind === 'pickup' ? 'transfer' : 'carriage';
  const to = way.kind === 'pickup' ? (way.store?.state ?? null) : way.state;
  const isAt = (name: string, state: string | null) =>
    name === '*' || (state !== null && (name === state || settings.regions[name]?.includes(state) === true));
  const fits = (lane: DeliverySettings['lanes'][number]) =>
    lane.kind === kind && isAt(lane.from, store?.state ?? null) && isAt(lane.to, to);
  return settings.lanes.find(fits) ?? settings[kind];
}

/** Several units the same way: the last one decides the day, every one may cost. */
export function readyTogether(
  calendar: DeliveryCalendar,
  units: readonly DeliveryUnit[],
  way: Way,
): Readiness {
  const each = units.map((unit) => readyFor(calendar, unit, way));
  const days = Math.max(0, ...each.map((one) => one.days));
  return {
    on: toDate(calendar.today + days),
    days,
    priceMinor: each.reduce((sum, one) => sum + one.priceMinor, 0),
  };
}
