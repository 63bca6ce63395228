import type { Db } from '../../../platform/db/db.ts';
import type { MediaUpload } from '../media.staff.contract.ts';
import { findMediaFile } from '../media-files.sql.ts';

/** How far an upload of this person is. Null: another person's. */
export async function showMediaUpload(db: Db, staffId: number, id: string): Promise<MediaUpload | null> {
  const row = await findMediaFile(db, id);
  if (row?.staff_id !== staffId) return null;
  const { key, name, status, refusal } = row;
  return { id, key, name, status, refusal };
}
