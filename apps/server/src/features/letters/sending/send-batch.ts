import { baseOf } from '@paddock/i18n/locales';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import type { MailSite } from '../../mails/mail-site.fragment.ts';
import { unsubscribeToken } from '../../newsletter/unsubscribe.ts';
import { batchKey, sendBatchJob } from '../letters.jobs.ts';
import { readMailSite, setLetterStatus } from '../letters.sql.ts';
import { makeLetterName } from '../reports/letter-name.ts';
import { suppressSubscriber } from '../reports/letter-reports.sql.ts';
import { withLeaveLink, writeLetter } from '../write-letter.ts';
import { classifyFailure, type Failure } from './delivery.rules.ts';
import {
  type Claimed,
  claimDeferred,
  claimNext,
  countWaiting,
  endStaleClaims,
  findLetterText,
  type LetterKey,
  lockSending,
  recordSend,
  type SendOutcome,
} from './letter-sends.sql.ts';
import { type LetterContext, mailLetter } from './mail-letter.ts';

const MAX_BATCH = 50;
const STALE_MINUTES = 5;
const LIMITED_SECONDS = 5;
const WAITING_SECONDS = 60;
const SENT: SendOutcome = { status: 'sent', detail: null, retrySeconds: null };

type Claim =
  | { readonly kind: 'claimed'; readonly claimed: Claimed }
  | { readonly kind: 'ended' | 'limited' | 'waiting' };

/**
 * Sends the next mails of a letter, at most as many in a minute as its site allows, and queues itself for the rest. Each
 * mail is claimed in a transaction of its own before the mail server is called: whatever kills the worker, no subscriber
 * gets the letter twice.
 */
export async function sendBatch(context: LetterContext, key: LetterKey, signal: AbortSignal): Promise<void> {
  const { db } = context;
  const site = await withSite(db, key.siteId, (tx) => readMailSite(tx, key.siteId));
  const write = letterWriter(context, key, site);
  let waitSeconds = 0;
  for (let sent = 0; sent < MAX_BATCH && !signal.aborted; sent += 1) {
    const claim = await claimMail(db, key);
    if (claim.kind === 'ended') return;
    if (claim.kind !== 'claimed') {
      waitSeconds = claim.kind === 'limited' ? LIMITED_SECONDS : WAITING_SECONDS;
      break;
    }
    const outcome = await deliver(context, write, { key, site, claimed: claim.claimed });
    context.metrics.mails.inc({ kind: 'letter', outcome: outcome.status === 'sent' ? 'sent' : 'failed' });
    await record(db, key, claim.claimed, outcome);
    if ('isDown' in outcome && outcome.isDown) {
      waitSeconds = WAITING_SECONDS;
      break;
    }
  }
  const runAt = new Date(Date.now() + waitSeconds * 1000);
  const { siteId, letterId } = key;
  await withSite(db, siteId, (tx) =>
    queueJob(tx, sendBatchJob, { siteId, letterId }, { key: batchKey(siteId, letterId), runAt }),
  );
}

/** Claims the next subscriber. Ends the letter when none is left and no mail is on its way. */
const claimMail = (db: Db, key: LetterKey): Promise<Claim> =>
  withSite(db, key.siteId, async (tx): Promise<Claim> => {
    const sending = await lockSending(tx, key);
    if (sending?.status !== 'sending') return { kind: 'ended' };
    if (sending.allowance <= 0) return { kind: 'limited' };
    const claimed = (await claimDeferred(tx, key)) ?? (await claimNext(tx, key));
    if (claimed) return { kind: 'claimed', claimed };
    await endStaleClaims(tx, key, STALE_MINUTES);
    if ((await countWaiting(tx, key)) > 0) return { kind: 'waiting' };
    await setLetterStatus(tx, key.siteId, key.letterId, 'sent');
    return { kind: 'ended' };
  });

type Write = (locale: string) => ReturnType<typeof writeLetter> | Promise<null>;

/** The letter is written once for each locale of a batch. */
function letterWriter(context: LetterContext, key: LetterKey, site: MailSite): Write {
  const written = new Map<string, ReturnType<Write>>();
  const writeIn = async (locale: string) => {
    const text = await withSite(context.db, key.siteId, (tx) => findLetterText(tx, key, locale));
    return text && writeLetter(context.db, context, { siteId: key.siteId, site, locale, text });
  };
  return (locale) => {
    const known = written.get(locale) ?? (writeIn(locale) as ReturnType<Write>);
    written.set(locale, known);
    return known;
  };
}

async function deliver(
  context: LetterContext,
  write: Write,
  { key, site, claimed }: { readonly key: LetterKey; readonly site: MailSite; readonly claimed: Claimed },
): Promise<SendOutcome | Failure> {
  const { subscriberId, locale, email, tries } = claimed;
  const letter = email === null ? null : await write(locale);
  if (!letter || email === null)
    return { status: 'failed', detail: 'no longer on the list', retrySeconds: null };
  const token = unsubscribeToken(context.keys, site.slug, subscriberId);
  const url = `${context.origin}/${site.slug}-${baseOf(locale)}/unsubscribe?token=${token}`;
  const name = { site: site.slug, letterId: key.letterId, subscriberId };
  const { inboundDomain, keys } = context;
  try {
    await mailLetter(context, {
      to: email,
      site,
      content: withLeaveLink(letter.content, { site, locale, url }),
      messageId: `<${makeLetterName(keys, new URL(context.origin).hostname, name)}>`,
      returnPath: inboundDomain && makeLetterName(keys, inboundDomain, name),
    });
    return SENT;
  } catch (error) {
    return classifyFailure(error instanceof Error ? error : new Error(String(error)), tries);
  }
}

const record = (
  db: Db,
  key: LetterKey,
  { subscriberId }: Claimed,
  outcome: SendOutcome | Failure,
): Promise<void> =>
  withSite(db, key.siteId, async (tx) => {
    await recordSend(tx, key, subscriberId, outcome);
    if ('isHard' in outcome && outcome.isHard)
      await suppressSubscriber(tx, key.siteId, subscriberId, 'bounce');
  });
