import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Statement, statement } from '../../../platform/db/statement.ts';
import { FREE, forSale } from '../../products/for-sale.fragment.ts';
import type { ClaimKey, ClaimKeyKind } from '../claim-keys.contract.ts';
import type {
  DeleteOldClaimKeysSql,
  LockClaimKeysSql,
  MoveClaimsEndSql,
  ReleaseClaimsSql,
  ReleaseExpiredHoldsSql,
  ReleaseHoldSql,
  TakeUnitsSql,
} from './claims.sql.types.ts';

export type ClaimKind = 'hold' | 'reservation' | 'sale';

export interface ClaimsInput {
  readonly siteId: number;
  readonly unitIds: readonly string[];
  readonly kind: ClaimKind;
  /** Null for a sale only: it does not end by the clock. */
  readonly minutes: number | null;
  /** A hold is renewed, but not beyond this many minutes from when it was taken. */
  readonly maxMinutes?: number;
  readonly cartId: string | null;
  readonly orderId: number | null;
  /** By what unpaid units are counted; the caller has locked them (`lockClaimKeys`). A sale has none. */
  readonly keys?: readonly ClaimKey[];
  /** After an unpaid claim ran out, the same cart and the same keys wait this long for the same unit. */
  readonly cooldownMinutes?: number;
}

export interface ClaimRow {
  readonly unitId: string;
  readonly kind: ClaimKind;
  readonly claimedAt: Date;
  readonly expiresAt: Date | null;
  readonly product: string;
}

interface TakeRow extends ClaimRow {
  /** The key whose cap is reached, or `wait`; null: the row is a claim. */
  readonly refused: ClaimKeyKind | 'wait' | null;
  readonly cap: number | null;
  readonly waitUntil: Date | null;
}

export interface TakenClaims {
  readonly claims: readonly ClaimRow[];
  readonly over: readonly { readonly kind: ClaimKeyKind; readonly cap: number }[];
  readonly waitUntil: Date | null;
}

/** Inside a transaction of the site, or by itself in one round trip. */
export type Executor = { readonly tx: Tx } | { readonly db: Db };

const ask = <Parameters extends readonly unknown[], Row>(
  executor: Executor,
  siteId: number,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
) =>
  'tx' in executor
    ? runPrepared(executor.tx, statement, values)
    : readSite(executor.db, siteId, statement, values);

const LOCK_KEYS = statement<LockClaimKeysSql>(
  'lock_claim_keys',
  `select pg_advisory_xact_lock(id) from (select id from unnest($1::bigint[]) id order by id) ids`,
);

/**
 * Serializes callers that share a key until the transaction ends: the next statement counts what the caller before has
 * committed. Keys are locked in ascending order and before any unit, so no two callers wait for each other.
 */
export const lockClaimKeys = (tx: Tx, keys: readonly ClaimKey[]): Promise<void> =>
  queueWrite(tx, LOCK_KEYS, [keys.map(({ key }) => key.readBigInt64BE(0))]);

// What a claim that is ours already becomes. A reservation is no less for being asked for as a hold.
const STRONGER = `($3 = 'hold' and c.kind <> 'hold') or c.kind = 'sale'`;

// Live and unpaid claims under a key that are not this caller's own.
const OTHERS = `
  claim_keys x join unit_claims c on c.site_id = x.site_id and c.id = x.claim_id
   and c.released_at is null and c.kind <> 'sale' and c.expires_at > now()
   and c.id <> all (array(select claim from own))`;

/**
 * One statement decides who gets the units: all of them or none. Units are locked before their claims and in ascending
 * order, so that no two takers wait for each other. Rows locked by another transaction are skipped (SKIP LOCKED). A claim
 * past its time is released here, by the database's clock, so no job has to run first. The conflict clause answers the
 * taker whose snapshot is older than the winner's commit.
 *
 * Unpaid units are capped here too, per key: what others hold under it, and what this call would have. A network counts
 * only units that are taken now; the other keys also count units that get the key now, such as the e-mail address that a
 * hold has not. A unit that the same cart or key had a moment ago goes on where it stopped: `claimed_at` and
 * `reserved_at` are inherited, so that letting go and taking again renews nothing. What ran out has to wait.
 *
 * A unit that is no longer for sale is refused to the cart that holds it, too: a hold keeps other shoppers away and
 * nothing more. Only the sale to an order that has reserved the unit goes ahead.
 */
