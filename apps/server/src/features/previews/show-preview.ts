import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { hashToken } from '../../platform/secrets/secret-token.ts';
import type { ShownPreview } from './previews.contract.ts';
import { findPreview, findPreviewSite } from './previews.sql.ts';

/** What a reader sees: the versions of a moment (null: now), and drafts before them if asked for. */
interface View {
  readonly at: Date | string | null;
  readonly drafts: boolean;
}

/** Null: the secret of the preview opens nothing at this site. */
export async function readView(db: Db, siteId: number, { at, preview }: RequestedView): Promise<View | null> {
  if (preview === null) return { at, drafts: false };
  return findPreview(db, siteId, hashToken(preview));
}

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
