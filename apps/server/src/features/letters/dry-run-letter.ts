import { baseOf } from '@paddock/i18n/locales';
import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { mailHtml } from '../mails/mail-html.ts';
import { mailText } from '../mails/mail-text.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './edit-letter.ts';
import type { LetterDryRun } from './letters.contract.ts';
import { testLetterJob } from './letters.jobs.ts';
import { type LetterRefusal, readersOf, refuseLetterAction } from './letters.rules.ts';
import { countAudience, findLetter, lockLetter, readMailSite, setLetterStatus } from './letters.sql.ts';
import { isAboveLetterLimit } from './send-letter.ts';
import { findLetterText, readRate } from './sending/letter-sends.sql.ts';
import { type LetterShop, withLeaveLink, writeLetter } from './write-letter.ts';

interface PreviewInput {
  readonly siteId: number;
  readonly letterId: number;
  readonly locale: string | null;
}

/** The letter as it is sent; its link to unsubscribe opens the page without a subscriber. Null: no text. */
export const previewLetter = (
  db: Db,
  shop: LetterShop,
  { siteId, letterId, locale: requested }: PreviewInput,
) =>
  withSite(db, siteId, async (tx) => {
    const text = await findLetterText(tx, { siteId, letterId }, requested);
    if (!text) return null;
    const { locale, subject } = text;
    const site = await readMailSite(tx, siteId);
    const { content, leftOut } = await writeLetter(tx, shop, { siteId, site, locale, text });
    const url = `${shop.origin}/${site.slug}-${baseOf(locale)}/unsubscribe`;
    const shown = withLeaveLink(content, { site, locale, url });
    return { locale, subject, html: mailHtml(shown), text: mailText(shown), left_out: [...leftOut] };
  });

/** What sending the letter now would do. Nothing is written and no mail leaves. */
export const dryRunLetter = (
  db: Db,
  shop: LetterShop,
  siteId: number,
  id: number,
): Promise<LetterDryRun | null> =>
  withSite(db, siteId, async (tx) => {
    const letter = await findLetter(tx, siteId, id);
    if (!letter) return null;
    const site = await readMailSite(tx, siteId);
    const audience = await countAudience(tx, siteId);
    const written = Object.keys(letter.texts);
    const locales: LetterDryRun['locales'] = [];
    for (const [locale, text] of Object.entries(letter.texts)) {
      const { leftOut } = await writeLetter(tx, shop, { siteId, site, locale, text });
      locales.push({
        locale,
        subject: text.subject,
        readers: readersOf(audience, [locale]),
        left_out: [...leftOut],
      });
    }
    const readers = readersOf(audience, written);
    const all = audience.reduce((sum, { subscribers }) => sum + subscribers, 0);
    return {
      readers,
      locales: locales.sort((one, other) => other.readers - one.readers),
      without_text: all - readers,
      suppressed: letter.suppressed,
      per_minute: await readRate(tx, siteId),
      needs_approval: await isAboveLetterLimit(tx, siteId, readers),
    };
  });

type Tested =
  | { readonly ok: true; readonly id: number; readonly status: 'testing' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' };

/** Mails the letter as it is to the caller. */
export async function testLetter(tx: Tx, call: StaffCall, id: number, locale: string): Promise<Tested> {
  const { siteId, staffId } = call;
  const letter = await lockLetter(tx, siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const hasTexts = letter.locales.includes(locale);
  const refusal = refuseLetterAction('test', { status: letter.status, hasTexts });
  if (refusal) return { ok: false, code: refusal };
  if (letter.status === 'draft') await setLetterStatus(tx, siteId, id, 'testing');
  await queueJob(tx, testLetterJob, { siteId, letterId: id, locale, staffId });
  await auditLetter(tx, call, id, 'test', { locale, revision: letter.revision });
  return { ok: true, id, status: 'testing' };
}
