import { z } from 'zod';
import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { nameOf } from './incoming.ts';
import {
  type ExpiredUpload,
  expireUploads,
  forgetUpload,
  markEmptied,
  unsafeListExpired,
} from './taking.sql.ts';
import type { UploadStorage } from './upload-storage.ts';
import type { Owner } from './uploads.sql.ts';

/** Every hour: unfinished and unused files. */
export const sweepUploadsJob = defineJob({ name: 'uploads.sweep', payload: z.object({}), maxAttempts: 3 });

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
