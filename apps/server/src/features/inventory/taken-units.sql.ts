import { type Db, runPrepared, type Tx, withSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { AT_SOLD_STAGE, FREE, IN_STOCK, PRODUCT_FOR_SALE } from '../products/for-sale.fragment.ts';
import type { TakenUnits } from './inventory.contract.ts';

/** Null when this site does not show the product. */
export const showTakenUnits = (
  db: Db,
  { siteId, slug }: { siteId: number; slug: string },
): Promise<TakenUnits | null> => withSite(db, siteId, (tx) => findTakenUnits(tx, siteId, slug));

// Units stopped within 8 days are named too: a page in a cache (7 days at most) or an open tab may still show them. They
// are found by an index of their own, so that the stock is still read from `units_for_search` alone.
const FIND_TAKEN_UNITS = statement<Statements['find_taken_units'], TakenUnits>(
  'find_taken_units',
  `
    select count(u.id)::int as units,
           coalesce(array_agg(right(u.id::text, 12)) filter (where u.id is not null and not ${FREE}), '{}') || array(
             select right(u.id::text, 12) from units u
              where u.site_id = $1 and u.product_id = p.id and u.blocked and ${AT_SOLD_STAGE}
                and exists (select from unit_stops s
                             where s.site_id = $1 and s.unit_id = u.id and s.set_at > now() - interval '8 days')) as taken
      from site_products sp
      join products p on p.id = sp.product_id
      left join units u on u.site_id = sp.site_id and u.product_id = p.id and ${IN_STOCK}
     where sp.site_id = $1 and p.slug = $2 and ${PRODUCT_FOR_SALE}
     group by p.id`,
);

export async function findTakenUnits(tx: Tx, siteId: number, slug: string): Promise<TakenUnits | null> {
  const [row] = await runPrepared(tx, FIND_TAKEN_UNITS, [siteId, slug]);
  return row ?? null;
}
