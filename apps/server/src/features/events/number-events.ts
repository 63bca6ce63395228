import { type Db, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import {
  addHead,
  hasUnnumbered,
  lockHead,
  numberEventRows,
  unsafeListUnnumberedSites,
} from './events.sql.ts';

const BATCH = 2000;

/**
 * Gives committed events of a site their numbers. Numbers are given after the commit and by one process at a time, so a
 * reader that has seen a number never has to look for a lower one. Returns early while another process does it.
 */
export async function numberEvents(db: Db, siteId: number, { batch = BATCH } = {}): Promise<void> {
  if (!(await hasUnnumbered(db, siteId))) return;
  while ((await numberBatch(db, siteId, batch)) === batch);
}

const numberBatch = (db: Db, siteId: number, limit: number): Promise<number> =>
  withSite(db, siteId, async (tx) => {
    let last = await lockHead(tx, siteId);
    if (last === null) {
      await addHead(tx, siteId);
      last = await lockHead(tx, siteId);
    }
    return last === null ? 0 : numberEventRows(tx, siteId, { last, limit });
  });

/** For the job: events get their numbers also when no consumer reads them. */
export async function numberAllEvents(db: Db): Promise<void> {
  for (const { id } of await unsafeWithAllSites(db, unsafeListUnnumberedSites)) await numberEvents(db, id);
}
