import { randomUUID } from 'node:crypto';
import { baseOf } from '@paddock/i18n/locales';
import { withSite } from '../../../platform/db/db.ts';
import { findStaffEmail, readMailSite } from '../letters.sql.ts';
import { writeLetter } from '../write-letter.ts';
import { findLetterText } from './letter-sends.sql.ts';
import { type LetterContext, mailLetter } from './mail-letter.ts';

interface TestInput {
  readonly siteId: number;
  readonly letterId: number;
  readonly locale: string;
  readonly staffId: number;
}

/** Mails a letter to a member of staff, marked as a test. There is no subscriber, so nothing to unsubscribe from. */
export async function mailTest(context: LetterContext, input: TestInput): Promise<void> {
  const { siteId, letterId, locale, staffId } = input;
  const { db, log } = context;
  const found = await withSite(db, siteId, async (tx) => {
    const text = await findLetterText(tx, { siteId, letterId }, locale);
    return { text, site: await readMailSite(tx, siteId), to: await findStaffEmail(tx, staffId) };
  });
  if (!found.text || !found.to) {
    log.info({ site_id: siteId, letter_id: letterId }, 'test of a letter not sent: no text or no address');
    return;
  }
  const { text, site, to } = found;
  const { content } = await writeLetter(db, context, { siteId, site, locale, text });
  const host = new URL(context.origin).hostname;
  await mailLetter(context, {
    to,
    site,
    content: { ...content, subject: `[${site.slug}-${baseOf(locale)}] ${content.subject}` },
    messageId: `<letter-test.${letterId}.${randomUUID()}@${host}>`,
    returnPath: null,
  });
}
