import { listReplacedFiles, noteOriginalDeleted } from '../media-files.sql.ts';
import { type MediaWorkshop, originalName } from '../media-storage.ts';

/** So long a picture that was replaced by mistake can be got back from its original. */
const DAYS = 90;
const MAX_FILES = 500;

/**
 * Deletes originals that were replaced. Pages and articles name a picture by its key, so no version of them needs an
 * earlier original. Its renditions stay: mails and caches know their addresses.
 */
export async function sweepOriginals({ db, originals }: MediaWorkshop, days = DAYS): Promise<number> {
  const replaced = await listReplacedFiles(db, days, MAX_FILES);
  for (const id of replaced) {
    await originals.delete(originalName(id));
    await noteOriginalDeleted(db, id);
  }
  return replaced.length;
}
