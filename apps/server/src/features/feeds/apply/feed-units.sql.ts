import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { UnitStatus } from '../lines/unit-line.contract.ts';

export interface FeedSender {
  readonly siteId: number;
  readonly actor: string;
}

/** What a line names, for the database to look up. */
export interface UnitNames {
  readonly line: number;
  readonly serial: string | null;
  readonly ref: string | null;
  readonly sku: string;
  readonly store: string | null;
}

/** What the database knows about a line. */
export interface UnitStanding {
  readonly line: number;
  readonly variantId: number | null;
  readonly productId: number | null;
  readonly product: string | null;
  readonly storeId: number | null;
  readonly listMinor: number | null;
  /** Two units at once: the serial names one, the ref another. */
  readonly torn: boolean;
  readonly claim: 'hold' | 'reservation' | 'sale' | null;
  readonly unit: StoredUnit | null;
}

const StoredUnit = z.object({
  id: z.uuid(),
  serial: z.string().nullable(),
  ref: z.string().nullable(),
  variantId: z.number(),
  variant: z.string(),
  status: UnitStatus,
  storeId: z.number().nullable(),
  store: z.string().nullable(),
  plant: z.string().nullable(),
  productionEndsOn: z.string().nullable(),
  transitEndsOn: z.string().nullable(),
  expectedOn: z.string().nullable(),
  overdueSince: z.string().nullable(),
  soldOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  localDays: z.number(),
  priceMinor: z.number().nullable(),
  ownPrice: z.boolean(),
  currency: z.string(),
  /** By the feed itself; stops of other sources are none of its business. */
  blocked: z.boolean(),
  blockedReason: z.string().nullable(),
  /** It went to another site, where its frame number is fed now. */
  moved: z.boolean(),
  version: z.number(),
});
export type StoredUnit = Readonly<z.infer<typeof StoredUnit>>;

/** A unit as it is to be written. `id` is null for a new one. */
export type UnitRow = Omit<StoredUnit, 'id' | 'variant' | 'store'> & {
  readonly id: string | null;
  readonly productId: number;
};

const ALLOW_LONG_LOCK_WAIT = statement(
  'allow_long_lock_wait',
  `select set_config('lock_timeout', '30s', true)`,
);

const LOCK_FEEDS = statement('lock_feeds', `select pg_advisory_xact_lock(hashtext('feed.units'), $1)`);

/** Feeds of one site come one after the other: two that bring the same units in another order would wait in a circle. */
export async function lockFeeds(tx: Tx, siteId: number) {
  // Another feed may be at work for longer than a request may wait for a row; the statement's own limit still holds.
  await runPrepared(tx, ALLOW_LONG_LOCK_WAIT, []);
  await runPrepared(tx, LOCK_FEEDS, [siteId]);
}

const FIND_STANDINGS = statement<Statements['find_standings'], UnitStanding>(
  'find_standings',
  `
    select r.line, v.id as "variantId", v.product_id as "productId", p.slug as product, s.id as "storeId",
           list.amount_minor as "listMinor", coalesce(by_serial.id <> by_ref.id, false) as torn, c.kind as claim,
           case when u.id is not null then json_build_object(
             'id', u.id, 'serial', u.serial, 'ref', u.feed_ref, 'variantId', u.variant_id, 'variant', uv.sku,
             'status', u.status, 'storeId', u.store_id, 'store', us.feed_ref, 'plant', u.plant,
             'productionEndsOn', u.production_ends_on, 'transitEndsOn', u.transit_ends_on,
             'expectedOn', u.expected_on, 'overdueSince', u.overdue_since,
             'soldOn', u.sold_on, 'deliveredOn', u.delivered_on, 'localDays', u.local_days,
             'priceMinor', u.price_minor, 'ownPrice', u.own_price, 'currency', u.currency,
             'blocked', fs.unit_id is not null, 'blockedReason', fs.reason, 'moved', u.moved,
             'version', u.feed_version) end as unit
      from json_to_recordset($1::json)
        as r(line int, serial text, ref text, sku text, store text)
      left join variants v on v.sku = r.sku
      left join products p on p.id = v.product_id
      left join stores s on s.site_id = $2 and s.feed_ref = r.store
      left join units by_serial on by_serial.site_id = $2 and by_serial.serial = r.serial
      left join units by_ref on by_ref.site_id = $2 and by_ref.feed_ref = r.ref
      left join units u on u.site_id = $2 and u.id = coalesce(by_serial.id, by_ref.id)
      left join variants uv on uv.id = u.variant_id
      left join stores us on us.site_id = $2 and us.id = u.store_id
      left join unit_stops fs on fs.site_id = $2 and fs.unit_id = u.id and fs.source = 'feed' and fs.ref = ''
      left join unit_claims c on c.site_id = $2 and c.unit_id = u.id and c.released_at is null
           and (c.expires_at is null or c.expires_at > now())
      left join lateral (
        select l.amount_minor from prices l
         where l.site_id = $2 and l.variant_id = v.id and l.valid_from <= now()
         order by l.valid_from desc limit 1) as list on true`,
  { unit: StoredUnit.nullable() },
);

export async function findStandings(
  tx: Tx,
  siteId: number,
  names: readonly UnitNames[],
): Promise<UnitStanding[]> {
  const rows = await runPrepared(tx, FIND_STANDINGS, [JSON.stringify(names), siteId]);
  return rows;
}

const LOCK_UNITS = statement(
  'lock_units',
  `select id from units where site_id = $1 and id = any($2::uuid[])
       order by id for no key update`,
);

/** Shoppers taking a unit do not wait for us and we do not wait in a circle: always in the same order. */
export const lockUnits = (tx: Tx, siteId: number, ids: readonly string[]) =>
  runPrepared(tx, LOCK_UNITS, [siteId, ids]);

