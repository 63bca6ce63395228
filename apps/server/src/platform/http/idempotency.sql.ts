import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../db/db.ts';
import { type Known, statement } from '../db/statement.ts';
import type { Statements } from '../db/statements.ts';

export interface IdempotencyKey {
  siteId: number;
  /** One caller's key must not answer another's. */
  actor: string;
  key: string;
  /** How long the key is kept, and an equal one means the same call. */
  seconds: number;
  /** Made by us of what the call says, because the caller named none. */
  isDerived: boolean;
}

const TAKE = statement(
  'idempotency_take',
  `
insert into idempotency_keys as kept (site_id, actor, key, request_hash, made, expires_at)
values ($1, $2, $3, $4, $5::uuid, now() + make_interval(secs => $6))
on conflict (site_id, actor, key) do update
   set request_hash = excluded.request_hash, made = excluded.made, expires_at = excluded.expires_at, created_at = now(),
       response_status = null, response_headers = null, response_body = null, completed_at = null
 where kept.expires_at <= now()
returning key`,
);

/**
 * True when the key is ours now: it is free, or it has expired and the sweeping job has not come by yet. While another transaction holds the same key uncommitted, this waits for it
 * (lock_timeout): its commit makes this false, its rollback makes this true.
 */
export async function takeKey(
  tx: Tx,
  scope: IdempotencyKey,
  requestHash: Buffer,
  made: string | null = null,
): Promise<boolean> {
  const taken = await runPrepared(tx, TAKE, [
    scope.siteId,
    scope.actor,
    scope.key,
    requestHash,
    made,
    scope.seconds,
  ]);
  return taken.length > 0;
}

export type KeyRow = Statements['idempotency_confirm']['row'];

const CONFIRM = statement(
  'idempotency_confirm',
  `
update idempotency_keys set completed_at = completed_at where site_id = $1 and actor = $2 and key = $3
returning request_hash, response_status, response_body, made`,
);

/**
 * What is kept under a key. It is asked for by a write that changes nothing: after a failover a read may show a commit
 * that no standby has and that will be taken back, while a write is not answered before everything before it is safe.
 */
export async function confirmKey(tx: Tx, scope: IdempotencyKey): Promise<KeyRow | undefined> {
  const [row] = await runPrepared(tx, CONFIRM, [scope.siteId, scope.actor, scope.key]);
  return row;
}

const STORE = statement(
  'idempotency_store',
  `
update idempotency_keys set response_status = $4, response_body = $5, completed_at = now()
 where site_id = $1 and actor = $2 and key = $3`,
);

export async function storeAnswer(tx: Tx, scope: IdempotencyKey, answer: { status: number; body: string }) {
  await queueWrite(tx, STORE, [scope.siteId, scope.actor, scope.key, answer.status, answer.body]);
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

const KEEP = statement<Known<Statements['idempotency_keep'], KeptAnswer>>(
  'idempotency_keep',
  `
update idempotency_keys set response_status = $4, response_body = $5, completed_at = now()
 where site_id = $1 and actor = $2 and key = $3 and response_status is null
returning response_status as status, response_body as body`,
);
const KEPT = statement<Known<Statements['idempotency_kept'], KeptAnswer>>(
  'idempotency_kept',
  `
select response_status as status, response_body as body from idempotency_keys
 where site_id = $1 and actor = $2 and key = $3 and response_status is not null`,
);

/** The answer that stands: this one, or the one that another run of the same call stored before. */
export async function keepFirstAnswer(
  db: Db,
  scope: IdempotencyKey,
  answer: KeptAnswer,
): Promise<KeptAnswer> {
  const key = [scope.siteId, scope.actor, scope.key] as const;
  const [stored] = await readSite(db, scope.siteId, KEEP, [...key, answer.status, answer.body]);
  if (stored) return stored;
  const [earlier] = await readSite(db, scope.siteId, KEPT, key);
  return earlier ?? answer;
}

/** Across all sites, in the sweeping job only. */
export async function unsafeDeleteExpiredKeys(tx: Tx): Promise<number> {
  const gone = await tx
    .deleteFrom('idempotency_keys')
    .where('expires_at', '<', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
