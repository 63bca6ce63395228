import { type Db, withSite } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import { readersOf } from '../letters.rules.ts';
import { countAudience, lockLetter, setLetterStatus } from '../letters.sql.ts';
import { beginLetter } from '../send-letter.ts';
import type { LetterKey } from './letter-sends.sql.ts';
/**
 * Begins a letter whose time has come; not one that was cancelled or moved to a later time. Without any reader left it
 * is as before it was scheduled.
 */
export const startScheduledLetter = (
  { db, log }: { readonly db: Db; readonly log: Log },
  { siteId, letterId }: LetterKey,
): Promise<void> =>
  withSite(db, siteId, async (tx) => {
    const letter = await lockLetter(tx, siteId, letterId);
    if (letter?.status !== 'scheduled' || !letter.scheduled_at || letter.scheduled_at > new Date()) return;
    const planned = readersOf(await countAudience(tx, siteId), letter.locales);
    if (planned > 0) return beginLetter(tx, siteId, letterId, planned);
    log.warn({ site_id: siteId, letter_id: letterId }, 'scheduled letter not sent: no readers');
    await setLetterStatus(tx, siteId, letterId, 'testing');
  });
