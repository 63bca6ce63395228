import { type Db, withSite } from '../../../../platform/db/db.ts';
import type { StaffCall } from '../../../staff/staff-call.ts';
import { writeAudit } from '../../../staff/write-audit.ts';
import { findMediaFile, removeMediaFile } from '../../media-files.sql.ts';
import { BRAND, type MediaStorage } from '../../media-storage.ts';

/** An upload that its sender stops. What has come whole stays. */
export async function dropPicture(
  db: Db,
  { incoming }: Pick<MediaStorage, 'incoming'>,
  call: StaffCall,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly code: 'not_found' | 'upload_in_use' }> {
  const row = await findMediaFile(db, id);
  if (row?.staff_id !== call.staffId) return { ok: false, code: 'not_found' };
  if (row.status !== 'uploading') return { ok: false, code: 'upload_in_use' };
  await withSite(db, call.siteId, async (tx) => {
    await removeMediaFile(tx, id);
    await writeAudit(tx, call, {
      action: 'media.drop',
      reason: null,
      subject: { kind: 'media', ref: row.key },
      before: { name: row.name },
      after: {},
    });
  });
  await incoming.remove(BRAND, id);
  return { ok: true };
}
