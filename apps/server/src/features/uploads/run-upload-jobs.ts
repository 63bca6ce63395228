import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { checkUpload, giveUpUpload } from './check-upload.ts';
import { nameOf } from './incoming.ts';
import { checkUploadJob, scanUploadsJob, sweepUploadsJob } from './receive-piece.ts';
import {
  type ExpiredUpload,
  expireUploads,
  forgetUpload,
  markEmptied,
  unsafeListExpired,
} from './taking.sql.ts';
import type { UploadChecker, UploadStorage } from './upload-storage.ts';
import { markClean, type Owner, refuseUpload, unsafeListUnscanned } from './uploads.sql.ts';

export function uploadJobs({
  db,
  uploads,
  scanner,
  log,
}: Pick<Shop, 'db' | 'uploads' | 'scanner' | 'log'>): ImplementedJob[] {
  const checker = { ...uploads, db, scanner };
  return [
    implementJob(checkUploadJob, async (file, _signal, { isLastTry }) => {
      if (isLastTry) {
        log.error(file, 'an uploaded file could not be checked and was given up');
        return giveUpUpload(checker, file);
      }
      const outcome = await checkUpload(checker, file);
      if (outcome === 'infected') log.warn(file, 'a file with a virus was thrown away');
    }),
    implementJob(
      scanUploadsJob,
      async () => {
        const infected = await scanSkippedUploads(checker);
        if (infected > 0)
          log.warn({ infected }, 'files that came without a scan had a virus and were deleted');
      },
      '25 * * * *',
    ),
    implementJob(
      sweepUploadsJob,
      async () => {
        await sweepUploads(checker.db, checker);
      },
      '40 * * * *',
    ),
  ];
}

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

/** For an account that is erased: every file of it, used or not, is thrown away by the next sweep. */
export const forgetUploads = (tx: Tx, owner: Owner): Promise<void> => expireUploads(tx, owner);

const MOST = 500;
const REFERRED_TO = '23503';

/** Deletes unfinished and unused files and those of erased customers. The bytes go first: their row is needed to find them. */
export async function sweepUploads(db: Db, rooms: UploadStorage): Promise<number> {
  const expired = await unsafeWithAllSites(db, (tx) => unsafeListExpired(tx, MOST));
  for (const upload of expired) {
    await rooms.incoming.remove(upload.siteId, upload.id);
    await rooms.kept.delete(nameOf(upload.siteId, upload.id));
    await forget(db, upload);
  }
  return expired.length;
}

async function forget(db: Db, upload: ExpiredUpload) {
  try {
    await withSite(db, upload.siteId, (tx) => forgetUpload(tx, upload));
  } catch (error) {
    if ((error as { code?: string }).code !== REFERRED_TO) throw error;
    await withSite(db, upload.siteId, (tx) => markEmptied(tx, upload));
  }
}
