import { createHash, randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { consumeAttempts, resetAttempts, type Subject } from '../../customers/limits/attempts.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import {
  findOffice,
  insertMailTicket,
  insertMessage,
  isKnownMessage,
  lockTicket,
  reopenTicket,
} from './inbound.sql.ts';
import { findDropReason, type InboundMail, type ReportSource } from './inbound-mail.rules.ts';
import { readMailHead } from './mail-head.rules.ts';
import { readTicketAddress, type TicketKey } from './ticket-address.ts';

export interface InboundContext {
  readonly db: Db;
  readonly log: Log;
  readonly keys: SigningKeys;
  readonly domain: string | null;
  /** The host of our own Message-IDs. */
  readonly ownHost: string;
  readonly findSite: (slug: string) => Promise<{ readonly id: number } | null>;
  /** Takes in a report of a mail server about a mail of ours; false: about none it knows. */
  readonly receiveReport: (report: ReportSource) => Promise<boolean>;
  readonly parseMail: (raw: Uint8Array) => Promise<InboundMail>;
}

export type Received = 'appended' | 'opened' | 'repeated' | 'recorded' | 'dropped' | 'unreadable';

/** Two machines that answer each other stop here. */
const MAX_PER_HOUR = 30;
const ERASED = 'nobody@erased.invalid';

/**
 * Takes in a mail. Its tries are counted before it is read, because a mail that cannot be read comes again: the mail
 * service repeats its call, and the mailbox still has it. After the last try staff see the beginning of its source.
 */
export async function receiveMail(
  context: InboundContext,
  raw: Uint8Array,
  /** The site whose webhook was called; null: any. */
  site: string | null,
): Promise<Received> {
  const digest = createHash('sha256').update(raw).digest('hex');
  const head = readMailHead(raw, digest);
  const siteId = await findSiteId(context, head, site);
  // Written to no office, or a report about a letter, which names its site in a part.
  if (siteId === null) {
    const mail = await context.parseMail(raw).catch(() => null);
    if (mail) return takeIn(context, mail, site);
    drop(context, site, 'unreadable');
    return 'unreadable';
  }
  const tries: Subject = { siteId, kind: 'account', what: 'mails', value: digest };
  const counted = await withSite(context.db, siteId, (tx) => consumeAttempts(tx, [tries]));
  if (!counted.ok) return keepUnreadable(context, head, site);
  const received = await takeIn(context, await context.parseMail(raw), site);
  await withSite(context.db, siteId, (tx) => resetAttempts(tx, tries));
  return received;
}

async function findSiteId(context: InboundContext, head: InboundMail, site: string | null) {
  const slug = site ?? findTicketKey(context, head, null)?.site;
  if (slug) return (await context.findSite(slug))?.id ?? null;
  return (await findOfficeOf(context, head, null))?.id ?? null;
}

async function keepUnreadable(
  context: InboundContext,
  head: InboundMail,
  site: string | null,
): Promise<Received> {
  context.log.warn({ site }, 'inbound mail could not be read');
  const received = await addToThread(context, { ...head, isUnreadable: true }, site);
  return received === 'dropped' ? 'dropped' : 'unreadable';
}

/**
 * Appends a mail to the ticket whose signed address it was sent to, or opens a ticket when it was sent to a site's office.
 * A report about a mail of ours (RFC 6522) is recorded. Anything else is dropped with a log line. The same Message-ID twice is one message.
 */
async function takeIn(context: InboundContext, mail: InboundMail, site: string | null): Promise<Received> {
  if (mail.report && (await context.receiveReport(mail.report))) return 'recorded';
  const reason = findDropReason(mail, context.ownHost);
  return reason ? drop(context, site, reason) : addToThread(context, mail, site);
}

async function addToThread(
  context: InboundContext,
  mail: InboundMail,
  site: string | null,
): Promise<Received> {
  const ticket = findTicketKey(context, mail, site);
  if (ticket) return appendMail(context, ticket, mail);
  const office = await findOfficeOf(context, mail, site);
  return office ? openTicket(context, office, mail) : drop(context, site, 'no_ticket_address');
}

