import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { WishListEntries } from '../../platform/db/schema.ts';
import { aProduct } from './builders.ts';

/** A product on the wish list of a customer, in any colour and size unless the test says otherwise. */
export async function aWishListEntry(
  db: Db,
  input: Partial<Insertable<WishListEntries>> & { site_id: number; customer_id: number },
) {
  const product_id = input.product_id ?? (await aProduct(db)).id;
  const { slug } = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow();
  const entry = await db
    .insertInto('wish_list_entries')
    .values({ ...input, product_id })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...entry, key: slug };
}
