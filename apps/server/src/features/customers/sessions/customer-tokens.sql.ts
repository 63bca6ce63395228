import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const DELETE_ALL = statement(
  'passkeys_delete_all',
  `delete from passkeys where site_id = $1 and customer_id = $2 returning name`,
);

/** Removes every passkey of a customer; returns their names for the mail that tells it. */
export async function removeAllPasskeys(
  tx: Tx,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<string[]> {
  const rows = await runPrepared(tx, DELETE_ALL, [siteId, customerId]);
  return rows.map(({ name }) => name);
}

/** How long a customer's session lives. */
const SESSION_DAYS = 30;
/** A session that made no call for so long is over. */
export const SESSION_IDLE_DAYS = 14;
/** The token is replaced when it is older. */
export const TOKEN_MAX_HOURS = 24;
/** How long the replaced token still works after the new one was used: requests under way must not fail. */
export const TOKEN_OVERLAP_SECONDS = 60;
/** How long a password or a passkey counts as just proved. */
const STEP_UP_MINUTES = 5;

/** `email_change` rows have no known token until their mail is written. */
export type LinkKind = 'verification' | 'recovery' | 'email_change' | 'secure_account';

const IS_LIVE = `t.kind = 'session' and t.revoked_at is null and t.expires_at > now()
   and coalesce(t.last_seen_at, t.created_at) > now() - interval '${SESSION_IDLE_DAYS} days'`;
/** Due once a day; again when the answer with the new token was lost, so that the old one is still in use. */
const IS_DUE = `coalesce(t.rotated_at, t.created_at) < now() - interval '${TOKEN_MAX_HOURS} hours'`;
const IS_LOST = `t.previous_until is null and t.rotated_at < now() - interval '${TOKEN_OVERLAP_SECONDS} seconds'`;

// Two index lookups: by the present token and by the one it replaced.
const SESSION = statement<Statements['session'], FoundSession>(
  'session',
  `
select t.id as token_id, c.id as customer_id, t.is_due,
       coalesce(t.last_seen_at < now() - interval '5 minutes', true) or t.is_first_use as unseen
  from (
    select t.*, ${IS_DUE} as is_due, t.previous_hash is not null and t.previous_until is null as is_first_use
      from customer_tokens t where t.site_id = $1 and t.token_hash = $2 and ${IS_LIVE}
     union all
    select t.*, ${IS_LOST} as is_due, false as is_first_use
      from customer_tokens t where t.site_id = $1 and t.previous_hash = $2 and ${IS_LIVE}
       and (t.previous_until is null or t.previous_until > now())
  ) t
  join customers c on c.site_id = t.site_id and c.id = t.customer_id
 where c.blocked_at is null`,
);

interface FoundSession {
  readonly token_id: number;
  readonly customer_id: number;
  /** Not noted within the last minutes, or its new token is used for the first time. */
  readonly unseen: boolean;
  /** Its token should be replaced. */
  readonly is_due: boolean;
}

/** The live session behind a token, by the database's clock; a blocked customer has none. */
export async function findSession(db: Db, siteId: number, hash: Buffer): Promise<FoundSession | null> {
  return (await readSite(db, siteId, SESSION, [siteId, hash]))[0] ?? null;
}

const SEEN = statement(
  'session_seen',
  `
update customer_tokens set last_seen_at = now(),
       previous_until = case when token_hash = $3 and previous_hash is not null and previous_until is null
                             then now() + interval '${TOKEN_OVERLAP_SECONDS} seconds' else previous_until end
 where site_id = $1 and id = $2`,
);

/** The first use of a new token starts the end of the one it replaced. */
export async function noteSeen(tx: Tx, siteId: number, tokenId: number, hash: Buffer) {
  await runPrepared(tx, SEEN, [siteId, tokenId, hash]);
}

const ROTATE = statement(
  'session_rotate',
  `
update customer_tokens t
   set token_hash = $4, rotated_at = now(), previous_until = null,
       previous_hash = case when t.token_hash = $3 then t.token_hash else t.previous_hash end
 where t.site_id = $1 and t.id = $2 and ${IS_LIVE}
   and ((t.token_hash = $3 and ${IS_DUE}) or (t.previous_hash = $3 and ${IS_LOST}))
returning t.expires_at`,
);

/** Replaces a session's token. Null: not due, or another request has just done it. */
export async function rotateToken(
  tx: Tx,
  session: { siteId: number; tokenId: number; presentHash: Buffer; newHash: Buffer },
): Promise<Date | null> {
  const { siteId, tokenId, presentHash, newHash } = session;
  const values = [siteId, tokenId, presentHash, newHash] as const;
  return (await runPrepared(tx, ROTATE, values))[0]?.expires_at ?? null;
}

const CONFIRM = statement(
  'session_confirm',
  `update customer_tokens set confirmed_at = now() where site_id = $1 and id = $2 and kind = 'session'`,
);

/** The customer has just proved a password or a passkey in this session. */
export async function noteConfirmed(tx: Tx, siteId: number, tokenId: number) {
  await runPrepared(tx, CONFIRM, [siteId, tokenId]);
}

const CONFIRMED = statement(
  'session_confirmed',
  `select from customer_tokens where site_id = $1 and id = $2 and kind = 'session'
            and confirmed_at > now() - interval '${STEP_UP_MINUTES} minutes'`,
);

/** Whether a password or a passkey was proved in this session within the last minutes. */
export const isConfirmed = async (db: Db, siteId: number, tokenId: number): Promise<boolean> =>
  (await readSite(db, siteId, CONFIRMED, [siteId, tokenId])).length > 0;

interface NewSession {
  readonly siteId: number;
  readonly customerId: number;
  readonly hash: Buffer;
  readonly userAgent: string | null;
  /** What the password was compared with; a password that has changed since opens nothing. */
  readonly passwordHash?: string;
}

const OPEN = statement(
  'session_open',
  `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at, last_seen_at, user_agent, confirmed_at)
select site_id, id, 'session', $3, now() + interval '${SESSION_DAYS} days', now(), $4, now() from customers
 where site_id = $1 and id = $2 and blocked_at is null and email_verified_at is not null
   and ($5::text is null or password_hash = $5)
   for share
returning expires_at`,
);

/**
 * Null: this customer may not come in. The customer's row is held: a new password set at the same moment either comes
 * first, and the session is not opened, or comes after, and ends it.
 */
export async function insertSession(tx: Tx, session: NewSession): Promise<Date | null> {
  const { siteId, customerId, hash, userAgent, passwordHash = null } = session;
  const values = [siteId, customerId, hash, userAgent, passwordHash] as const;
  return (await runPrepared(tx, OPEN, values))[0]?.expires_at ?? null;
}

const SESSIONS = statement(
  'sessions',
  `select t.id, t.user_agent, t.created_at, t.last_seen_at, t.expires_at from customer_tokens t
          where t.site_id = $1 and t.customer_id = $2 and ${IS_LIVE}
          order by coalesce(t.last_seen_at, t.created_at) desc, t.id desc limit 100`,
);

export const findSessions = (db: Db, siteId: number, customerId: number) =>
  readSite(db, siteId, SESSIONS, [siteId, customerId]);

const END = statement(
  'session_end',
  `update customer_tokens set revoked_at = now()
          where site_id = $1 and customer_id = $2 and id = $3 and kind = 'session' and revoked_at is null
            and expires_at > now() returning id`,
);

export async function revokeSession(tx: Tx, siteId: number, customerId: number, id: number) {
  return (await runPrepared(tx, END, [siteId, customerId, id])).length > 0;
}

const REVOKE = statement(
  'tokens_revoke',
  `update customer_tokens set revoked_at = now()
          where site_id = $1 and customer_id = $2 and kind = any($3::text[]) and id is distinct from $4
            and revoked_at is null and used_at is null and expires_at > now() returning id`,
);

/** How many ended. */
export async function revokeTokens(
  tx: Tx,
  key: { siteId: number; customerId: number },
  kinds: readonly (LinkKind | 'session')[],
  butId: number | null = null,
): Promise<number> {
  return (await runPrepared(tx, REVOKE, [key.siteId, key.customerId, [...kinds], butId])).length;
}

const SWEEP = statement(
  'tokens_sweep',
  `delete from customer_tokens where expires_at < now() - interval '1 day' returning id`,
);

export const unsafeDeleteExpiredTokens = async (tx: Tx) => (await runPrepared(tx, SWEEP, [])).length;
