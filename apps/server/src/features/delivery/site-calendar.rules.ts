import { toDate } from '@paddock/i18n/closed-days';
import { type DeliveryCalendar, nextStoreDay } from './calendar.rules.ts';
import type { StoreHours } from './delivery.contract.ts';
import { readDays, readyTable } from './ready-table.rules.ts';

/** A site's calendar for statements about many units. */
export interface SiteCalendar {
  readonly calendar: DeliveryCalendar;
  /** The parameter of `readyDays`. */
  readonly table: readonly number[];
  /** Stores with closed days of their own. */
  readonly stores: readonly number[];
  /** Days until a unit is ready where it stands, of its wait and preparation in days and its store (0: none). */
  readyDays(wait: number, preparation: number, store: number): number;
  /** Days until a store hands over what is ready in `days` days. */
  storeDays(storeId: number | null, days: number): number;
  dateIn(days: number): string;
}

/** `stores` are those with closed days of their own. */
export function toSiteCalendar(
  calendar: DeliveryCalendar,
  stores: readonly { readonly id: number; readonly hours: StoreHours }[],
): SiteCalendar {
  const { settings, today } = calendar;
  const hoursOf = new Map(stores.map(({ id, hours }) => [id, hours]));
  const table = readyTable(calendar);
  const storeDays = (storeId: number | null, days: number) => {
    const hours = storeId === null ? undefined : hoursOf.get(storeId);
    return hours ? nextStoreDay(settings, hours, today + days) - today : days;
  };
  return {
    calendar,
    table,
    stores: [...hoursOf.keys()],
    storeDays,
    readyDays: (wait, preparation, store) => storeDays(store, readDays(table, wait, preparation)),
    dateIn: (days) => toDate(today + days),
  };
}
