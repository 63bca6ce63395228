import type { Db } from '../../../platform/db/db.ts';
import type { FileStorage } from '../../../platform/files/file-storage.ts';
import {
  type FileAnswer,
  linkStoredUpload,
  readStoredUpload,
  type UploadLink,
} from '../../uploads/read-upload.ts';
import { type DeskRequest, findDeskRequest } from './warranty.staff.sql.ts';

/** A request as who decides on it sees it. */
export const showForDesk = (db: Db, siteId: number, code: string): Promise<DeskRequest | null> =>
  findDeskRequest(db, siteId, code);

/** A file of a request; of another request, or of none, it is not there. */
export async function readFileForDesk(
  db: Db,
  kept: FileStorage,
  siteId: number,
  { code, id }: { code: string; id: string },
): Promise<FileAnswer | null> {
  return (await hasFile(db, siteId, { code, id })) ? readStoredUpload(db, kept, siteId, { id }) : null;
}

export async function linkFileForDesk(
  db: Db,
  kept: FileStorage,
  siteId: number,
  { code, id }: { code: string; id: string },
): Promise<UploadLink | null> {
  return (await hasFile(db, siteId, { code, id })) ? linkStoredUpload(db, kept, siteId, id) : null;
}

async function hasFile(db: Db, siteId: number, { code, id }: { code: string; id: string }): Promise<boolean> {
  const request = await findDeskRequest(db, siteId, code);
  return request?.files?.some((file) => file.id === id) ?? false;
}
