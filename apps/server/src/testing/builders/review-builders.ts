import type { Db } from '../../platform/db/db.ts';

/** A row in each table of reviews. */
export async function fillReviews(db: Db, siteId: number, productId: number) {
  await db
    .insertInto('reviews')
    .values({
      site_id: siteId,
      product_id: productId,
      import_ref: 'first',
      stars: 5,
      title: 'Light',
      body: 'It goes well.',
      author: 'Anna R.',
      locale: 'it',
    })
    .execute();
}
