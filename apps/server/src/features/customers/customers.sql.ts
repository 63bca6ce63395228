import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** The live session behind a token, by the database's clock; a blocked customer has none. */
export const findSession = (tx: Tx, siteId: number, tokenHash: Buffer) =>
  tx
    .selectFrom('customer_tokens as t')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.site_id', '=', 't.site_id').onRef('c.id', '=', 't.customer_id'),
    )
    .select(['t.id as token_id', 'c.id as customer_id'])
    .where('t.site_id', '=', siteId)
    .where('t.token_hash', '=', tokenHash)
    .where('t.kind', '=', 'session')
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', (eb) => eb.fn<Date>('now'))
    .where('c.blocked_at', 'is', null)
    .executeTakeFirst();

export const getCustomer = (tx: Tx, siteId: number, customerId: number) =>
  tx
    .selectFrom('customers')
    .select(['given_name', 'family_name', 'email', 'phone'])
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

export async function revokeToken(tx: Tx, siteId: number, tokenId: number) {
  await tx
    .updateTable('customer_tokens')
    .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
    .where('site_id', '=', siteId)
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .execute();
}

interface CounterKey {
  siteId: number;
  kind: 'account' | 'address';
  hash: Buffer;
}

export async function findLock(tx: Tx, { siteId, kind, hash }: CounterKey) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from locked_until - now()))::int as seconds from login_counters
     where site_id = ${siteId} and subject_kind = ${kind} and subject_hash = ${hash} and locked_until > now()`.execute(
    tx,
  );
  return rows[0];
}

/** One statement counts and locks, so that guesses in parallel cannot slip past the count. */
export async function addFailure(
  tx: Tx,
  { siteId, kind, hash }: CounterKey,
  { maxFailures, windowMinutes }: { maxFailures: number; windowMinutes: number },
) {
  const span = sql`make_interval(mins => ${windowMinutes})`;
  await sql`
    insert into login_counters as c (site_id, subject_kind, subject_hash, failures)
    values (${siteId}, ${kind}, ${hash}, 1)
    on conflict (site_id, subject_kind, subject_hash) do update set
      failures = case when c.window_started_at < now() - ${span} then 1 else c.failures + 1 end,
      window_started_at = case when c.window_started_at < now() - ${span} then now() else c.window_started_at end,
      locked_until = case when c.window_started_at >= now() - ${span} and c.failures + 1 >= ${maxFailures}
                          then now() + ${span} end`.execute(tx);
}

export async function deleteCounter(tx: Tx, { siteId, kind, hash }: CounterKey) {
  await tx
    .deleteFrom('login_counters')
    .where('site_id', '=', siteId)
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .execute();
}

/** By e-mail in any case; a blocked customer cannot sign in. */
export const findCredentials = (tx: Tx, siteId: number, email: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('email_key', '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .executeTakeFirst();

interface NewSession {
  siteId: number;
  customerId: number;
  hash: Buffer;
  userAgent: string | null;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at, user_agent)
    values (${session.siteId}, ${session.customerId}, 'session', ${session.hash}, now() + interval '30 days',
            ${session.userAgent})
    returning expires_at`.execute(tx);
  return rows[0]?.expires_at as Date;
}
