import type { Tx } from './db.ts';

export interface KeyOf {
  siteId: number;
  /** One caller's key must not answer another's. */
  actor: string;
  key: string;
}

/**
 * True when the key is ours now. While another transaction holds the same key uncommitted, this waits for it
 * (lock_timeout): its commit makes this false, its rollback makes this true.
 */
export async function takeKey(tx: Tx, of: KeyOf, requestHash: Buffer): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ site_id: of.siteId, actor: of.actor, key: of.key, request_hash: requestHash })
    .onConflict((conflict) => conflict.columns(['site_id', 'actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export const findKey = (tx: Tx, of: KeyOf) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_status', 'response_body'])
    .where('site_id', '=', of.siteId)
    .where('actor', '=', of.actor)
    .where('key', '=', of.key)
    .executeTakeFirst();

export async function storeAnswer(tx: Tx, of: KeyOf, answer: { status: number; body: string }) {
  await tx
    .updateTable('idempotency_keys')
    .set((eb) => ({
      response_status: answer.status,
      response_body: answer.body,
      completed_at: eb.fn<Date>('now'),
    }))
    .where('site_id', '=', of.siteId)
    .where('actor', '=', of.actor)
    .where('key', '=', of.key)
    .execute();
}

/** Across all sites, in the sweeping job only. */
export async function unsafeDeleteExpiredKeys(tx: Tx): Promise<number> {
  const gone = await tx
    .deleteFrom('idempotency_keys')
    .where('expires_at', '<', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
