import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { CloudEvent } from './events.contract.ts';

const UNNUMBERED = statement<Statements['events_unnumbered'], { found: boolean }>(
  'events_unnumbered',
  'select exists (select from event_outbox where site_id = $1) as found',
);

export async function hasUnnumbered(db: Db, siteId: number): Promise<boolean> {
  const [row] = await readSite(db, siteId, UNNUMBERED, [siteId]);
  return row?.found ?? false;
}

const UNNUMBERED_SITES = statement(
  'events_unnumbered_sites',
  `
select s.id from sites s where exists (select from event_outbox o where o.site_id = s.id) order by s.id`,
);

export const unsafeListUnnumberedSites = (tx: Tx) => runPrepared(tx, UNNUMBERED_SITES, []);

const ADD_HEAD = statement(
  'events_head_add',
  'insert into event_heads (site_id) values ($1) on conflict (site_id) do nothing',
);

export const addHead = (tx: Tx, siteId: number) => runPrepared(tx, ADD_HEAD, [siteId]);

const LOCK_HEAD = statement(
  'events_head_lock',
  'select last_sequence from event_heads where site_id = $1 for update skip locked',
);

/** Null: another process numbers the events of this site now, or the site has no head yet. */
export async function lockHead(tx: Tx, siteId: number): Promise<number | null> {
  const [row] = await runPrepared(tx, LOCK_HEAD, [siteId]);
  return row?.last_sequence ?? null;
}

// A statement of its own after the lock: its snapshot is taken now, so it sees every event that is committed now. An event
// that follows another one about the same subject was written after the commit of that one, so both are seen, or the first.
const NUMBER = statement<Statements['events_number'], { numbered: number }>(
  'events_number',
  `
with first as materialized (
  select id from event_outbox where site_id = $1 order by id limit $2
), taken as (
  delete from event_outbox o using first where o.site_id = $1 and o.id = first.id
  returning o.id, o.type, o.version, o.subject, o.data, o.occurred_at
), written as (
  insert into events (site_id, sequence, type, version, subject, data, occurred_at)
  select $1, $3::bigint + row_number() over (order by t.id), t.type, t.version, t.subject, t.data, t.occurred_at
    from taken t
  returning sequence
), moved as (
  update event_heads h set last_sequence = (select max(sequence) from written)
   where h.site_id = $1 and exists (select from written)
)
select count(*)::int as numbered from written`,
);

/** Moves committed events from the outbox to the log and answers how many. The head is locked. */
export async function numberEventRows(
  tx: Tx,
  siteId: number,
  { last, limit }: { last: number; limit: number },
): Promise<number> {
  const [row] = await runPrepared(tx, NUMBER, [siteId, limit, last]);
  return row?.numbered ?? 0;
}

const LIST = statement(
  'events_list',
  `
select sequence, type, version, subject, data, occurred_at
  from events where site_id = $1 and sequence > $2 order by sequence limit $3`,
  { data: CloudEvent.shape.data },
);

export const listEventRows = (db: Db, siteId: number, { after, limit }: { after: number; limit: number }) =>
  readSite(db, siteId, LIST, [siteId, after, limit]);

const HEAD = statement(
  'event_head',
  'select last_sequence, deleted_through from event_heads where site_id = $1',
);

export async function findHead(db: Db, siteId: number) {
  const [row] = await readSite(db, siteId, HEAD, [siteId]);
  return row ?? { last_sequence: 0, deleted_through: 0 };
}

const HEADS = statement('event_heads', 'select site_id from event_heads order by site_id');

export const unsafeListHeads = (tx: Tx) => runPrepared(tx, HEADS, []);

const DELETE = statement<Statements['events_delete'], { deleted: number }>(
  'events_delete',
  `
with oldest as materialized (
  select sequence from events where site_id = $1 order by sequence limit $2
), gone as (
  delete from events e using oldest
   where e.site_id = $1 and e.sequence = oldest.sequence and e.recorded_at < now() - $3::int * interval '1 day'
  returning e.sequence
), moved as (
  update event_heads h set deleted_through = (select max(sequence) from gone)
   where h.site_id = $1 and exists (select from gone)
)
select count(*)::int as deleted from gone`,
);

/** A batch of the oldest events, if they are old enough; answers how many were deleted. */
export async function deleteOldEventRows(
  tx: Tx,
  siteId: number,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const [row] = await runPrepared(tx, DELETE, [siteId, limit, days]);
  return row?.deleted ?? 0;
}
