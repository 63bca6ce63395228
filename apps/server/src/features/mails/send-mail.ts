import { type Db, withSite } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { isRefusedForGood, type Mailer } from '../../platform/mailer.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { mailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { isOvertaken } from './mails.rules.ts';
import { type MailFacts, markMailSent, noteMailFailure, readMail } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';

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
}

export interface OrderToLink {
  readonly siteId: number;
  readonly site: string;
  readonly locale: string;
  readonly code: string;
}

/**
 * Sends a mail that waits, once: a second run finds it sent. Only when this process dies between the mail server's yes
 * and our note of it does the mail go out twice, both times under the same Message-ID, by which mail programs show it
 * once. The other order, note first, would lose mails instead.
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
  try {
    if (!mail.facts) throw new Error(`Mail ${mailId} of site ${siteId} is about no order`);
    if (isOvertaken(mail.kind as MailKind, mail.facts.order.status)) {
      await note('overtaken', true);
      count('overtaken');
      return;
    }
    const letter = writeLetter(office, siteId, { ...mail, facts: mail.facts });
    await office.mailer.send({
      ...letter,
      to: mail.to,
      from: { name: office.brand, address: office.from },
      messageId: `<${siteId}.${mailId}@${new URL(office.origin).hostname}>`,
    });
    await withSite(db, siteId, (tx) => markMailSent(tx, siteId, mailId, letter.subject));
    count('sent');
  } catch (error) {
    const givenUp = isLastTry || isRefusedForGood(error);
    const words = error instanceof Error ? error.message : String(error);
    await note(words, givenUp);
    count(givenUp ? 'given_up' : 'failed');
    if (!givenUp) throw error;
    log.error({ err: error, site_id: siteId, mail_id: mailId, kind: mail.kind }, 'mail given up');
  }
}

function writeLetter(
  { origin, brand, orderLink }: PostOffice,
  siteId: number,
  mail: { kind: string; locale: string; data: Readonly<Record<string, unknown>>; facts: MailFacts },
) {
  const { site, order } = mail.facts;
  const link = orderLink({ siteId, site: site.slug, locale: mail.locale, code: order.code });
  const content = mailContent(mail, mail.facts, { brand, origin, link });
  const { subject, language } = content;
  return { subject, language, html: mailHtml(content), text: mailText(content) };
}
