import { type Db, readSite, runPrepared, type Statement, type Tx } from '../../platform/db.ts';

export type ClaimKind = 'hold' | 'reservation' | 'sale';

export interface ClaimsWish {
  readonly siteId: number;
  readonly unitIds: readonly string[];
  readonly kind: ClaimKind;
  /** Null for a sale only: it does not end by the clock. */
  readonly minutes: number | null;
  /** A hold is renewed, but not beyond this many minutes from when it was taken. */
  readonly mostMinutes?: number;
  readonly cartId: string | null;
  readonly orderId: number | null;
}

export interface ClaimRow {
  readonly unitId: string;
  readonly kind: ClaimKind;
  readonly claimedAt: Date;
  readonly expiresAt: Date | null;
  readonly product: string;
}

/** Inside a transaction of the site, or by itself in one round trip. */
export type Asking = { readonly tx: Tx } | { readonly db: Db };

const ask = <Row>(on: Asking, siteId: number, statement: Statement, values: readonly unknown[]) =>
  'tx' in on ? runPrepared<Row>(on.tx, statement, values) : readSite<Row>(on.db, siteId, statement, values);

// What a claim that is ours already becomes. A reservation is no less for being asked for as a hold.
const STRONGER = `($3 = 'hold' and c.kind <> 'hold') or c.kind = 'sale'`;

/**
 * One statement decides who gets the units: all of them or none. Units are locked before their claims and in ascending
 * order, so that no two takers wait for each other. Nobody queues for a free unit: one that another taker has in his
 * hands is skipped. A claim past its time is released here, by the database's clock, so no job has to run first.
 * The conflict clause answers the taker whose snapshot is older than the winner's commit.
 */
const TAKE = {
  name: 'take_units',
  text: `
with own as materialized (
  select c.id as claim from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and (c.expires_at is null or c.expires_at > now())
         and (c.order_id = $5::bigint or (c.cart_id = $4::uuid and (c.order_id is null or $3 = 'hold')))
   where u.site_id = $1 and u.id = any($2::uuid[])
   order by u.id for no key update of u
), free as materialized (
  select u.id from units u
   where u.site_id = $1 and u.id = any($2::uuid[])
     and not u.blocked and u.status not in ('sold', 'delivered')
     and (u.taken_until is null or u.taken_until <= now())
   order by u.id for no key update skip locked
), enough as materialized (
  select (select count(*) from own) + (select count(*) from free) = cardinality($2::uuid[]) as all_of_them
), expired as (
  update unit_claims c set released_at = now(), release_reason = 'expired'
    from free, enough
   where all_of_them and c.site_id = $1 and c.unit_id = free.id and c.released_at is null
     -- Asked again: its owner may have renewed it since this statement began.
     and c.expires_at <= now()
  returning c.id
), kept as (
  update unit_claims c
     set kind = case when ${STRONGER} then c.kind else $3 end,
         cart_id = coalesce(c.cart_id, $4::uuid),
         order_id = coalesce($5::bigint, c.order_id),
         expires_at = case when ${STRONGER} then c.expires_at
                           when c.kind = 'hold' and $3 = 'hold'
                           then least(now() + $6 * interval '1 minute', c.claimed_at + $7 * interval '1 minute')
                           else now() + $6 * interval '1 minute' end
    from own, enough
   where all_of_them and c.site_id = $1 and c.id = own.claim and c.released_at is null
  returning c.unit_id, c.kind, c.claimed_at, c.expires_at
), taken as (
  insert into unit_claims (site_id, unit_id, kind, cart_id, order_id, expires_at)
  select $1, free.id, $3, $4::uuid, $5::bigint, now() + $6 * interval '1 minute'
    from free, enough
   -- Reading "expired" makes its update run before this insert meets the unique index.
   where all_of_them and (select count(*) from expired) >= 0
  on conflict (site_id, unit_id) where released_at is null do nothing
  returning unit_id, kind, claimed_at, expires_at
)
select had.unit_id as "unitId", had.kind, had.claimed_at as "claimedAt", had.expires_at as "expiresAt",
       p.slug as product
  from (select * from kept union all select * from taken) had
  join units u on u.site_id = $1 and u.id = had.unit_id
  join products p on p.id = u.product_id`,
};

/** What was taken: as many rows as units were wished for, or too few. */
export const takeClaims = (on: Asking, wish: ClaimsWish) =>
  ask<ClaimRow>(on, wish.siteId, TAKE, [
    wish.siteId,
    wish.unitIds,
    wish.kind,
    wish.cartId,
    wish.orderId,
    wish.minutes,
    wish.mostMinutes ?? wish.minutes,
  ]);

export type ReleaseReason = 'expired' | 'left' | 'cancelled' | 'payment_failed' | 'returned' | 'replaced';

// Units before claims here too; see above.
const LOCK_OF_ORDER = `
with locked as materialized (
  select c.id from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
   where c.site_id = $1 and c.order_id = $2
   order by u.id for no key update of u
)`;

const RELEASE = {
  name: 'release_claims',
  text: `${LOCK_OF_ORDER}, released as (
  update unit_claims c set released_at = now(), release_reason = $3
    from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null
  returning c.unit_id
)
select distinct p.slug as product
  from released r join units u on u.site_id = $1 and u.id = r.unit_id join products p on p.id = u.product_id`,
};

/** Every live claim of an order; answers with the products whose pages change by it. */
export const releaseOrderClaims = (tx: Tx, siteId: number, orderId: number, reason: ReleaseReason) =>
  runPrepared<{ product: string }>(tx, RELEASE, [siteId, orderId, reason]);

const RELEASE_HOLD = {
  name: 'release_hold',
  text: `
with locked as materialized (
  select c.id from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.kind = 'hold' and c.cart_id = $2::uuid
   where u.site_id = $1 and u.id = $3::uuid
     for no key update of u
)
update unit_claims c set released_at = now(), release_reason = 'left'
  from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null`,
};

export async function releaseHoldOf(tx: Tx, siteId: number, cartId: string, unitId: string): Promise<void> {
  await runPrepared(tx, RELEASE_HOLD, [siteId, cartId, unitId]);
}

const MOVE_END = {
  name: 'move_claims_end',
  text: `${LOCK_OF_ORDER}
update unit_claims c set expires_at = $3
  from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null and c.kind = 'reservation'`,
};

export async function moveClaimsEnd(tx: Tx, siteId: number, orderId: number, end: Date): Promise<void> {
  await runPrepared(tx, MOVE_END, [siteId, orderId, end]);
}

/** Across all sites, in the sweeping job only: holds nobody came back for. Reservations end with their order. */
export async function unsafeReleaseExpiredHolds(tx: Tx): Promise<number> {
  const rows = await runPrepared(
    tx,
    {
      name: 'release_expired_holds',
      text: `
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
    },
    [],
  );
  return rows.length;
}
