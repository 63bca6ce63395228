import type { Db } from '../../platform/db/db.ts';
import { deliveryCalendar } from './calendar.rules.ts';
import { findSiteDelivery, type SiteDeliveryRow } from './delivery.sql.ts';
import { type SiteCalendar, toSiteCalendar } from './site-calendar.rules.ts';

/** Changed site data count after this time at the latest. */
const MEMORY_MS = 10_000;

interface Remembered {
  /** A promise, so that calls at once wait for one statement. */
  readonly row: Promise<SiteDeliveryRow>;
  readonly until: number;
  calendar: SiteCalendar | null;
}

const remembered = new WeakMap<Db, Map<number, Remembered>>();

/** The site's delivery data as of now, read once in some seconds and not per call. */
export async function readSiteCalendar(db: Db, siteId: number): Promise<SiteCalendar> {
  const known = recall(db, siteId);
  const row = await known.row;
  const now = deliveryCalendar(row, new Date());
  const { today, firstDay } = known.calendar?.calendar ?? {};
  if (known.calendar && today === now.today && firstDay === now.firstDay) return known.calendar;
  known.calendar = toSiteCalendar(now, row.stores);
  return known.calendar;
}

function recall(db: Db, siteId: number): Remembered {
  const sites = remembered.get(db) ?? new Map<number, Remembered>();
  remembered.set(db, sites);
  const known = sites.get(siteId);
  if (known && performance.now() < known.until) return known;
  const row = findSiteDelivery(db, siteId);
  const fresh: Remembered = { row, until: performance.now() + MEMORY_MS, calendar: null };
  sites.set(siteId, fresh);
  // A failed read is not remembered; the caller gets its error.
  row.catch(() => {
    if (sites.get(siteId) === fresh) sites.delete(siteId);
  });
  return fresh;
}
