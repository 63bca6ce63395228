import { type Db, withSite } from '../../platform/db/db.ts';
import type { LetterDryRun } from './letters.contract.ts';
import { readersOf } from './letters.rules.ts';
import { countAudience, findLetter, readMailSite } from './letters.sql.ts';
import { isAboveLetterLimit } from './send-letter.ts';
import { readRate } from './sending/letter-sends.sql.ts';
import { type LetterShop, writeLetter } from './write-letter.ts';

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
