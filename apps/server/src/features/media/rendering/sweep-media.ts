import { transact } from '../../../platform/db/db.ts';
import { forgetMediaFile, listExpiredMediaFiles } from '../media-files.sql.ts';
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
