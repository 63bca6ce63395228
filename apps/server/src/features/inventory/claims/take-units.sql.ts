import { ask, type Executor, queueWrite, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { FREE, forSale } from '../../products/for-sale.fragment.ts';
import type { ClaimKey, ClaimKeyKind } from '../claim-keys.contract.ts';

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

const LOCK_KEYS = statement(
  'lock_claim_keys',
  `select pg_advisory_xact_lock(id) from (select id from unnest($1::bigint[]) id order by id) ids`,
);

/**
 * Serializes callers that share a key until the transaction ends: the next statement counts what the caller before has
 * committed. Keys are locked in ascending order and before any unit, so no two callers wait for each other.
 */
export const lockClaimKeys = (tx: Tx, keys: readonly ClaimKey[]): Promise<void> =>
  queueWrite(tx, LOCK_KEYS, [keys.map(({ key }) => key.readBigInt64BE(0))]);

// The values of the statement, by name. `for-sale.fragment.ts` takes $1 for the site.
const SITE = '$1';
const UNITS = '$2::uuid[]';
const KIND = '$3';
const CART = '$4::uuid';
const ORDER = '$5::bigint';
const TIME = `$6 * interval '1 minute'`;
/** What renewals of a hold cannot exceed. */
const MAX_TIME = `$7 * interval '1 minute'`;
const KEYS = '$8::text[], $9::bytea[], $10::int[], $11::int[]';
const COOLDOWN = `$12 * interval '1 minute'`;

/** Live claims of the caller on these units. A unit no longer for sale is left to its order alone, which may have paid. */
const OWN = `
  select c.id as claim, u.id as unit, c.kind, c.reserved_at from units u
    join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and (c.expires_at is null or c.expires_at > now())
         and (c.order_id = ${ORDER} or (c.cart_id = ${CART} and (c.order_id is null or ${KIND} = 'hold')))
    join products p on p.id = u.product_id
    left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
   where u.site_id = ${SITE} and u.id = any(${UNITS}) and (${KIND} = 'sale' or ${forSale()})
   order by u.id for no key update of u`;

/** Units that nobody has. One that another taker has locked is skipped: that taker will have it. */
const FREE_UNITS = `
  select u.id from units u
    join products p on p.id = u.product_id
    join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
   where u.site_id = ${SITE} and u.id = any(${UNITS}) and ${forSale()} and ${FREE}
   order by u.id for no key update of u skip locked`;

/** Of a key `k`: live, unpaid claims of others. */
const othersOf = (k: string, join = '') => `(
    select count(*) from claim_keys x
      join unit_claims c on c.site_id = x.site_id and c.id = x.claim_id
       and c.released_at is null and c.kind <> 'sale' and c.expires_at > now()
       and c.id <> all (array(select claim from own)) ${join}
     where x.site_id = ${SITE} and x.key = ${k}.key and x.kind = ${k}.kind)`;

/** Per key: what others have under it, and how many units get it now. A unit the caller has adds to a new key only. */
const COUNTED = `
  select k.*, ${othersOf('k')} as others,
         (select count(*) from free) + (
           select count(*) from own
            where k.kind <> 'network' and not exists (
              select from claim_keys x
               where x.site_id = ${SITE} and x.claim_id = own.claim and x.key = k.key and x.kind = k.kind)) as added
    from keys k`;

/** Keys whose cap is reached, over all units and over those of one limited product. */
const OVER = `
  select kind, cap from counted where added > 0 and others + cardinality(${UNITS}) > cap
   union all
  select counted.kind, counted.limited_cap
    from counted, (
      select u.product_id, count(*) as wanted from units u join products p on p.id = u.product_id and p.limited
       where u.site_id = ${SITE} and u.id = any(${UNITS}) group by u.product_id) few
   where added > 0 and few.wanted > counted.limited_cap - ${othersOf(
     'counted',
     'join units had on had.site_id = c.site_id and had.id = c.unit_id and had.product_id = few.product_id',
   )}`;

/** The last claim that this cart or one of these keys had on a free unit, if it ended within the cooldown. */
const BEFORE = `
  select distinct on (free.id) free.id as unit, c.claimed_at, c.reserved_at,
         least(c.released_at, c.expires_at) as ended,
         c.kind = 'reservation' and (c.released_at is null or c.release_reason = 'expired') as ran_out
    from free join unit_claims c on c.site_id = ${SITE} and c.unit_id = free.id and c.kind <> 'sale'
   where ${KIND} <> 'sale' and least(c.released_at, c.expires_at) > now() - ${COOLDOWN}
     and (c.cart_id = ${CART} or exists (
       select from claim_keys x join keys on keys.key = x.key and keys.kind = x.kind
        where x.site_id = ${SITE} and x.claim_id = c.id))
   order by free.id, c.id desc`;

/** Units that have to rest: the time of the last claim was used up, so that letting go and taking again renews nothing. */
const WAITING = `
  select unit, ended + ${COOLDOWN} as until from before
   where ran_out
      or (${KIND} = 'hold' and (claimed_at + ${MAX_TIME} <= now() or reserved_at + interval '30 minutes' <= now()))
      or (${KIND} = 'reservation' and reserved_at + ${TIME} <= now())
   union all
  select unit, now() + ${COOLDOWN} from own
   where ${KIND} = 'reservation' and kind = 'hold' and reserved_at + ${TIME} <= now()`;

/** Whether the caller gets the units: all of them or none. */
const ENOUGH = `
  select (select count(*) from own) + (select count(*) from free) = cardinality(${UNITS})
         and not exists (select from over) and not exists (select from waiting) as all_of_them`;

/** Claims past their time leave the free units here, by the database's clock, so that no job has to run first. */
const EXPIRED = `
  update unit_claims c set released_at = now(), release_reason = 'expired'
    from free, enough
   where all_of_them and c.site_id = ${SITE} and c.unit_id = free.id and c.released_at is null
     -- Checked again: its owner may have renewed it since this statement began.
     and c.expires_at <= now()
  returning c.id`;

// What a claim that is ours already becomes. A reservation is no less for being asked for as a hold.
const STRONGER = `(${KIND} = 'hold' and c.kind <> 'hold') or c.kind = 'sale'`;

/** Own claims are renewed or become what is asked for: a hold a reservation, a reservation a sale. */
const KEPT = `
  update unit_claims c
     set kind = case when ${STRONGER} then c.kind else ${KIND} end,
         cart_id = coalesce(c.cart_id, ${CART}),
         order_id = coalesce(${ORDER}, c.order_id),
         reserved_at = case when ${KIND} = 'hold' then c.reserved_at else coalesce(c.reserved_at, now()) end,
         expires_at = case when ${STRONGER} then c.expires_at
                           when c.kind = 'hold' and ${KIND} = 'hold'
                           then least(now() + ${TIME}, c.claimed_at + ${MAX_TIME})
                           when c.kind = 'reservation' and ${KIND} = 'reservation'
                           then least(now() + ${TIME}, greatest(c.expires_at, c.reserved_at + ${TIME}))
                           else least(now(), c.reserved_at) + ${TIME} end
    from own, enough
   where all_of_them and c.site_id = ${SITE} and c.id = own.claim and c.released_at is null
  returning c.id, c.unit_id, c.kind, c.claimed_at, c.expires_at`;

/**
 * New claims. One that follows an earlier one goes on where that stopped: `claimed_at` and `reserved_at` are inherited. The
 * conflict clause answers the taker whose snapshot is older than the winner's commit.
 */
const TAKEN = `
  insert into unit_claims (site_id, unit_id, kind, cart_id, order_id, claimed_at, reserved_at, expires_at)
  select ${SITE}, free.id, ${KIND}, ${CART}, ${ORDER}, coalesce(before.claimed_at, now()),
         coalesce(before.reserved_at, case when ${KIND} <> 'hold' then now() end),
         case when ${KIND} = 'hold' then least(now() + ${TIME}, before.claimed_at + ${MAX_TIME})
              else least(now(), before.reserved_at) + ${TIME} end
    from free cross join enough left join before on before.unit = free.id
   -- Reading "expired" makes its update run before this insert meets the unique index.
   where all_of_them and (select count(*) from expired) >= 0
  on conflict (site_id, unit_id) where released_at is null do nothing
  returning id, unit_id, kind, claimed_at, expires_at`;

/** A network counts the units that are taken now; the other keys also those that get the key now. */
const KEYED = `
  insert into claim_keys (site_id, claim_id, kind, key)
  select ${SITE}, taken.id, keys.kind, keys.key from taken, keys
   union all
  select ${SITE}, kept.id, keys.kind, keys.key from kept, keys where keys.kind <> 'network'
  on conflict do nothing`;

/**
 * One statement decides who gets the units: all of them or none. Units are locked before their claims and in ascending
 * order, so that no two takers wait for each other.
 *
 *     own, free, keys ─ counted ─ over ─┐          ┌─ kept ────────────┐
 *                                       ├─ enough ─┤                   ├─ keyed
 *     free, keys ─ before ─ waiting ────┘          └─ expired ─ taken ─┘
 *
 * A hold keeps other shoppers away and nothing more: a unit that is no longer for sale is refused to the cart that holds
 * it, too.
 */
const TAKE = statement<Statements['take_units'], TakeRow>(
  'take_units',
  `
with own as materialized (${OWN}
), free as materialized (${FREE_UNITS}
), keys as materialized (select * from unnest(${KEYS}) as k (kind, key, cap, limited_cap)
), counted as materialized (${COUNTED}
), over as materialized (${OVER}
), before as materialized (${BEFORE}
), waiting as materialized (${WAITING}
), enough as materialized (${ENOUGH}
), expired as (${EXPIRED}
), kept as (${KEPT}
), taken as (${TAKEN}
), keyed as (${KEYED}
)
select had.unit_id as "unitId", had.kind, had.claimed_at as "claimedAt", had.expires_at as "expiresAt",
       p.slug as product, null as refused, null::int as cap, null::timestamptz as "waitUntil"
  from (select * from kept union all select * from taken) had
  join units u on u.site_id = ${SITE} and u.id = had.unit_id
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
