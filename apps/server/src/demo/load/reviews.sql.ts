import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import type { Changes, IdByName } from './upsert.sql.ts';

const SITES_AT_ONCE = 10;

/**
 * Published reviews of the demo on every site that uses our own. Added once and then left alone: their dates pass, and staff
 * answer them.
 */
export async function addReviews(
  tx: Tx,
  { sites, reviews, products }: Pick<Brand, 'sites' | 'reviews' | 'products'>,
  siteId: IdByName,
  productId: IdByName,
): Promise<Changes> {
  const rows = products.flatMap(({ slug }) =>
    (reviews[slug] ?? []).map((review, index) => ({
      ...review,
      product_id: productId(slug),
      ref: `${slug}-${index + 1}`,
    })),
  );
  const siteIds = sites.filter((site) => site.settings.reviews !== 'service').map(({ slug }) => siteId(slug));
  let inserted = 0;
  // Some sites at a time: all of them in one statement take longer than a statement may on a busy machine.
  for (let first = 0; first < siteIds.length; first += SITES_AT_ONCE)
    inserted += await insertReviews(tx, rows, siteIds.slice(first, first + SITES_AT_ONCE));
  return { rows: rows.length * siteIds.length, inserted, updated: 0, removed: 0 };
}

async function insertReviews(tx: Tx, rows: readonly object[], siteIds: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into reviews (site_id, product_id, import_ref, stars, title, body, author, place, locale, status, written_at,
                         decided_at, answer, answered_at)
    select s.id, r.product_id, r.ref, r.stars, r.title, r.text, r.author, r.place, r.locale, 'published',
           now() - r.days_ago * interval '1 day', now() - (r.days_ago - 1) * interval '1 day', r.answer,
           case when r.answer is not null then now() - (r.days_ago - 1) * interval '1 day' end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(product_id int, ref text, stars smallint, title text, text text, author text, place text, locale text,
             days_ago int, answer text)
      join sites s on s.id = any(${siteIds})
     where not exists (select from reviews o where o.site_id = s.id and o.import_ref = r.ref)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
