import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { LetterText } from '../letter-blocks.contract.ts';
import { ON_LIST } from '../letters.sql.ts';

export interface LetterKey {
  readonly siteId: number;
  readonly letterId: number;
}

interface Sending {
  readonly status: string;
  /** Mails that may still leave in this minute. */
  readonly allowance: number;
}

/** Where the site sets nothing (`letters_per_minute`). */
const LETTERS_PER_MINUTE = 600;

const LOCK_SENDING = statement<Statements['letter_lock_sending'], Sending>(
  'letter_lock_sending',
  `
select l.status, coalesce((s.settings ->> 'letters_per_minute')::int, ${LETTERS_PER_MINUTE})
       - (select count(*) from letter_sends x
           where x.site_id = $1 and x.claimed_at > now() - interval '1 minute')::int as allowance
  from letters l join sites s on s.id = l.site_id
 where l.site_id = $1 and l.id = $2 for no key update of l`,
);

/** Locks the letter: workers that send the same letter claim one after the other. */
export async function lockSending(tx: Tx, { siteId, letterId }: LetterKey): Promise<Sending | null> {
  const [row] = await runPrepared(tx, LOCK_SENDING, [siteId, letterId]);
  return row ?? null;
}

const RATE = statement<Statements['letter_rate'], { rate: number }>(
  'letter_rate',
  `select coalesce((settings ->> 'letters_per_minute')::int, ${LETTERS_PER_MINUTE}) as rate from sites where id = $1`,
);

/** How many mails of letters may leave in a minute. */
export async function readRate(tx: Tx, siteId: number): Promise<number> {
  const [row] = await runPrepared(tx, RATE, [siteId]);
  return row?.rate ?? LETTERS_PER_MINUTE;
}

export interface Claimed {
  readonly subscriberId: number;
  readonly locale: string;
  readonly tries: number;
  /** Null: not on the list any more. */
  readonly email: string | null;
}

// Only subscribers who are on the list at this moment; the row is there before the mail server is called.
const CLAIM_NEXT = statement<Statements['letter_claim_next'], Claimed>(
  'letter_claim_next',
  `
with next as (
  select s.id, s.email, s.locale from letters l
   cross join lateral (
     select s.id, s.email, s.locale from subscribers s
      where s.site_id = $1 and s.id > l.sent_through_id and s.id <= l.last_subscriber_id and ${ON_LIST('s')}
        and exists (select from letter_texts t where t.site_id = $1 and t.letter_id = $2 and t.locale = s.locale)
      order by s.id limit 1) s
   where l.site_id = $1 and l.id = $2),
claimed as (
  insert into letter_sends (site_id, letter_id, subscriber_id, locale)
  select $1, $2, id, locale from next returning subscriber_id),
moved as (
  update letters set sent_through_id = (select id from next)
   where site_id = $1 and id = $2 and exists (select from claimed))
select id as "subscriberId", locale, 1 as tries, email from next`,
);

/** The next subscriber who has not got the letter. */
export async function claimNext(tx: Tx, { siteId, letterId }: LetterKey): Promise<Claimed | null> {
  const [row] = await runPrepared(tx, CLAIM_NEXT, [siteId, letterId]);
  return row ?? null;
}

const CLAIM_DEFERRED = statement<Statements['letter_claim_deferred'], Claimed>(
  'letter_claim_deferred',
  `
update letter_sends x set status = 'sending', tries = x.tries + 1, claimed_at = now(), retry_at = null
 where x.site_id = $1 and x.letter_id = $2 and x.subscriber_id = (
   select d.subscriber_id from letter_sends d
    where d.site_id = $1 and d.letter_id = $2 and d.status = 'deferred' and d.retry_at <= now()
    order by d.retry_at limit 1)
returning x.subscriber_id as "subscriberId", x.locale, x.tries,
  (select s.email from subscribers s where s.site_id = $1 and s.id = x.subscriber_id and ${ON_LIST('s')}) as email`,
);

/** A mail that the mail server asked to send later, when its time has come. */
export async function claimDeferred(tx: Tx, { siteId, letterId }: LetterKey): Promise<Claimed | null> {
  const [row] = await runPrepared(tx, CLAIM_DEFERRED, [siteId, letterId]);
  return row ?? null;
}

const END_STALE = statement(
  'letter_end_stale',
  `
update letter_sends set status = 'uncertain', detail = 'the worker stopped before the mail server answered'
 where site_id = $1 and letter_id = $2 and status = 'sending' and claimed_at < now() - make_interval(mins => $3)`,
);

/** Claims of a worker that was killed. The mail may have left, so it is not sent again. */
export async function endStaleClaims(
  tx: Tx,
  { siteId, letterId }: LetterKey,
  minutes: number,
): Promise<void> {
  await runPrepared(tx, END_STALE, [siteId, letterId, minutes]);
}

const WAITING = statement<Statements['letter_waiting'], { waiting: number }>(
  'letter_waiting',
  `select count(*)::int as waiting from letter_sends
    where site_id = $1 and letter_id = $2 and status in ('sending', 'deferred')`,
);

export async function countWaiting(tx: Tx, { siteId, letterId }: LetterKey): Promise<number> {
  const [row] = await runPrepared(tx, WAITING, [siteId, letterId]);
  return row?.waiting ?? 0;
}

export interface SendOutcome {
  readonly status: 'sent' | 'deferred' | 'failed' | 'uncertain';
  readonly detail: string | null;
  /** Of a deferred one. */
  readonly retrySeconds: number | null;
}

const RECORD = statement(
  'letter_record_send',
  `
update letter_sends set status = $4, detail = left($5, 500), retry_at = now() + make_interval(secs => $6)
 where site_id = $1 and letter_id = $2 and subscriber_id = $3 and status in ('sending', 'uncertain')`,
);

export async function recordSend(
  tx: Tx,
  { siteId, letterId }: LetterKey,
  subscriberId: number,
  { status, detail, retrySeconds }: SendOutcome,
): Promise<void> {
  await runPrepared(tx, RECORD, [siteId, letterId, subscriberId, status, detail, retrySeconds]);
}

const TEXT = statement<Statements['letter_text_find'], LetterText & { locale: string }>(
  'letter_text_find',
  `select locale, subject, preview, blocks from letter_texts
    where site_id = $1 and letter_id = $2 and ($3::text is null or locale = $3) order by locale limit 1`,
  { blocks: LetterText.shape.blocks },
);

/** Without a locale: the first there is. */
export async function findLetterText(
  tx: Tx,
  { siteId, letterId }: LetterKey,
  locale: string | null,
): Promise<(LetterText & { readonly locale: string }) | null> {
  const [row] = await runPrepared(tx, TEXT, [siteId, letterId, locale]);
  return row ?? null;
}
