import type { LetterText } from '../../features/letters/letter-blocks.contract.ts';
import type { Db } from '../../platform/db/db.ts';

export const LETTER_TEXT: LetterText = {
  subject: 'News of the spring',
  preview: 'Two new models',
  blocks: [
    { type: 'heading', text: 'Spring' },
    { type: 'text', text: 'First.\n\nSecond.' },
    { type: 'button', text: 'Read on', to: 'news' },
  ],
};

/** A draft with a text in each of the locales. */
export async function aLetter(
  db: Db,
  siteId: number,
  { name = 'Spring', locales = ['it'] }: { name?: string; locales?: readonly string[] } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('letters')
    .values({ site_id: siteId, name, created_by: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const locale of locales)
    await db
      .insertInto('letter_texts')
      .values({
        site_id: siteId,
        letter_id: id,
        locale,
        ...LETTER_TEXT,
        blocks: JSON.stringify(LETTER_TEXT.blocks),
      })
      .execute();
  return id;
}

/** Confirmed subscribers of a site, by address. */
export async function someSubscribers(
  db: Db,
  siteId: number,
  emails: readonly string[],
  locale = 'it',
): Promise<Record<string, number>> {
  const rows = await db
    .insertInto('subscribers')
    .values(emails.map((email) => ({ site_id: siteId, email, locale, status: 'confirmed' as const })))
    .returning(['id', 'email'])
    .execute();
  return Object.fromEntries(rows.map(({ id, email }) => [email, id]));
}

export async function aSentLetter(db: Db, siteId: number): Promise<void> {
  const letter = { site_id: siteId, letter_id: await aLetter(db, siteId) };
  await db
    .insertInto('letter_sends')
    .values({ ...letter, subscriber_id: 1, locale: 'it' })
    .execute();
}

/** A report of a mail server about a mail of ours (RFC 6522). */
export const reportMail = (to: string, type: string, fields: readonly string[], original: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Return-Path: <>',
    'Auto-Submitted: auto-replied',
    'Subject: Report',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type.split('/')[1]}; boundary="B"`,
    ...['', '--B', 'Content-Type: text/plain', '', 'A report.', '--B', `Content-Type: ${type}`, ''],
    ...fields,
    ...['', '--B', 'Content-Type: message/rfc822', '', original, 'Subject: News', '', 'x', '--B--', ''],
  ].join('\r\n');
/** RFC 3464. */
export const bounceMail = (to: string, status: string, action = 'failed') =>
  reportMail(
    to,
    'message/delivery-status',
    [
      ...['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; reader@letters.example'],
      ...[`Action: ${action}`, `Status: ${status}`, 'Diagnostic-Code: smtp; 550 no such user'],
    ],
    'Message-ID: <other@mx.example>',
  );
