import { type Db, withSite } from '../../platform/db/db.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { type MediaEditor, openMedium, purgeUsesOf } from './change-medium.ts';
import { updateFocus } from './media.sql.ts';

export const setFocus = (
  db: Db,
  editor: MediaEditor,
  change: { readonly key: string; readonly revision: number; readonly focus: { x: number; y: number } },
) =>
  withSite(db, editor.siteId, async (tx) => {
    const opened = await openMedium(tx, editor, change.key, change.revision);
    if (!opened.ok) return opened;
    const { medium } = opened;
    if (medium.status === 'retired') return { ok: false as const, code: 'media_not_usable' as const };
    await updateFocus(tx, medium.id, change.focus);
    await purgeUsesOf(tx, medium.id);
    await writeAudit(tx, editor, {
      action: 'media.focus',
      reason: null,
      subject: { kind: 'media', ref: medium.key },
      before: { x: medium.focal_x, y: medium.focal_y },
      after: change.focus,
    });
    return { ok: true as const, revision: medium.revision + 1 };
  });
