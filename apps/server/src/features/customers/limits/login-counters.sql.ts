import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface CounterKey {
  readonly siteId: number;
  readonly kind: 'account' | 'address';
  /** What is counted; only its hash is kept. */
  readonly subject: string;
}

// Folded by the database, as the addresses of accounts are: a letter the two folded differently would be a fresh budget.
const HASH = `sha256(convert_to(lower($3::text), 'UTF8'))`;

/** So many tries in so many minutes; after the last, none for as long again. */
export interface Allowance {
  readonly tries: number;
  readonly minutes: number;
}

const LOCK = statement<Statements['login_lock'], { seconds: number }>(
  'login_lock',
  `select ceil(extract(epoch from locked_until - now()))::int as seconds from login_counters
          where site_id = $1 and subject_kind = $2 and subject_hash = ${HASH} and locked_until > now()`,
);

export async function findLock(tx: Tx, { siteId, kind, subject }: CounterKey): Promise<number> {
  const [row] = await runPrepared(tx, LOCK, [siteId, kind, subject]);
  return row?.seconds ?? 0;
}

const TAKE = statement(
  'login_try',
  `
insert into login_counters as c (site_id, subject_kind, subject_hash, failures, locked_until)
values ($1, $2, ${HASH}, 1, case when $4::int <= 1 then now() + make_interval(mins => $5) end)
on conflict (site_id, subject_kind, subject_hash) do update set
  (failures, window_started_at, locked_until) = (
    select n.tries, n.since, case when n.tries >= $4::int then now() + make_interval(mins => $5) end
      from (select case when old then 1 else c.failures + 1 end as tries,
                   case when old then now() else c.window_started_at end as since
              from (select c.window_started_at < now() - make_interval(mins => $5) as old) w) n)
  where c.locked_until is null or c.locked_until <= now()
returning failures`,
);

/**
 * Counts a try before it is made, and locks with the last one that is allowed: in one statement, so that tries in
 * parallel cannot slip past the count. False: none is left.
 */
export async function consumeAttempt(
  tx: Tx,
  { siteId, kind, subject }: CounterKey,
  { tries, minutes }: Allowance,
): Promise<boolean> {
  return (await runPrepared(tx, TAKE, [siteId, kind, subject, tries, minutes])).length > 0;
}

const RETURN = statement(
  'login_try_return',
  `update login_counters set failures = greatest(failures - 1, 0), locked_until = null
          where site_id = $1 and subject_kind = $2 and subject_hash = ${HASH}`,
);

/** Takes back one that was no failure. */
export async function restoreCounter(tx: Tx, { siteId, kind, subject }: CounterKey) {
  await runPrepared(tx, RETURN, [siteId, kind, subject]);
}

const DELETE = statement(
  'login_counter_delete',
  `delete from login_counters where site_id = $1 and subject_kind = $2 and subject_hash = ${HASH}`,
);

export async function deleteCounter(tx: Tx, { siteId, kind, subject }: CounterKey) {
  await runPrepared(tx, DELETE, [siteId, kind, subject]);
}

const SWEEP = statement(
  'login_counters_sweep',
  `delete from login_counters
          where window_started_at < now() - interval '1 day' and (locked_until is null or locked_until < now())
         returning site_id`,
);

export const unsafeDeleteOldCounters = async (tx: Tx) => (await runPrepared(tx, SWEEP, [])).length;
