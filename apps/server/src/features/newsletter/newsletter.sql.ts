import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export type Subscriber = Statements['subscriber_ask']['row'];

// A former subscriber starts again as pending; one on the list stays, in the first language.
const ASK = statement(
  'subscriber_ask',
  `
insert into subscribers as s (site_id, email, locale) values ($1, $2, $3)
on conflict (site_id, email_key) do update set
  status = case s.status when 'unsubscribed' then 'pending' else s.status end,
  changed_at = case s.status when 'confirmed' then s.changed_at else now() end,
  locale = case s.status when 'confirmed' then s.locale else excluded.locale end
returning id, email, locale, status`,
);

/** Two who ask for the same address at once find one row. */
export async function requestSubscription(
  tx: Tx,
  requested: { siteId: number; email: string; locale: string },
): Promise<Subscriber> {
  const [row] = await runPrepared(tx, ASK, [requested.siteId, requested.email, requested.locale]);
  if (!row) throw new Error('an upsert without a row');
  return row;
}

const ADD_LINK = statement(
  'subscriber_link_add',
  `
insert into subscriber_links (site_id, subscriber_id, token_hash, expires_at)
select site_id, id, $3, now() + make_interval(hours => $4) from subscribers
 where site_id = $1 and id = $2 and status = 'pending'
returning id`,
);

/** False: there is nothing to prove any more. */
export async function insertLink(
  tx: Tx,
  link: { siteId: number; subscriberId: number; hash: Buffer; hours: number },
): Promise<boolean> {
  const values = [link.siteId, link.subscriberId, link.hash, link.hours] as const;
  return (await runPrepared(tx, ADD_LINK, values)).length > 0;
}

export interface LockedLink extends Subscriber {
  readonly link_id: number;
  readonly is_used: boolean;
  readonly is_over: boolean;
}

const LOCK_LINK = statement<Statements['subscriber_link_lock'], LockedLink>(
  'subscriber_link_lock',
  `
select l.id as link_id, l.used_at is not null as is_used, l.expires_at <= now() as is_over,
       s.id, s.email, s.locale, s.status
  from subscriber_links l
  join subscribers s on s.site_id = l.site_id and s.id = l.subscriber_id
 where l.site_id = $1 and l.token_hash = $2 for no key update of s`,
);

/** Locks the subscriber: concurrent links of one subscriber wait for each other. */
export async function lockLink(tx: Tx, siteId: number, hash: Buffer): Promise<LockedLink | null> {
  return (await runPrepared(tx, LOCK_LINK, [siteId, hash]))[0] ?? null;
}

const CONFIRM = statement(
  'subscriber_confirm',
  `
with used as (update subscriber_links set used_at = now() where site_id = $1 and subscriber_id = $2 and used_at is null)
update subscribers set status = 'confirmed', changed_at = now(), suppressed_at = null, suppressed_for = null
 where site_id = $1 and id = $2`,
);

/** All links of a subscriber end with the first that is used. A mail has arrived, so letters may be sent again. */
export const confirmSubscriber = (tx: Tx, siteId: number, subscriberId: number) =>
  runPrepared(tx, CONFIRM, [siteId, subscriberId]);

const LEAVE = statement(
  'subscriber_leave',
  `
update subscribers set status = 'unsubscribed', changed_at = now()
 where site_id = $1 and id = $2 and status <> 'unsubscribed'
returning id, email, locale, status`,
);

/** Null: not there, or gone already. */
export async function leaveList(tx: Tx, siteId: number, subscriberId: number): Promise<Subscriber | null> {
  return (await runPrepared(tx, LEAVE, [siteId, subscriberId]))[0] ?? null;
}

export interface Consent {
  readonly siteId: number;
  readonly subscriberId: number;
  readonly emailHash: Buffer;
  readonly what: 'asked' | 'confirmed' | 'withdrawn';
  readonly textVersion: string;
  readonly locale: string;
  readonly networkHash: Buffer | null;
}

const NOTE = statement(
  'subscriber_consent',
  `
insert into subscriber_consents (site_id, subscriber_id, email_hash, what, text_version, locale, network_hash)
values ($1, $2, $3, $4, $5, $6, $7)`,
);

export const insertConsent = (tx: Tx, note: Consent) =>
  runPrepared(tx, NOTE, [
    note.siteId,
    note.subscriberId,
    note.emailHash,
    note.what,
    note.textVersion,
    note.locale,
    note.networkHash,
  ]);