const RECORDS = `json_to_recordset($2::json) as r(
  id uuid, "productId" int, "variantId" int, serial text, ref text, status text, "storeId" int, plant text,
  "productionEndsOn" date, "transitEndsOn" date, "expectedOn" date, "overdueSince" date, "soldOn" date,
  "deliveredOn" date, "localDays" smallint, "priceMinor" bigint, "ownPrice" boolean, currency char(3),
  blocked boolean, "blockedReason" text, moved boolean, version bigint)`;

const INSERT_UNITS = statement(
  'insert_units',
  `
    with records as materialized (select uuid_v7() as new_id, r.* from ${RECORDS}), made as (
      insert into units (site_id, id, product_id, variant_id, serial, feed_ref, status, store_id, plant,
             production_ends_on, transit_ends_on, expected_on, sold_on, delivered_on, local_days, price_minor,
             own_price, currency, blocked, moved, feed_version)
      select $1::int, r.new_id, r."productId", r."variantId", r.serial, r.ref, r.status, r."storeId", r.plant,
             r."productionEndsOn", r."transitEndsOn", r."expectedOn", r."soldOn", r."deliveredOn", r."localDays",
             r."priceMinor", r."ownPrice", r.currency, r.blocked, r.moved, r.version
        from records r
    )
    insert into unit_stops (site_id, unit_id, source, reason, moved, set_by)
    select $1::int, r.new_id, 'feed', r."blockedReason", r.moved, $3::text from records r where r.blocked`,
);

export async function insertUnits(tx: Tx, by: FeedSender, rows: readonly UnitRow[]) {
  await runPrepared(tx, INSERT_UNITS, [by.siteId, JSON.stringify(rows), by.actor]);
}

const UPDATE_UNITS = statement(
  'update_units',
  `
    update units u set
           product_id = r."productId", variant_id = r."variantId", serial = r.serial, feed_ref = r.ref, status = r.status,
           store_id = r."storeId", plant = r.plant, production_ends_on = r."productionEndsOn",
           transit_ends_on = r."transitEndsOn", expected_on = r."expectedOn", overdue_since = r."overdueSince",
           sold_on = r."soldOn", delivered_on = r."deliveredOn", local_days = r."localDays",
           price_minor = r."priceMinor", own_price = r."ownPrice", currency = r.currency, feed_version = r.version
      from ${RECORDS}
     where u.site_id = $1 and u.id = r.id
    returning u.id`,
);

export async function updateUnits(tx: Tx, siteId: number, rows: readonly UnitRow[]): Promise<number> {
  return (await runPrepared(tx, UPDATE_UNITS, [siteId, JSON.stringify(rows)])).length;
}

const STOP_UNITS = statement(
  'stop_units',
  `
    with stated as materialized (
      select r.id, r.stop, r.reason, r.moved
        from json_to_recordset($2::json) as r(id uuid, stop boolean, reason text, moved boolean)
    ), lifted as (
      delete from unit_stops s using stated r
       where s.site_id = $1 and s.unit_id = r.id and s.source = 'feed' and s.ref = '' and not r.stop
    )
    insert into unit_stops as s (site_id, unit_id, source, reason, moved, set_by)
    select $1::int, r.id, 'feed', r.reason, r.moved, $3::text from stated r where r.stop
        on conflict (site_id, unit_id, source, ref) do update
       set reason = excluded.reason, moved = excluded.moved, set_by = excluded.set_by`,
);

/** Sets and lifts the feed's own stop of units. */
export const stopUnits = (
  tx: Tx,
  by: FeedSender,
  rows: readonly { id: string; stop: boolean; reason: string | null; moved: boolean }[],
) => runPrepared(tx, STOP_UNITS, [by.siteId, JSON.stringify(rows), by.actor]);

const REMEMBER_VERSIONS = statement(
  'remember_versions',
  `
    update units u set feed_version = r.version
      from json_to_recordset($1::json) as r(id uuid, version bigint)
     where u.site_id = $2 and u.id = r.id and u.feed_version < r.version`,
);

/** For units of which a line says nothing new but its version. */
export const rememberVersions = (tx: Tx, siteId: number, rows: readonly { id: string; version: number }[]) =>
  runPrepared(tx, REMEMBER_VERSIONS, [JSON.stringify(rows), siteId]);

const PASS_SOLD = statement(
  'pass_sold',
  `update units set status = 'sold' where site_id = $1 and id = any($2::uuid[])`,
);

/** A hand-over can be heard of before the sale it followed; the stages are still passed in their order. */
export const passSold = (tx: Tx, siteId: number, ids: readonly string[]) =>
  runPrepared(tx, PASS_SOLD, [siteId, ids]);

const STATE_REASONS = statement(
  'state_reasons',
  `select set_config('app.etd_reason', 'feed', true) as etd, set_config('app.move_reason', $1, true) as move`,
);

/** What the triggers of the units want to know: why a day changes, and why a status goes back. */
export const stateReasons = (tx: Tx, moveReason: string) => runPrepared(tx, STATE_REASONS, [moveReason]);

export interface BackwardMove {
  readonly name: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

const AUDIT_MOVES = statement(
  'audit_moves',
  `
    insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, reason, before, after)
    select $1::int, 'feed', $2::text, 'unit.moved_back', 'unit', r.name, r.reason,
           jsonb_build_object('status', r."from"), jsonb_build_object('status', r."to")
      from json_to_recordset($3::json) as r(name text, reason text, "from" text, "to" text)
  `,
);

export async function auditMoves(tx: Tx, siteId: number, actor: string, moves: readonly BackwardMove[]) {
  await runPrepared(tx, AUDIT_MOVES, [siteId, actor, JSON.stringify(moves)]);
}
