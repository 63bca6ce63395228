import { unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { nameOf } from './incoming.ts';
import type { UploadChecker } from './upload-storage.ts';
import { markClean, refuseUpload, unsafeListUnscanned } from './uploads.sql.ts';

const MAX_FILES = 200;

/**
 * Scans files that came while there was no scanner. What is infected is not served any more, also where a request rests
 * on it: its bytes are deleted and its row says why. Answers how many were infected.
 */
export async function scanSkippedUploads({ db, kept, scanner }: UploadChecker): Promise<number> {
  if (!scanner) return 0;
  let infected = 0;
  for (const { siteId, id } of await unsafeWithAllSites(db, (tx) => unsafeListUnscanned(tx, MAX_FILES))) {
    const name = nameOf(siteId, id);
    // Without bytes (an erased customer's) there is nothing to serve.
    const result = (await kept.sizeOf(name)) === null ? null : await scanner(kept.read(name));
    if (!result?.isInfected) {
      await withSite(db, siteId, (tx) => markClean(tx, siteId, id));
      continue;
    }
    const { finding } = result;
    // The row first: a file is not served any more before its bytes are gone.
    await withSite(db, siteId, (tx) => refuseUpload(tx, siteId, id, { refusal: 'infected', finding }));
    await kept.delete(name);
    infected += 1;
  }
  return infected;
}
