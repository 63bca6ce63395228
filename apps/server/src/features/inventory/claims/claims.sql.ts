import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { FREE, IN_STOCK } from '../../products/for-sale.fragment.ts';

interface UnpaidShare {
  readonly site: string;
  /** Units held or reserved without a payment, of those that are not sold; 0 to 1. */
  readonly share: number;
}

const SHARES = statement<Statements['unpaid_shares'], UnpaidShare>(
  'unpaid_shares',
  `
select s.slug as site,
       (count(*) filter (where not ${FREE}))::float8 / count(*) as share
  from sites s join units u on u.site_id = s.id
 where s.enable_shop and ${IN_STOCK}
   and (u.taken_until is null or u.taken_until < 'infinity')
 group by s.slug`,
);

/** Across all sites, for the metric: how much of each site's stock is kept for shoppers who have not paid. */
export const unsafeReadUnpaidShares = (tx: Tx): Promise<UnpaidShare[]> => runPrepared(tx, SHARES, []);

// Two statements, because a unit is sold before it is delivered and one statement changes a row once.
const SOLD = statement(
  'hand_over_sold',
  `
update units u set status = 'sold', sold_on = coalesce(u.sold_on, (now() at time zone s.timezone)::date)
  from unit_claims c, sites s
 where c.site_id = $1 and c.order_id = $2 and c.kind = 'sale' and c.released_at is null and s.id = $1
   and u.site_id = $1 and u.id = c.unit_id and u.status <> 'delivered' and u.status <> 'sold' and u.serial is not null`,
);
const DELIVERED = statement(
  'hand_over_delivered',
  `
update units u set status = 'delivered', delivered_on = (now() at time zone s.timezone)::date
  from unit_claims c, sites s
 where c.site_id = $1 and c.order_id = $2 and c.kind = 'sale' and c.released_at is null and s.id = $1
   and u.site_id = $1 and u.id = c.unit_id and u.status = 'sold'`,
);

export async function deliverUnits(tx: Tx, siteId: number, orderId: number): Promise<void> {
  await runPrepared(tx, SOLD, [siteId, orderId]);
  await runPrepared(tx, DELIVERED, [siteId, orderId]);
}

const FIND_UNIT_STANDING = statement<Statements['find_unit_standing'], { claimed: boolean }>(
  'find_unit_standing',
  `
    select c.id is not null or u.blocked or u.status in ('sold', 'delivered') as claimed
      from units u
      left join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
           and (c.expires_at is null or c.expires_at > now())
     where u.site_id = $1 and u.id = $2`,
);

export async function findUnitStanding(tx: Tx, siteId: number, unitId: string) {
  const rows = await runPrepared(tx, FIND_UNIT_STANDING, [siteId, unitId]);
  return rows[0] ?? null;
}

export type ReleaseReason = 'expired' | 'left' | 'cancelled' | 'payment_failed' | 'returned' | 'replaced';

// Units before claims here too, as in take-units.sql.ts.
const LOCK_OF_ORDER = `
with locked as materialized (
  select c.id from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
   where c.site_id = $1 and c.order_id = $2
   order by u.id for no key update of u
)`;

const RELEASE = statement(
  'release_claims',
  `${LOCK_OF_ORDER}, released as (
  update unit_claims c set released_at = now(), release_reason = $3
    from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null
  returning c.unit_id
)
select distinct p.slug as product
  from released r join units u on u.site_id = $1 and u.id = r.unit_id join products p on p.id = u.product_id`,
);

/** Every live claim of an order; answers with the products whose pages change by it. */
export const releaseOrderClaims = (tx: Tx, siteId: number, orderId: number, reason: ReleaseReason) =>
  runPrepared(tx, RELEASE, [siteId, orderId, reason]);

const RELEASE_HOLD = statement(
  'release_hold',
  `
with locked as materialized (
  select c.id from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.kind = 'hold' and c.cart_id = $2::uuid
   where u.site_id = $1 and u.id = $3::uuid
     for no key update of u
)
update unit_claims c set released_at = now(), release_reason = 'left'
  from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null`,
);

export async function releaseHoldOf(tx: Tx, siteId: number, cartId: string, unitId: string): Promise<void> {
  await runPrepared(tx, RELEASE_HOLD, [siteId, cartId, unitId]);
}

const MOVE_END = statement(
  'move_claims_end',
  `${LOCK_OF_ORDER}
update unit_claims c set expires_at = $3
  from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null and c.kind = 'reservation'`,
);

export async function moveClaimsEnd(tx: Tx, siteId: number, orderId: number, end: Date): Promise<void> {
  await runPrepared(tx, MOVE_END, [siteId, orderId, end]);
}

const RELEASE_EXPIRED = statement(
  'release_expired_holds',
  `
with locked as materialized (
  select c.site_id, c.id from unit_claims c
    join units u on u.site_id = c.site_id and u.id = c.unit_id
   where c.released_at is null and c.kind = 'hold' and c.expires_at <= now()
   order by c.site_id, u.id limit 1000 for no key update of u skip locked
)
update unit_claims c set released_at = now(), release_reason = 'expired'
  from locked
 where c.site_id = locked.site_id and c.id = locked.id and c.released_at is null and c.expires_at <= now()
returning c.id`,
);

/** Across all sites, in the sweeping job only: expired holds. Reservations end with their order. */
export const unsafeReleaseExpiredHolds = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, RELEASE_EXPIRED, [])).length;

const KEYS_HOURS = 24;

const DELETE_KEYS = statement(
  'delete_old_claim_keys',
  `
delete from claim_keys where (site_id, claim_id) in (
  select x.site_id, x.claim_id from claim_keys x join unit_claims c on c.site_id = x.site_id and c.id = x.claim_id
   where least(c.released_at, c.expires_at) < now() - $1 * interval '1 hour'
      or (c.kind = 'sale' and c.reserved_at < now() - $1 * interval '1 hour')
   limit 1000)
returning claim_id`,
);

/** Across all sites, in the sweeping job only: keys of claims that ended or were paid a day ago. */
export const unsafeDeleteOldClaimKeys = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_KEYS, [KEYS_HOURS])).length;
