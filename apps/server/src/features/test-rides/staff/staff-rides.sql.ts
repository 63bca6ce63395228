import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { StaffDemonstrator } from './test-rides.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const DEMONSTRATORS = statement<Statements['demonstrators_of_store'], StaffDemonstrator>(
  'demonstrators_of_store',
  `
select d.id, d.ref, s.id as store_id, s.name as store, p.original_name as product, v.original_name as variant,
  coalesce((select json_agg(json_build_object('id', b.id, 'starts_at', ${ISO('b.starts_at')},
      'ends_at', ${ISO('b.ends_at')}, 'reason', b.reason) order by b.starts_at)
     from demonstrator_blocks b
    where b.site_id = $1 and b.demonstrator_id = d.id and b.lifted_at is null and b.ends_at > now()), '[]') as blocks
  from demonstrators d
  join stores s on s.site_id = $1 and s.id = d.store_id
  join products p on p.id = d.product_id
  left join variants v on v.id = d.variant_id
 where d.site_id = $1 and ($2::int is null or d.store_id = $2) and d.status = 'active'
 order by s.name, s.id, p.position, d.id`,
  { blocks: StaffDemonstrator.shape.blocks },
);

export const listDemonstratorsOf = (
  db: Db,
  siteId: number,
  storeId: number | null,
): Promise<StaffDemonstrator[]> => readSite(db, siteId, DEMONSTRATORS, [siteId, storeId]);

const LOCK = statement(
  'demonstrator_lock',
  'select id, ref from demonstrators where site_id = $1 and id = $2 for update',
);

/** Bookings of it wait until the transaction ends. */
export async function lockDemonstrator(tx: Tx, siteId: number, id: number) {
  const [row] = await runPrepared(tx, LOCK, [siteId, id]);
  return row ?? null;
}

const RIDES_IN = statement(
  'demonstrator_rides',
  `
select code from test_rides
 where site_id = $1 and demonstrator_id = $2 and status in ('booked', 'changed')
   and starts_at < $4 and ends_at > $3
 order by starts_at limit 20`,
);

/** The codes of its open rides in a period. */
export async function listRidesIn(
  tx: Tx,
  period: { siteId: number; demonstratorId: number; startsAt: Date; endsAt: Date },
): Promise<string[]> {
  const values = [period.siteId, period.demonstratorId, period.startsAt, period.endsAt] as const;
  return (await runPrepared(tx, RIDES_IN, values)).map(({ code }) => code);
}

const BLOCK = statement(
  'demonstrator_block_insert',
  `
insert into demonstrator_blocks (site_id, demonstrator_id, starts_at, ends_at, reason) values ($1, $2, $3, $4, $5)
returning id`,
);

export async function insertBlock(
  tx: Tx,
  block: { siteId: number; demonstratorId: number; startsAt: Date; endsAt: Date; reason: string },
): Promise<number> {
  const { siteId, demonstratorId, startsAt, endsAt, reason } = block;
  const [row] = await runPrepared(tx, BLOCK, [siteId, demonstratorId, startsAt, endsAt, reason]);
  if (!row) throw new Error('an insert without a row');
  return row.id;
}

const LIFT = statement(
  'demonstrator_block_lift',
  `
update demonstrator_blocks set lifted_at = now() where site_id = $1 and id = $2 and lifted_at is null
returning demonstrator_id as "demonstratorId"`,
);

/** The demonstrator; null: no such block, or lifted before. */
export async function endBlock(tx: Tx, siteId: number, id: number): Promise<number | null> {
  const [row] = await runPrepared(tx, LIFT, [siteId, id]);
  return row?.demonstratorId ?? null;
}
