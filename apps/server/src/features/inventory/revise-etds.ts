import { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { queuePurge } from '../edge/queue-purge.ts';
import { findUsualSlip, listSiteDays, moveOverdue, stateOverdue } from './revise-etd.sql.ts';

export const inventoryJobs = ({ db, log, metrics }: Shop): ImplementedJob[] => [
  implementJob(
    reviseEtdsJob,
    async () => {
      for (const revised of await reviseEtds(db)) {
        log.warn(revised, 'units overdue: moved to a later day');
        metrics.rowsMoved.inc({ task: reviseEtdsJob.name, site: revised.site }, revised.moved);
      }
    },
    '5 * * * *',
  ),
];

const MIN_DAYS = 3;
const MAX_DAYS = 60;
const UNKNOWN_DAYS = 7;
/** Fewer moves than this say nothing about the next one. */
const ENOUGH_MOVES = 5;

/** How many days from today a unit is expected whose day has passed: as far as dates of its site usually slip. */
function overdueDays({ moves, days }: { moves: number; days: number | null }): number {
  const usual = moves >= ENOUGH_MOVES && days !== null ? days : UNKNOWN_DAYS;
  return Math.min(MAX_DAYS, Math.max(MIN_DAYS, usual));
}

/** Runs every hour, so that each site is looked at in the first hour of its own day. */
export const reviseEtdsJob = defineJob({
  name: 'inventory.revise-etds',
  payload: z.object({}),
  maxAttempts: 5,
});

const AT_ONCE = 1000;

export interface RevisedSite {
  readonly site: string;
  readonly moved: number;
  /** How many of them are reserved or sold: their buyers are mailed the new date. */
  readonly promised: number;
}

/**
 * Gives every unit a day to come: one whose day has passed without it arriving gets a new one and is marked as overdue for
 * staff. After it has run nothing is left to move until the next day, so it may run as often as it likes.
 */
export async function reviseEtds(db: Db): Promise<RevisedSite[]> {
  const revised: RevisedSite[] = [];
  for (const site of await listSiteDays(db)) {
    const total = { site: site.slug, moved: 0, promised: 0 };
    for (let moved = AT_ONCE; moved === AT_ONCE; ) {
      const rows = await reviseSome(db, site);
      moved = rows.length;
      total.moved += moved;
      total.promised += rows.filter(({ taken }) => taken).length;
    }
    if (total.moved > 0) revised.push(total);
  }
  return revised;
}

function reviseSome(db: Db, site: { id: number; slug: string; today: string }) {
  return withSite(db, site.id, async (tx) => {
    const days = overdueDays(await findUsualSlip(tx, site.id));
    await stateOverdue(tx);
    const rows = await moveOverdue(tx, { siteId: site.id, today: site.today, days, limit: AT_ONCE });
    if (rows.length > 0) await queuePurge(tx, [`site:${site.slug}`]);
    return rows;
  });
}
