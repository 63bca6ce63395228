import { createTransport } from 'nodemailer';
import { stripWritten } from '../text/strip-controls.ts';

export interface OutgoingMail {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string | null;
  /** Message-IDs of the thread, the oldest first; programs show the mails together. */
  readonly references?: readonly string[];
  /** Written by a person, so programs may answer it as they answer people. */
  readonly isPersonal?: boolean;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** BCP 47, so that a reader knows how to speak it. */
  readonly language: string;
  /** For letters to many: a POST to this address ends them (RFC 8058). */
  readonly unsubscribe?: string | null;
  /** The envelope's sender, where reports about the mail go; else the sender. */
  readonly returnPath?: string | null;
  /** An iCalendar object: shown as an invitation where the program can, and attached as a file. */
  readonly calendar?: CalendarPart | null;
}

export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

export type Mailer = ReturnType<typeof openMailer>;

/** A few connections to the mail server, opened when first needed and kept for the next mail. */
export function openMailer(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  });
  return {
    /** Resolves when the server has taken the mail over, throws when it has not. */
    async send({
      language,
      replyTo,
      references,
      isPersonal,
      unsubscribe,
      returnPath,
      calendar,
      ...mail
    }: OutgoingMail): Promise<void> {
      await transport.sendMail({
        ...mail,
        from: { name: oneLine(mail.from.name), address: mail.from.address },
        subject: oneLine(mail.subject),
        text: stripWritten(mail.text),
        html: stripWritten(mail.html),
        ...(replyTo ? { replyTo } : {}),
        ...(returnPath ? { envelope: { from: returnPath, to: mail.to } } : {}),
        ...(references?.length ? { references: [...references], inReplyTo: references.at(-1) } : {}),
        ...(calendar ? { icalEvent: { ...calendar, filename: 'calendar.ics' } } : {}),
        headers: {
          'Content-Language': language,
          ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribe
            ? {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        // Nothing of a mail's content may reach for files or addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

const oneLine = (text: string) => stripWritten(text).replace(/[\r\n\t]+/g, ' ');

/** The server has understood and said no: trying again would bring the same answer. */
export const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  error.responseCode !== 530 &&
  error.responseCode !== 535;
