import { type Db, transact } from '../../platform/db/db.ts';
import { queueForgetting } from '../edge/queue-purge.ts';
import { updateMaintenance, updateShop } from './sites.sql.ts';

type ShopSet = { ok: true } | { ok: false; code: 'site_unknown' | 'tax_missing' };

/**
 * Opens or closes the shop of a site whose pages stay up: prices, bag and checkout come and go with it. `tax_missing`: its
 * prices exclude tax, and it has no rate.
 */
export async function setShop(db: Db, slug: string, isOpen: boolean): Promise<ShopSet> {
  try {
    return await transact<ShopSet>(db, async (tx) => {
      const site = await updateShop(tx, slug, isOpen);
      if (!site) return { ok: false, code: 'site_unknown' };
      await queueForgetting(tx, slug);
      return { ok: true };
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'sites_known_tax') throw error;
    return { ok: false, code: 'tax_missing' };
  }
}

/** Opens or closes a site, and has the edge forget its pages: both happen or neither. */
export function setMaintenance(db: Db, slug: string, maintenance: boolean, until: Date | null = null) {
  return transact<{ ok: true } | { ok: false; code: 'site_unknown' }>(db, async (tx) => {
    const site = await updateMaintenance(tx, slug, maintenance, until);
    if (!site) return { ok: false, code: 'site_unknown' };
    await queueForgetting(tx, slug);
    return { ok: true };
  });
}
