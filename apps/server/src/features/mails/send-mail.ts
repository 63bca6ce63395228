import { randomBytes } from 'node:crypto';
import { type CalendarPart, isRefusedForGood, type Mailer } from '../../platform/clients/mailer.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Metrics } from '../../platform/observability/metrics.ts';
import { type AccountMailPlan, isAccountMail, planAccountMail } from './account-mails.rules.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { isOvertaken, isUnverifiedGuestMail } from './mails.rules.ts';
import { type MailRow, type MailSite, noteMailFailure, readMail } from './mails.sql.ts';
import type { AccountMailKind } from './queue-account-mail.ts';
import { type MailKind, sendMailJob } from './queue-mail.ts';
import { recordMailSent } from './record-mail-sent.ts';
import { writeAccountMail } from './write-account-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';
import { writeRideCalendar } from './write-ride-calendar.ts';

export interface MailContext {
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
   * Creates the secret of a mail and its link, a new one for every try. Null: what it would open is no
   * longer wanted.
   */
  readonly secretLink: (mail: MailToLink) => Promise<string | null>;
  /** How many mails about unpaid orders an unconfirmed mailbox gets in an hour. */
  readonly guestMails: {
    /** 0: now; else the seconds to wait. */
    readonly take: (receiver: Receiver) => Promise<number>;
    readonly giveBack: (receiver: Receiver) => Promise<void>;
  };
  /** Where an answer to a mail about a ticket goes; null: this shop takes no mail in. */
  readonly ticketAddress: (ticket: { readonly site: string; readonly code: string }) => string | null;
  /** Ends the letters of this mail's reader, by a GET for people and a POST for mail programs. */
  readonly unsubscribeLink: (mail: MailToLink) => string;
}

interface Receiver {
  readonly siteId: number;
  readonly to: string;
}

export interface OrderToLink {
  readonly siteId: number;
  readonly site: string;
  readonly locale: string;
  readonly code: string;
  readonly linkVersion: number;
  /** Which page of the order. */
  readonly page: 'result' | 'review';
}

export interface MailToLink {
  readonly siteId: number;
  readonly mailId: number;
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
  /** Message-IDs of the thread it belongs to. */
  readonly references: readonly string[];
  /** Written by a person. */
  readonly isPersonal: boolean;
  readonly calendar: CalendarPart | null;
}

/**
 * Sends a mail that waits, once: a second run finds it sent. Only when it cannot be recorded that the mail server has
 * taken it (this process dies, or the database is gone for seconds) does the mail go out twice, both times under the same
 * Message-ID, by which mail programs show it once. Recording before sending would lose mails instead. A mail with a
 * secret gets a Message-ID of its own each time, because only the secret of the later one is sure to work.
 */
export async function sendMail(
  office: MailContext,
  { siteId, mailId }: { siteId: number; mailId: number },
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const { db, log, metrics } = office;
  const scope = { siteId, mailId };
  const mail = await readMail(db, siteId, mailId);
  if (mail?.status !== 'queued') return;
  const count = (outcome: 'sent' | 'failed' | 'given_up' | 'overtaken' | 'delayed') =>
    metrics.mails.inc({ kind: mail.kind, outcome });
  const note = (error: string, givenUp: boolean) =>
    withSite(db, siteId, (tx) => noteMailFailure(tx, siteId, mailId, { error, givenUp }));
  let letter: Letter | null = null;
  try {
    letter = await writeLetter(office, siteId, mailId, mail);
    if (letter && (await delayMail(office, scope, mail))) return count('delayed');
    if (letter) await handOver(office, scope, mail, letter);
  } catch (error) {
    if (letter && hasBudget(mail)) await office.guestMails.giveBack({ siteId, to: mail.to });
    const givenUp = isLastTry || isRefusedForGood(error);
    const words = hide(error instanceof Error ? error.message : String(error), letter?.secret);
    await note(words, givenUp);
    count(givenUp ? 'given_up' : 'failed');
    if (givenUp) metrics.mailsAbandoned.inc();
    if (!givenUp) throw letter?.secret ? new Error(words) : error;
    log.error({ error: words, site_id: siteId, mail_id: mailId, kind: mail.kind }, 'mail given up');
    return;
  }
  if (!letter) {
    await note('overtaken', true);
    return count('overtaken');
  }
  count('sent');
  await recordMailSent(office, scope, letter.content.subject);
}

const hasBudget = ({ kind, facts }: MailRow) =>
  !!facts && isUnverifiedGuestMail(kind as MailKind, facts.order);

