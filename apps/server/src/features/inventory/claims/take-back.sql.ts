import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

// Units before claims, in ascending order, as everywhere (claims.sql.ts).
const LOCKED = `
  select u.id, c.id as claim from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.order_id = $2 and c.kind = 'sale'
   where u.site_id = $1 and u.id = any($3::uuid[])
   order by u.id for no key update of u`;

const RELEASE = statement(
  'take_back_claims',
  `
with locked as materialized (${LOCKED})
update unit_claims c set released_at = now(), release_reason = 'returned'
  from locked where c.site_id = $1 and c.id = locked.claim and c.released_at is null
returning c.unit_id as "unitId"`,
);

/** Ends the sale of these units by this order; which they were. */
export async function releaseSales(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly unitIds: readonly string[] },
): Promise<string[]> {
  const rows = await runPrepared(tx, RELEASE, [key.siteId, key.orderId, key.unitIds]);
  return rows.map(({ unitId }) => unitId);
}

const QUARANTINE = statement(
  'take_back_units',
  `
with reason as materialized (select set_config('app.move_reason', $3, true)), back as (
  update units u set status = 'on_hand', sold_on = null, delivered_on = null
    from reason where u.site_id = $1 and u.id = any($2::uuid[]) and u.status in ('sold', 'delivered')
  returning u.id
)
insert into unit_stops (site_id, unit_id, source, reason, set_by)
select $1::int, b.id, 'quarantine', 'quarantine', $3 from back b
    on conflict (site_id, unit_id, source, ref) do update
   set reason = excluded.reason, set_at = now(), set_by = excluded.set_by`,
);

/** Returned, and not for sale before its inspection. */
export async function quarantineUnits(
  tx: Tx,
  key: { readonly siteId: number; readonly unitIds: readonly string[]; readonly reason: string },
): Promise<void> {
  await runPrepared(tx, QUARANTINE, [key.siteId, key.unitIds, key.reason]);
}

const DECIDE = statement(
  'inspect_units',
  `
with locked as materialized (
  select u.id, u.product_id from unit_stops s
    join units u on u.site_id = s.site_id and u.id = s.unit_id
   where s.site_id = $1 and s.unit_id = any($2::uuid[]) and s.source = 'quarantine' and s.ref = ''
     and s.reason = 'quarantine'
   order by u.id for no key update of u
), lifted as (
  delete from unit_stops s using locked
   where $3 = 'resell' and s.site_id = $1 and s.unit_id = locked.id and s.source = 'quarantine'
), scrapped as (
  update unit_stops s set reason = 'scrapped' from locked
   where $3 = 'scrap' and s.site_id = $1 and s.unit_id = locked.id and s.source = 'quarantine'
)
select distinct p.slug as product from locked join products p on p.id = locked.product_id`,
);

/** Out of quarantine: for sale again, or never again. The products whose pages change by it. */
export async function decideUnits(
  tx: Tx,
  key: {
    readonly siteId: number;
    readonly unitIds: readonly string[];
    readonly outcome: 'resell' | 'scrap';
  },
): Promise<string[]> {
  const rows = await runPrepared(tx, DECIDE, [key.siteId, key.unitIds, key.outcome]);
  return rows.map(({ product }) => product);
}
