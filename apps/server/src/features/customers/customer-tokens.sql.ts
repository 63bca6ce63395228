import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';

/** `email_change` rows are wishes until their mail is written: until then nobody knows a token for them. */
export type LinkKind = 'verification' | 'recovery' | 'email_change';

const SESSION = {
  name: 'session',
  text: `
select t.id as token_id, c.id as customer_id,
       coalesce(t.last_seen_at < now() - interval '5 minutes', true) as unseen
  from customer_tokens t join customers c on c.site_id = t.site_id and c.id = t.customer_id
 where t.site_id = $1 and t.token_hash = $2 and t.kind = 'session' and t.revoked_at is null and t.expires_at > now()
   and c.blocked_at is null`,
};

interface FoundSession {
  readonly token_id: number;
  readonly customer_id: number;
  /** Not noted within the last minutes. */
  readonly unseen: boolean;
}

/** The live session behind a token, by the database's clock; a blocked customer has none. */
export async function findSession(db: Db, siteId: number, hash: Buffer): Promise<FoundSession | null> {
  return (await readSite<FoundSession>(db, siteId, SESSION, [siteId, hash]))[0] ?? null;
}

const SEEN = {
  name: 'session_seen',
  text: `update customer_tokens set last_seen_at = now()
          where site_id = $1 and id = $2 and coalesce(last_seen_at < now() - interval '5 minutes', true)`,
};

export async function noteSeen(tx: Tx, siteId: number, tokenId: number) {
  await runPrepared(tx, SEEN, [siteId, tokenId]);
}

interface NewSession {
  readonly siteId: number;
  readonly customerId: number;
  readonly hash: Buffer;
  readonly userAgent: string | null;
  /** What the password was compared with; a password that has changed since opens nothing. */
  readonly passwordHash?: string;
}

const OPEN = {
  name: 'session_open',
  text: `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at, last_seen_at, user_agent)
select site_id, id, 'session', $3, now() + interval '30 days', now(), $4 from customers
 where site_id = $1 and id = $2 and blocked_at is null and email_verified_at is not null
   and ($5::text is null or password_hash = $5)
   for share
returning expires_at`,
};

/**
 * Null: this customer may not come in. The customer's row is held: a new password set at the same moment either comes
 * first, and the session is not opened, or comes after, and ends it.
 */
export async function insertSession(tx: Tx, session: NewSession): Promise<Date | null> {
  const { siteId, customerId, hash, userAgent, passwordHash = null } = session;
  const values = [siteId, customerId, hash, userAgent, passwordHash];
  return (await runPrepared<{ expires_at: Date }>(tx, OPEN, values))[0]?.expires_at ?? null;
}

const SESSIONS = {
  name: 'sessions',
  text: `select id, user_agent, created_at, last_seen_at, expires_at from customer_tokens
          where site_id = $1 and customer_id = $2 and kind = 'session' and revoked_at is null and expires_at > now()
          order by coalesce(last_seen_at, created_at) desc, id desc limit 100`,
};

export interface SessionRow {
  readonly id: number;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly expires_at: Date;
}

export const findSessions = (db: Db, siteId: number, customerId: number) =>
  readSite<SessionRow>(db, siteId, SESSIONS, [siteId, customerId]);

const END = {
  name: 'session_end',
  text: `update customer_tokens set revoked_at = now()
          where site_id = $1 and customer_id = $2 and id = $3 and kind = 'session' and revoked_at is null
            and expires_at > now() returning id`,
};

export async function revokeSession(tx: Tx, siteId: number, customerId: number, id: number) {
  return (await runPrepared(tx, END, [siteId, customerId, id])).length > 0;
}

const REVOKE = {
  name: 'tokens_revoke',
  text: `update customer_tokens set revoked_at = now()
          where site_id = $1 and customer_id = $2 and kind = any($3::text[]) and id is distinct from $4
            and revoked_at is null and used_at is null and expires_at > now() returning id`,
};

/** How many ended. */
export async function revokeTokens(
  tx: Tx,
  of: { siteId: number; customerId: number },
  kinds: readonly (LinkKind | 'session')[],
  butId: number | null = null,
): Promise<number> {
  return (await runPrepared(tx, REVOKE, [of.siteId, of.customerId, [...kinds], butId])).length;
}

const SWEEP = {
  name: 'tokens_sweep',
  text: `delete from customer_tokens where expires_at < now() - interval '1 day' returning id`,
};

export const unsafeDeleteExpiredTokens = async (tx: Tx) => (await runPrepared(tx, SWEEP, [])).length;
