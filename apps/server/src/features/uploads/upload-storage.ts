import path from 'node:path';
import type { Scanner } from '../../platform/clients/virus-scanner.ts';
import type { Db } from '../../platform/db/db.ts';
import { diskStorage, type FileStorage } from './file-storage.ts';
import { type Incoming, incomingOnDisk } from './incoming.ts';

export interface UploadStorage {
  readonly incoming: Incoming;
  /** What came whole lies here, out of reach of who sent it. */
  readonly kept: FileStorage;
}

export const openUploadStorage = (db: Db, directory: string): UploadStorage => ({
  incoming: incomingOnDisk(db, path.join(directory, 'incoming')),
  kept: diskStorage(path.join(directory, 'kept')),
});

/** What looking at a file needs. */
export interface UploadChecker extends UploadStorage {
  readonly db: Db;
  /** Null: no virus scanner. */
  readonly scanner: Scanner | null;
}
