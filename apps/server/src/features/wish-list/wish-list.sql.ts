import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { PRODUCT_FOR_SALE } from '../products/for-sale.fragment.ts';

export interface CustomerKey {
  readonly siteId: number;
  readonly customerId: number;
}

export interface EntryRow {
  readonly slug: string;
  readonly color: number | null;
  readonly size: number | null;
  readonly unit: string | null;
}

const KEYS = statement(
  'wish_list_keys',
  `
select p.slug, e.color_id as color, e.size_id as size, e.unit_id as unit
  from wish_list_entries e join products p on p.id = e.product_id
 where e.site_id = $1 and e.customer_id = $2
 order by e.id desc`,
);

/** Newest first. */
export const findEntries = (db: Db, { siteId, customerId }: CustomerKey): Promise<EntryRow[]> =>
  readSite(db, siteId, KEYS, [siteId, customerId]);

const LOCK = statement('wish_list_lock', `select lock_wish_list($1::bigint, $2::bigint)`);

/** Locks the list until the transaction ends; the table's trigger takes the same lock. */
export const lockWishList = (tx: Tx, { siteId, customerId }: CustomerKey) =>
  runPrepared(tx, LOCK, [siteId, customerId]);

const hasValue = (column: string, attribute: string) => `
  (w.${column} is null or exists (
     select from variants v join variant_values vv on vv.variant_id = v.id and vv.value_id = w.${column}
       join attributes a on a.id = vv.attribute_id and a.slug = '${attribute}'
      where v.product_id = p.id))`;

// The newest come first in the input. They get the highest ids, and the room that is left.
const ADD = statement<Statements['wish_list_add'], { added: number; left_out: number; total: number }>(
  'wish_list_add',
  `
with known as (
  select p.id as product_id, w.color, w.size, w.unit, w.place
    from unnest($3::text[], $4::int[], $5::int[], $6::uuid[]) with ordinality as w (slug, color, size, unit, place)
    join products p on p.slug = w.slug
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id
   where ${PRODUCT_FOR_SALE} and ${hasValue('color', 'colour')} and ${hasValue('size', 'size')}
     and (w.unit is null or exists (select from units x where x.site_id = $1 and x.id = w.unit and x.product_id = p.id))
), own as (
  select * from wish_list_entries where site_id = $1 and customer_id = $2
), fresh as (
  select k.* from known k
   where not exists (
     select from own where own.product_id = k.product_id and own.color_id is not distinct from k.color
        and own.size_id is not distinct from k.size and own.unit_id is not distinct from k.unit)
), added as (
  insert into wish_list_entries (site_id, customer_id, product_id, color_id, size_id, unit_id)
  select $1, $2, product_id, color, size, unit
    from (select * from fresh order by place limit greatest(0, $7::int - (select count(*) from own))) fitting
   order by place desc
  returning id
)
select (select count(*) from added)::int as added,
       ((select count(*) from fresh) - (select count(*) from added))::int as left_out,
       ((select count(*) from own) + (select count(*) from added))::int as total`,
);

/** The list must be locked (`lockWishList`), and no entry may occur twice in the input. */
export async function insertEntries(
  tx: Tx,
  { siteId, customerId }: CustomerKey,
  entries: readonly EntryRow[],
  max: number,
) {
  const [row] = await runPrepared(tx, ADD, [
    siteId,
    customerId,
    entries.map(({ slug }) => slug),
    entries.map(({ color }) => color),
    entries.map(({ size }) => size),
    entries.map(({ unit }) => unit),
    max,
  ]);
  if (!row) throw new Error('The statement returned no row');
  return row;
}

const REMOVE = statement(
  'wish_list_remove',
  `
delete from wish_list_entries e using products p
 where e.site_id = $1 and e.customer_id = $2 and p.slug = $3 and e.product_id = p.id
   and e.color_id is not distinct from $4::int and e.size_id is not distinct from $5::int
   and e.unit_id is not distinct from $6::uuid
returning e.id`,
);

/** False: the list does not have it. */
export async function deleteEntry(tx: Tx, { siteId, customerId }: CustomerKey, entry: EntryRow) {
  const { slug, color, size, unit } = entry;
  return (await runPrepared(tx, REMOVE, [siteId, customerId, slug, color, size, unit])).length > 0;
}