async function findOfficeOf({ db }: InboundContext, { recipients }: InboundMail, site: string | null) {
  const addresses = recipients.map((address) => address.toLowerCase());
  return addresses.length > 0 ? findOffice(db, addresses, site) : null;
}

function findTicketKey({ keys, domain }: InboundContext, mail: InboundMail, site: string | null) {
  if (!domain) return null;
  const found = mail.recipients.map((address) => readTicketAddress(address, keys, domain));
  return found.find((ticket) => ticket && (site === null || ticket.site === site)) ?? null;
}

/** The log names no person. */
function drop({ log }: InboundContext, site: string | null, reason: string): 'dropped' {
  log.info({ site, reason }, 'inbound mail dropped');
  return 'dropped';
}

async function appendMail(context: InboundContext, ticket: TicketKey, mail: InboundMail): Promise<Received> {
  const site = await context.findSite(ticket.site);
  if (!site) return drop(context, ticket.site, 'unknown_site');
  const result = await withSite(context.db, site.id, async (tx) => {
    const found = await lockTicket(tx, site.id, ticket.code);
    if (!found) return { ok: false as const, reason: 'unknown_ticket' };
    if (found.email === ERASED) return { ok: false as const, reason: 'erased_ticket' };
    if (await isKnownMessage(tx, site.id, mail.messageId ?? ''))
      return { ok: true as const, outcome: 'repeated' as const };
    if (found.recent >= MAX_PER_HOUR) return { ok: false as const, reason: 'too_many' };
    const isNew = await insertMessage(tx, messageOf(site.id, found.id, mail));
    if (isNew) await reopenTicket(tx, site.id, found.id);
    return { ok: true as const, outcome: isNew ? ('appended' as const) : ('repeated' as const) };
  });
  return result.ok ? result.outcome : drop(context, ticket.site, result.reason);
}

const messageOf = (siteId: number, ticketId: string, mail: InboundMail) => ({
  siteId,
  ticketId,
  body: mail.text,
  author: mail.from.name || null,
  email: mail.from.address,
  messageId: mail.messageId ?? '',
  inReplyTo: mail.inReplyTo,
  attachments: mail.attachments,
  isUnreadable: mail.isUnreadable === true,
});

const EMAIL = /^[^@\s]+@[^@\s]+$/;

async function openTicket(
  context: InboundContext,
  office: { readonly id: number; readonly slug: string },
  mail: InboundMail,
): Promise<Received> {
  const { address: email, name } = mail.from;
  if (!EMAIL.test(email)) return drop(context, office.slug, 'no_sender');
  const siteId = office.id;
  const result = await withSite(context.db, siteId, async (tx) => {
    if (await isKnownMessage(tx, siteId, mail.messageId ?? ''))
      return { ok: true as const, outcome: 'repeated' as const };
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'account', what: 'questions', value: email }]);
    if (!taken.ok) return { ok: false as const, reason: 'too_many' };
    const id = randomUUID();
    const { code, locale } = await insertMailTicket(tx, {
      siteId,
      id,
      name: name || email.slice(0, 100),
      email,
      subject: mail.subject || null,
      message: (mail.text || mail.subject || '–').slice(0, 4000),
    });
    // Two deliveries at once: the second one rolls its ticket back.
    if (!(await insertMessage(tx, messageOf(siteId, id, mail))))
      return { ok: false as const, reason: 'repeated' };
    await queueAccountMail(tx, {
      siteId,
      kind: 'contact_received',
      key: `contact:${code}:received`,
      to: email,
      locale,
      givenName: name,
      data: { ticket: code, department: 'general' },
    });
    return { ok: true as const, outcome: 'opened' as const };
  });
  if (result.ok) return result.outcome;
  return result.reason === 'repeated' ? 'repeated' : drop(context, office.slug, result.reason);
}
