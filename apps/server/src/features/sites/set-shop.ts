import { type Db, transact } from '../../platform/db/db.ts';
import { queueForgetting } from '../edge/queue-purge.ts';
import { updateShop } from './sites.sql.ts';

/** Opens or closes the shop of a site whose pages stay up: prices, bag and checkout come and go with it. */
export function setShop(db: Db, slug: string, isOpen: boolean) {
  return transact<{ ok: true } | { ok: false; code: 'site_unknown' }>(db, async (tx) => {
    const site = await updateShop(tx, slug, isOpen);
    if (!site) return { ok: false, code: 'site_unknown' };
    await queueForgetting(tx, slug);
    return { ok: true };
  });
}
