import type { Tx } from '../../../platform/db/db.ts';
import { followList } from './feed-prices.sql.ts';
import { lockFeeds } from './feed-units.sql.ts';

const AT_ONCE = 1000;

/** Brings every free unit that follows the price list to the price now in force. Returns the products it touched. */
export async function followListPrices(tx: Tx, siteId: number): Promise<string[]> {
  await lockFeeds(tx, siteId);
  const products = new Set<string>();
  for (let moved = AT_ONCE; moved === AT_ONCE; ) {
    const rows = await followList(tx, siteId, AT_ONCE);
    for (const { product } of rows) products.add(product);
    moved = rows.length;
  }
  return [...products];
}
