import { type Db, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { deleteOldEventRows, unsafeListHeads } from './events.sql.ts';

const RETENTION_DAYS = 90;
const BATCH = 5000;

/** Deletes events of the log that are older than 90 days, in short transactions. */
export async function deleteOldEvents(db: Db, { days = RETENTION_DAYS, batch = BATCH } = {}): Promise<void> {
  for (const { site_id } of await unsafeWithAllSites(db, unsafeListHeads)) {
    const next = () => withSite(db, site_id, (tx) => deleteOldEventRows(tx, site_id, { days, limit: batch }));
    while ((await next()) === batch);
  }
}
