import { randomBytes } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { isRefusedForGood, type Mailer } from '../../platform/mailer.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { isAccountMail, planAccountMail } from './account-mails.rules.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { isOvertaken } from './mails.rules.ts';
import { type MailRow, markMailSent, noteMailFailure, readMail } from './mails.sql.ts';
import type { AccountMailKind } from './queue-account-mail.ts';
import type { MailKind } from './queue-mail.ts';
import { writeAccountMail } from './write-account-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';

export interface PostOffice {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  readonly origin: string;
  readonly brand: string;
  readonly from: string;
  /** Opens the order without signing in. */
  readonly orderLink: (order: OrderToLink) => string;
  /**
   * Makes the secret a mail carries and the address that spends it, anew for every try. Null: what it would open is no
   * longer wanted.
   */
  readonly secretLink: (mail: MailToLink) => Promise<string | null>;
  /** Ends the letters of this mail's reader, by a GET for people and a POST for mail programs. */
  readonly unsubscribeLink: (mail: MailToLink) => string;
}

export interface OrderToLink {
  readonly siteId: number;
  readonly site: string;
  readonly locale: string;
  readonly code: string;
}

export interface MailToLink {
  readonly siteId: number;
  readonly site: string;
  readonly locale: string;
  readonly kind: AccountMailKind;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Letter {
  readonly content: MailContent;
  /** What must not be read anywhere but in the mail itself. */
  readonly secret: string | null;
  readonly replyTo: string | null;
}

/**
 * Sends a mail that waits, once: a second run finds it sent. Only when this process dies between the mail server's yes
 * and our note of it does the mail go out twice, both times under the same Message-ID, by which mail programs show it
 * once. The other order, note first, would lose mails instead. A mail with a secret gets a name of its own each time,
 * because only the secret of the later one is sure to work.
 */
export async function sendMail(
  office: PostOffice,
  { siteId, mailId }: { siteId: number; mailId: number },
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const { db, log, metrics } = office;
  const mail = await readMail(db, siteId, mailId);
  if (mail?.status !== 'queued') return;
  const count = (outcome: 'sent' | 'failed' | 'given_up' | 'overtaken') =>
    metrics.mails.inc({ kind: mail.kind, outcome });
  const note = (error: string, givenUp: boolean) =>
    withSite(db, siteId, (tx) => noteMailFailure(tx, siteId, mailId, { error, givenUp }));
  let letter: Letter | null = null;
  try {
    letter = await writeLetter(office, siteId, mail);
    if (!letter) {
      await note('overtaken', true);
      count('overtaken');
      return;
    }
    const { content, secret, replyTo } = letter;
    const name = secret ? `${mailId}.${randomBytes(6).toString('hex')}` : mailId;
    await office.mailer.send({
      ...{ subject: content.subject, language: content.language },
      ...{ html: mailHtml(content), text: mailText(content) },
      ...{ to: mail.to, from: { name: office.brand, address: office.from }, replyTo },
      unsubscribe: content.leave?.url ?? null,
      messageId: `<${siteId}.${name}@${new URL(office.origin).hostname}>`,
    });
    await withSite(db, siteId, (tx) => markMailSent(tx, siteId, mailId, content.subject));
    count('sent');
  } catch (error) {
    const givenUp = isLastTry || isRefusedForGood(error);
    const words = hide(error instanceof Error ? error.message : String(error), letter?.secret);
    await note(words, givenUp);
    count(givenUp ? 'given_up' : 'failed');
    if (!givenUp) throw letter?.secret ? new Error(words) : error;
    log.error({ error: words, site_id: siteId, mail_id: mailId, kind: mail.kind }, 'mail given up');
  }
}

/** Mail servers quote the address they dislike when they refuse a mail. */
const hide = (words: string, secret: string | null | undefined) =>
  secret
    ? words.replaceAll(secret.slice(Math.max(secret.lastIndexOf('/'), secret.lastIndexOf('=')) + 1), '…')
    : words;

/** Null: overtaken. */
async function writeLetter(office: PostOffice, siteId: number, mail: MailRow): Promise<Letter | null> {
  const { kind, locale, data, site } = mail;
  if (isAccountMail(kind)) {
    const plan = planAccountMail(kind);
    const toLink = { siteId, site: site.slug, locale, kind, data };
    let secret: string | null = null;
    if (plan.button?.to === 'secret') {
      secret = await office.secretLink(toLink);
      if (secret === null) return null;
    }
    const leaveLink = plan.isLetter ? office.unsubscribeLink(toLink) : null;
    return {
      content: writeAccountMail({ kind, locale, data }, site, { ...office, secretLink: secret, leaveLink }),
      secret,
      replyTo: plan.repliesToVisitor ? String(data.email) : site.email,
    };
  }
  if (!mail.facts) throw new Error(`A mail of kind ${kind} is about no order`);
  const { order } = mail.facts;
  if (isOvertaken(kind as MailKind, order.status)) return null;
  const link = office.orderLink({ siteId, site: site.slug, locale, code: order.code });
  return {
    content: writeOrderMail(mail, { site, ...mail.facts }, { ...office, link }),
    secret: null,
    replyTo: site.email,
  };
}
