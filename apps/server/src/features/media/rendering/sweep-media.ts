import { transact } from '../../../platform/db/db.ts';
import {
  forgetMediaFile,
  listExpiredMediaFiles,
  listReplacedFiles,
  noteOriginalDeleted,
} from '../media-files.sql.ts';
import { BRAND, type MediaWorkshop, originalName } from '../media-storage.ts';

const DAYS = 2;
const MAX_FILES = 500;

/** Deletes unfinished and refused uploads. The bytes go first: their row is needed to find them. */
export async function sweepMedia({ db, incoming, originals }: MediaWorkshop, days = DAYS): Promise<number> {
  const expired = await listExpiredMediaFiles(db, days, MAX_FILES);
  for (const id of expired) {
    await incoming.remove(BRAND, id);
    await originals.delete(originalName(id));
    await transact(db, async (tx) => {
      await forgetMediaFile(tx, id);
      return { ok: true };
    });
  }
  return expired.length;
}

/** So long a picture that was replaced by mistake can be got back from its original. */
const ORIGINAL_DAYS = 90;

/**
 * Deletes originals that were replaced. Pages and articles name a picture by its key, so no version of them needs an
 * earlier original. Its renditions stay: mails and caches know their addresses.
 */
export async function sweepOriginals(
  { db, originals }: MediaWorkshop,
  days = ORIGINAL_DAYS,
): Promise<number> {
  const replaced = await listReplacedFiles(db, days, MAX_FILES);
  for (const id of replaced) {
    await originals.delete(originalName(id));
    await noteOriginalDeleted(db, id);
  }
  return replaced.length;
}
