import { type Db, withSite } from '../../platform/db/db.ts';
import { releaseHold } from '../inventory/claims/release-units.ts';
import { whyCartRefused } from './carts.rules.ts';
import { deleteLine, findCart } from './carts.sql.ts';
import { readCart } from './read-cart.ts';
import type { Shopper, ShownCart } from './show-cart.ts';

export const removeFromCart = (db: Db, shopper: Shopper, unitId: string): Promise<ShownCart> =>
  withSite(db, shopper.siteId, async (tx): Promise<ShownCart> => {
    const before = await findCart({ tx }, shopper);
    const code = whyCartRefused(before, shopper);
    if (code) return { ok: false, code };
    await deleteLine(tx, shopper, unitId);
    await releaseHold(tx, { ...shopper, unitId });
    const lines = before.lines.filter((line) => line.uuid !== unitId);
    return { ok: true, cart: await readCart({ tx }, shopper, { ...before, lines }) };
  });