const TAKE = statement<TakeUnitsSql, TakeRow>(
  'take_units',
  `
with own as materialized (
  select c.id as claim, u.id as unit, c.kind, c.reserved_at from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and (c.expires_at is null or c.expires_at > now())
         and (c.order_id = $5::bigint or (c.cart_id = $4::uuid and (c.order_id is null or $3 = 'hold')))
    join products p on p.id = u.product_id
    left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
   where u.site_id = $1 and u.id = any($2::uuid[]) and ($3 = 'sale' or ${forSale()})
   order by u.id for no key update of u
), free as materialized (
  select u.id from units u
    join products p on p.id = u.product_id
    join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
   where u.site_id = $1 and u.id = any($2::uuid[]) and ${forSale()} and ${FREE}
   order by u.id for no key update of u skip locked
), keys as materialized (
  select * from unnest($8::text[], $9::bytea[], $10::int[], $11::int[]) as k (kind, key, cap, limited_cap)
), counted as materialized (
  select k.*, (select count(*) from ${OTHERS} where x.site_id = $1 and x.key = k.key and x.kind = k.kind) as others,
         (select count(*) from free) + (
           select count(*) from own
            where k.kind <> 'network' and not exists (
              select from claim_keys x
               where x.site_id = $1 and x.claim_id = own.claim and x.key = k.key and x.kind = k.kind)) as added
    from keys k
), over as materialized (
  select kind, cap from counted where added > 0 and others + cardinality($2::uuid[]) > cap
   union all
  select counted.kind, counted.limited_cap
    from counted, (
      select u.product_id, count(*) as wanted from units u join products p on p.id = u.product_id and p.limited
       where u.site_id = $1 and u.id = any($2::uuid[]) group by u.product_id) few
   where added > 0 and few.wanted > counted.limited_cap - (
     select count(*) from ${OTHERS}
       join units had on had.site_id = c.site_id and had.id = c.unit_id and had.product_id = few.product_id
      where x.site_id = $1 and x.key = counted.key and x.kind = counted.kind)
), before as materialized (
  select distinct on (free.id) free.id as unit, c.claimed_at, c.reserved_at,
         least(c.released_at, c.expires_at) as ended,
         c.kind = 'reservation' and (c.released_at is null or c.release_reason = 'expired') as ran_out
    from free join unit_claims c on c.site_id = $1 and c.unit_id = free.id and c.kind <> 'sale'
   where $3 <> 'sale' and least(c.released_at, c.expires_at) > now() - $12 * interval '1 minute'
     and (c.cart_id = $4::uuid or exists (
       select from claim_keys x join keys on keys.key = x.key and keys.kind = x.kind
        where x.site_id = $1 and x.claim_id = c.id))
   order by free.id, c.id desc
), waiting as materialized (
  select unit, ended + $12 * interval '1 minute' as until from before
   where ran_out
      or ($3 = 'hold' and (claimed_at + $7 * interval '1 minute' <= now() or reserved_at + interval '30 minutes' <= now()))
      or ($3 = 'reservation' and reserved_at + $6 * interval '1 minute' <= now())
   union all
  select unit, now() + $12 * interval '1 minute' from own
   where $3 = 'reservation' and kind = 'hold' and reserved_at + $6 * interval '1 minute' <= now()
), enough as materialized (
  select (select count(*) from own) + (select count(*) from free) = cardinality($2::uuid[])
         and not exists (select from over) and not exists (select from waiting) as all_of_them
), expired as (
  update unit_claims c set released_at = now(), release_reason = 'expired'
    from free, enough
   where all_of_them and c.site_id = $1 and c.unit_id = free.id and c.released_at is null
     -- Checked again: its owner may have renewed it since this statement began.
     and c.expires_at <= now()
  returning c.id
), kept as (
  update unit_claims c
     set kind = case when ${STRONGER} then c.kind else $3 end,
         cart_id = coalesce(c.cart_id, $4::uuid),
         order_id = coalesce($5::bigint, c.order_id),
         reserved_at = case when $3 = 'hold' then c.reserved_at else coalesce(c.reserved_at, now()) end,
         expires_at = case when ${STRONGER} then c.expires_at
                           when c.kind = 'hold' and $3 = 'hold'
                           then least(now() + $6 * interval '1 minute', c.claimed_at + $7 * interval '1 minute')
                           when c.kind = 'reservation' and $3 = 'reservation'
                           then least(now() + $6 * interval '1 minute',
                                      greatest(c.expires_at, c.reserved_at + $6 * interval '1 minute'))
                           else least(now(), c.reserved_at) + $6 * interval '1 minute' end
    from own, enough
   where all_of_them and c.site_id = $1 and c.id = own.claim and c.released_at is null
  returning c.id, c.unit_id, c.kind, c.claimed_at, c.expires_at
), taken as (
  insert into unit_claims (site_id, unit_id, kind, cart_id, order_id, claimed_at, reserved_at, expires_at)
  select $1, free.id, $3, $4::uuid, $5::bigint, coalesce(before.claimed_at, now()),
         coalesce(before.reserved_at, case when $3 <> 'hold' then now() end),
         case when $3 = 'hold'
              then least(now() + $6 * interval '1 minute', before.claimed_at + $7 * interval '1 minute')
              else least(now(), before.reserved_at) + $6 * interval '1 minute' end
    from free cross join enough left join before on before.unit = free.id
   -- Reading "expired" makes its update run before this insert meets the unique index.
   where all_of_them and (select count(*) from expired) >= 0
  on conflict (site_id, unit_id) where released_at is null do nothing
  returning id, unit_id, kind, claimed_at, expires_at
), keyed as (
  insert into claim_keys (site_id, claim_id, kind, key)
  select $1, taken.id, keys.kind, keys.key from taken, keys
   union all
  select $1, kept.id, keys.kind, keys.key from kept, keys where keys.kind <> 'network'
  on conflict do nothing
)
select had.unit_id as "unitId", had.kind, had.claimed_at as "claimedAt", had.expires_at as "expiresAt",
       p.slug as product, null as refused, null::int as cap, null::timestamptz as "waitUntil"
  from (select * from kept union all select * from taken) had
  join units u on u.site_id = $1 and u.id = had.unit_id
  join products p on p.id = u.product_id
 union all
select null, null, null, null, null, over.kind, over.cap, null from over
 union all
select waiting.unit, null, null, null, null, 'wait', null, waiting.until from waiting`,
);

