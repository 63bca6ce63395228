import type { Scanner } from '../../platform/clients/virus-scanner.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { type FileSettings, openFileStorage } from '../../platform/files/open-file-storage.ts';
import { type Incoming, openIncoming } from '../uploads/incoming.ts';
import { findMediaFile } from './media-files.sql.ts';

export interface MediaStorage {
  readonly incoming: Incoming;
  /** As they were sent; nothing serves them. */
  readonly originals: FileStorage;
  /** What we encoded. */
  readonly renditions: FileStorage;
}

/** Pictures belong to the brand and not to a site. */
export const BRAND = 0;

export const originalName = (id: string): string => `${BRAND}/${id}`;

export const openMediaStorage = (db: Db, files: FileSettings): MediaStorage => ({
  incoming: openIncoming(files, {
    path: '/api/staff/media/uploads',
    folder: 'media-incoming',
    find: async (_brand, id) => {
      const row = await findMediaFile(db, id);
      return row?.status === 'uploading' ? { sizeBytes: row.size_bytes, createdAt: row.created_at } : null;
    },
  }),
  originals: openFileStorage(files, 'media-originals'),
  renditions: openFileStorage(files, 'media'),
});

/** What checking and rendering a picture needs. */
export interface MediaWorkshop extends MediaStorage {
  readonly db: Db;
  /** Null: no virus scanner. */
  readonly scanner: Scanner | null;
}
