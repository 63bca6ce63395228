import { type Db, transact } from '../../platform/db/db.ts';
import { queueForgetting } from '../edge/queue-purge.ts';
import { updateMaintenance } from './sites.sql.ts';

/** Opens or closes a site, and has the edge forget its pages: both happen or neither. */
export function setMaintenance(db: Db, slug: string, maintenance: boolean, until: Date | null = null) {
  return transact<{ ok: true } | { ok: false; code: 'site_unknown' }>(db, async (tx) => {
    const site = await updateMaintenance(tx, slug, maintenance, until);
    if (!site) return { ok: false, code: 'site_unknown' };
    await queueForgetting(tx, slug);
    return { ok: true };
  });
}