/**
 * True: the mail is queued for later, because the shopper may still be at the checkout or the mailbox has had its mails
 * of this hour. Nothing is lost: what has happened to the order by then decides whether the mail is still true.
 */
async function delayMail(
  { db, guestMails }: MailContext,
  { siteId, mailId }: { siteId: number; mailId: number },
  mail: MailRow,
): Promise<boolean> {
  const isBudgeted = mail.wait_seconds === 0 && hasBudget(mail);
  const seconds = isBudgeted ? await guestMails.take({ siteId, to: mail.to }) : mail.wait_seconds;
  if (seconds === 0) return false;
  const runAt = new Date(Date.now() + seconds * 1000);
  await withSite(db, siteId, (tx) =>
    queueJob(tx, sendMailJob, { siteId, mailId }, { key: `mail:${siteId}:${mailId}`, runAt }),
  );
  return true;
}

/** Resolves when the mail server has taken the mail. */
async function handOver(
  office: MailContext,
  { siteId, mailId }: { siteId: number; mailId: number },
  { to, site }: MailRow,
  { content, secret, replyTo, references, isPersonal, calendar }: Letter,
): Promise<void> {
  const name = secret ? `${mailId}.${randomBytes(6).toString('hex')}` : mailId;
  await office.mailer.send({
    subject: content.subject,
    language: content.language,
    html: mailHtml(content),
    text: mailText(content),
    to,
    from: senderOf(site, office),
    replyTo,
    references,
    isPersonal,
    unsubscribe: content.leave?.url ?? null,
    calendar,
    messageId: `<${siteId}.${name}@${new URL(office.origin).hostname}>`,
  });
}

/** The name and the address a mail of the site comes from. */
export const senderOf = (
  { sender }: MailSite,
  shop: { readonly brand: string; readonly from: string },
): { name: string; address: string } =>
  sender ? { name: sender.name, address: sender.address } : { name: shop.brand, address: shop.from };

/** Where an answer goes that belongs to nothing else. */
export const replyToOf = ({ sender, email }: MailSite): string | null => sender?.reply_to ?? email;

/** Mail servers quote the address they dislike when they refuse a mail. */
const hide = (words: string, secret: string | null | undefined) =>
  secret
    ? words.replaceAll(secret.slice(Math.max(secret.lastIndexOf('/'), secret.lastIndexOf('=')) + 1), '…')
    : words;

const ticketAddressOf = (office: MailContext, { site, data }: MailRow, plan: AccountMailPlan) =>
  plan.repliesToTicket ? office.ticketAddress({ site: site.slug, code: String(data.ticket) }) : null;

/** Null: overtaken. */
async function writeLetter(
  office: MailContext,
  siteId: number,
  mailId: number,
  mail: MailRow,
): Promise<Letter | null> {
  const { kind, locale, data, site } = mail;
  if (isAccountMail(kind)) {
    const plan = planAccountMail(kind);
    const toLink = { siteId, mailId, site: site.slug, locale, kind, data };
    let secret: string | null = null;
    if (plan.button?.to === 'secret') {
      secret = await office.secretLink(toLink);
      if (secret === null) return null;
    }
    const leaveLink = plan.leaves ? office.unsubscribeLink(toLink) : null;
    const content = writeAccountMail({ kind, locale, data }, site, {
      ...office,
      secretLink: secret,
      leaveLink,
    });
    return {
      content,
      calendar: plan.calendar ? writeRideCalendar(plan.calendar, mail, content, office) : null,
      secret,
      replyTo: plan.repliesToVisitor
        ? String(data.email)
        : (ticketAddressOf(office, mail, plan) ?? replyToOf(site)),
      references: Array.isArray(data.references) ? data.references.map(String) : [],
      isPersonal: plan.isPersonal === true,
    };
  }
  if (!mail.facts) throw new Error(`A mail of kind ${kind} is about no order`);
  const { order } = mail.facts;
  if (isOvertaken(kind as MailKind, order)) return null;
  const link = office.orderLink({
    siteId,
    site: site.slug,
    locale,
    code: order.code,
    linkVersion: order.link_version,
    page: kind === 'review_invitation' ? 'review' : 'result',
  });
  return {
    content: writeOrderMail(mail, { site, ...mail.facts }, { ...office, link }),
    calendar: null,
    secret: null,
    references: [],
    isPersonal: false,
    replyTo: replyToOf(site),
  };
}
