import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { InspectUnitsSql, TakeBackClaimsSql, TakeBackUnitsSql } from './take-back.sql.types.ts';

// Units before claims, in ascending order, as everywhere (claims.sql.ts).
const LOCKED = `
  select u.id, c.id as claim from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.order_id = $2 and c.kind = 'sale'
   where u.site_id = $1 and u.id = any($3::uuid[])
   order by u.id for no key update of u`;

const RELEASE = statement<TakeBackClaimsSql>(
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

const QUARANTINE = statement<TakeBackUnitsSql>(
  'take_back_units',
  `
with reason as materialized (select set_config('app.move_reason', $3, true))
update units u set status = 'on_hand', blocked = true, blocked_reason = 'quarantine', sold_on = null, delivered_on = null
  from reason where u.site_id = $1 and u.id = any($2::uuid[]) and u.status in ('sold', 'delivered')`,
);

/** Returned, and not for sale before its inspection. */
export async function quarantineUnits(
  tx: Tx,
  key: { readonly siteId: number; readonly unitIds: readonly string[]; readonly reason: string },
): Promise<void> {
  await runPrepared(tx, QUARANTINE, [key.siteId, key.unitIds, key.reason]);
}

const DECIDE = statement<InspectUnitsSql>(
  'inspect_units',
  `
with locked as materialized (
  select u.id, u.product_id from units u
   where u.site_id = $1 and u.id = any($2::uuid[]) and u.blocked and u.blocked_reason = 'quarantine'
   order by u.id for no key update
), decided as (
  update units u set blocked = $3 = 'scrap', blocked_reason = case when $3 = 'scrap' then 'scrapped' end
    from locked where u.site_id = $1 and u.id = locked.id
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
