import type { Mailer } from '../../../platform/clients/mailer.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { Metrics } from '../../../platform/observability/metrics.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import type { MailContent } from '../../mails/mail-content.ts';
import { mailHtml } from '../../mails/mail-html.ts';
import type { MailSite } from '../../mails/mail-site.fragment.ts';
import { mailText } from '../../mails/mail-text.ts';
import { replyToOf, senderOf } from '../../mails/send-mail.ts';
import type { LetterShop } from '../write-letter.ts';

export interface LetterContext extends LetterShop {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  readonly keys: SigningKeys;
  /** The sender of sites without one of their own. */
  readonly from: string;
  /** Where reports about letters come in; null: this shop takes no mail in. */
  readonly inboundDomain: string | null;
}

export interface LetterMail {
  readonly to: string;
  readonly site: MailSite;
  readonly content: MailContent;
  readonly messageId: string;
  /** Where the report about this mail goes. */
  readonly returnPath: string | null;
}

/** Resolves when the mail server has taken the mail. The content's link is also that of the mail program (RFC 8058). */
export const mailLetter = (context: LetterContext, mail: LetterMail): Promise<void> =>
  context.mailer.send({
    subject: mail.content.subject,
    language: mail.content.language,
    html: mailHtml(mail.content),
    text: mailText(mail.content),
    to: mail.to,
    from: senderOf(mail.site, context),
    replyTo: replyToOf(mail.site),
    unsubscribe: mail.content.leave?.url ?? null,
    messageId: mail.messageId,
    returnPath: mail.returnPath,
  });
