import { type Db, withSite } from '../../platform/db/db.ts';
import { nameOf } from './names.ts';
import type { UploadStorage } from './upload-storage.ts';
import { findUpload, type Owner, removeUpload } from './uploads.sql.ts';

export type DeletedUpload = { ok: true } | { ok: false; code: 'not_found' | 'upload_in_use' };

/** The sender does not want it any more. What a request already rests on stays. */
export async function deleteUpload(
  db: Db,
  rooms: UploadStorage,
  owner: Owner,
  id: string,
): Promise<DeletedUpload> {
  const gone = await withSite(db, owner.siteId, (tx) => removeUpload(tx, owner, id));
  if (!gone) return { ok: false, code: (await findUpload(db, owner, id)) ? 'upload_in_use' : 'not_found' };
  await rooms.incoming.remove(owner.siteId, id);
  await rooms.kept.delete(nameOf(owner.siteId, id));
  return { ok: true };
}
