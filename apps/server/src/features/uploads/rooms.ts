import path from 'node:path';
import type { Scanner } from '../../platform/clients/virus-scanner.ts';
import type { Db } from '../../platform/db/db.ts';
import { diskRoom, type FileRoom } from './file-room.ts';
import { type Incoming, incomingOnDisk } from './incoming.ts';

export interface UploadRooms {
  readonly incoming: Incoming;
  /** What came whole lies here, out of reach of who sent it. */
  readonly kept: FileRoom;
}

export const openUploadRooms = (db: Db, directory: string): UploadRooms => ({
  incoming: incomingOnDisk(db, path.join(directory, 'incoming')),
  kept: diskRoom(path.join(directory, 'kept')),
});

/** What looking at a file needs. */
export interface UploadChecker extends UploadRooms {
  readonly db: Db;
  /** Null: no virus scanner. */
  readonly scanner: Scanner | null;
}
