import type { Scanner } from '../../platform/clients/virus-scanner.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { type FileSettings, openFileStorage } from '../../platform/files/open-file-storage.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { findStoredUpload } from './uploads.sql.ts';

export interface UploadStorage {
  readonly incoming: Incoming;
  /** What came whole lies here, out of reach of who sent it. */
  readonly kept: FileStorage;
}

export const openUploadStorage = (db: Db, files: FileSettings): UploadStorage => ({
  incoming: openIncoming(files, {
    path: '/api/auth/uploads',
    folder: 'incoming',
    find: async (siteId, id) => {
      const row = await findStoredUpload(db, siteId, id);
      return row?.status === 'uploading' ? { sizeBytes: row.size_bytes, createdAt: row.created_at } : null;
    },
  }),
  kept: openFileStorage(files, 'kept'),
});

/** What looking at a file needs. */
export interface UploadChecker extends UploadStorage {
  readonly db: Db;
  /** Null: no virus scanner. */
  readonly scanner: Scanner | null;
}
