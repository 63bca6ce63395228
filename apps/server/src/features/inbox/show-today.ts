import type { Db } from '../../platform/db/db.ts';
import type { Today } from './today.contract.ts';
import { countFaults, readToday } from './today.sql.ts';

const HOURS = 24;

/** The day so far on each site, the one with the most orders first, and what needs attention. */
export async function showToday(db: Db, siteIds: readonly number[]): Promise<Today> {
  const [rows, health] = await Promise.all([readToday(db, siteIds), countFaults(db, siteIds)]);
  return { sites: rows.map(({ hours, ...row }) => ({ ...row, by_hour: countByHour(hours) })), health };
}

function countByHour(hours: readonly number[]): number[] {
  const counts = new Array<number>(HOURS).fill(0);
  for (const hour of hours) counts[hour] = (counts[hour] ?? 0) + 1;
  return counts;
}
