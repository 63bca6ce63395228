import { baseOf } from '@paddock/i18n/locales';
import { type Db, withSite } from '../../platform/db/db.ts';
import { mailHtml } from '../mails/mail-html.ts';
import { mailText } from '../mails/mail-text.ts';
import { readMailSite } from './letters.sql.ts';
import { findLetterText } from './sending/letter-sends.sql.ts';
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
