import { type Db, readSite, runPrepared, type Tx, writeAlong } from './db.ts';

export interface KeyOf {
  siteId: number;
  /** One caller's key must not answer another's. */
  actor: string;
  key: string;
}

const TAKE = {
  name: 'idempotency_take',
  text: `
insert into idempotency_keys (site_id, actor, key, request_hash, made) values ($1, $2, $3, $4, $5::uuid)
on conflict (site_id, actor, key) do nothing returning key`,
};

/**
 * True when the key is ours now. While another transaction holds the same key uncommitted, this waits for it
 * (lock_timeout): its commit makes this false, its rollback makes this true.
 */
export async function takeKey(
  tx: Tx,
  of: KeyOf,
  requestHash: Buffer,
  made: string | null = null,
): Promise<boolean> {
  const taken = await runPrepared(tx, TAKE, [of.siteId, of.actor, of.key, requestHash, made]);
  return taken.length > 0;
}

export interface KeyRow {
  readonly request_hash: Buffer;
  readonly response_status: number | null;
  readonly response_body: string | null;
  readonly made: string | null;
}

const CONFIRM = {
  name: 'idempotency_confirm',
  text: `
update idempotency_keys set completed_at = completed_at where site_id = $1 and actor = $2 and key = $3
returning request_hash, response_status, response_body, made`,
};

/**
 * What is kept under a key. It is asked for by a write that changes nothing: after a failover a read may show a commit
 * that no standby has and that will be taken back, while a write is not answered before everything before it is safe.
 */
export async function confirmKey(tx: Tx, of: KeyOf): Promise<KeyRow | undefined> {
  const [row] = await runPrepared<KeyRow>(tx, CONFIRM, [of.siteId, of.actor, of.key]);
  return row;
}

const STORE = {
  name: 'idempotency_store',
  text: `
update idempotency_keys set response_status = $4, response_body = $5, completed_at = now()
 where site_id = $1 and actor = $2 and key = $3`,
};

export async function storeAnswer(tx: Tx, of: KeyOf, answer: { status: number; body: string }) {
  await writeAlong(tx, STORE, [of.siteId, of.actor, of.key, answer.status, answer.body]);
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

const KEEP = {
  name: 'idempotency_keep',
  text: `
update idempotency_keys set response_status = $4, response_body = $5, completed_at = now()
 where site_id = $1 and actor = $2 and key = $3 and response_status is null
returning response_status as status, response_body as body`,
};
const KEPT = {
  name: 'idempotency_kept',
  text: `
select response_status as status, response_body as body from idempotency_keys
 where site_id = $1 and actor = $2 and key = $3 and response_status is not null`,
};

/** The answer that stands: this one, or the one that another run of the same call stored before. */
export async function keepFirstAnswer(db: Db, of: KeyOf, answer: KeptAnswer): Promise<KeptAnswer> {
  const key = [of.siteId, of.actor, of.key];
  const [stored] = await readSite<KeptAnswer>(db, of.siteId, KEEP, [...key, answer.status, answer.body]);
  if (stored) return stored;
  const [earlier] = await readSite<KeptAnswer>(db, of.siteId, KEPT, key);
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
