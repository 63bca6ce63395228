import { measureSlips } from '../../features/feeds/slips.sql.ts';
import type { Db } from '../../platform/db/db.ts';

export async function printSlips(db: Db, site: string, days: number): Promise<number> {
  const measured = await measureSlips(db, site, days);
  if (!measured) {
    console.error(`There is no site "${site}".`);
    return 1;
  }
  console.log(`${site}, the last ${days} days; slips in days, negative is early\n`);
  console.table({
    'promised at reservation → handed over': measured.promises,
    'first expected → in the store': measured.arrivals,
  });
  console.log(`overdue units now: ${measured.overdueUnits}`);
  console.log(`promised days that have passed without a hand-over: ${measured.brokenPromises}`);
  return 0;
}
