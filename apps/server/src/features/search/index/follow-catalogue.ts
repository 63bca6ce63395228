import { type Db, transact } from '../../../platform/db/db.ts';
import { reindexProducts } from './reindex-products.ts';

const SHORT = 100;

/** The job: the products named, else everything that has fallen behind, in transactions short enough for others to wait. */
export async function followCatalogue(db: Db, products?: readonly number[]): Promise<void> {
  if (products) {
    await transact(db, async (tx) => ({ ok: true, written: await reindexProducts(tx, { products }) }));
    return;
  }
  for (let written = SHORT; written === SHORT; )
    ({ written } = await transact(db, async (tx) => ({
      ok: true,
      written: await reindexProducts(tx, { most: SHORT }),
    })));
}