/** What was taken: as many claims as units were asked for, or too few with the reasons that are known. */
export async function takeClaims(executor: Executor, input: ClaimsInput): Promise<TakenClaims> {
  const keys = input.keys ?? [];
  const rows = await ask(executor, input.siteId, TAKE, [
    input.siteId,
    input.unitIds,
    input.kind,
    input.cartId,
    input.orderId,
    input.minutes,
    input.maxMinutes ?? input.minutes,
    keys.map(({ kind }) => kind),
    keys.map(({ key }) => key),
    keys.map(({ cap }) => cap),
    keys.map(({ limitedCap }) => limitedCap),
    input.cooldownMinutes ?? 0,
  ]);
  const ends = rows.flatMap(({ waitUntil }) => (waitUntil ? [waitUntil.getTime()] : []));
  return {
    claims: rows.filter(({ refused }) => refused === null),
    over: rows.flatMap(({ refused, cap }) =>
      refused !== null && refused !== 'wait' ? [{ kind: refused, cap: cap ?? 0 }] : [],
    ),
    waitUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}

export type ReleaseReason = 'expired' | 'left' | 'cancelled' | 'payment_failed' | 'returned' | 'replaced';

// Units before claims here too; see above.
const LOCK_OF_ORDER = `
with locked as materialized (
  select c.id from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
   where c.site_id = $1 and c.order_id = $2
   order by u.id for no key update of u
)`;

const RELEASE = statement<ReleaseClaimsSql>(
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

const RELEASE_HOLD = statement<ReleaseHoldSql>(
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

const MOVE_END = statement<MoveClaimsEndSql>(
  'move_claims_end',
  `${LOCK_OF_ORDER}
update unit_claims c set expires_at = $3
  from locked where c.site_id = $1 and c.id = locked.id and c.released_at is null and c.kind = 'reservation'`,
);

export async function moveClaimsEnd(tx: Tx, siteId: number, orderId: number, end: Date): Promise<void> {
  await runPrepared(tx, MOVE_END, [siteId, orderId, end]);
}

const RELEASE_EXPIRED = statement<ReleaseExpiredHoldsSql>(
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

const DELETE_KEYS = statement<DeleteOldClaimKeysSql>(
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
