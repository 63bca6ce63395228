import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { FREE, IN_STOCK, PRODUCT_FOR_SALE } from '../products/for-sale.fragment.ts';
import type { TakenUnits } from './inventory.contract.ts';
import type { FindTakenUnitsSql } from './taken-units.sql.types.ts';

const FIND_TAKEN_UNITS = statement<FindTakenUnitsSql, TakenUnits>(
  'find_taken_units',
  `
    select count(u.id)::int as units,
           coalesce(json_agg(right(u.id::text, 12)) filter (where u.id is not null and not ${FREE}), '[]') as taken
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
