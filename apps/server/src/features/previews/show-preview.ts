import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import type { ShownPreview } from './previews.contract.ts';
import { findPreviewSite } from './previews.sql.ts';
import { readView } from './read-view.ts';

export async function showPreview(
  db: Db,
  siteId: number,
  requested: RequestedView,
  deskOrigin: string,
): Promise<ShownPreview | null> {
  const view = requested.preview === null ? null : await readView(db, siteId, requested);
  if (!view) return null;
  const { timezone } = await findPreviewSite(db, siteId);
  return {
    at: view.at && new Date(view.at).toISOString(),
    drafts: view.drafts,
    timezone,
    desk_origin: deskOrigin,
  };
}
