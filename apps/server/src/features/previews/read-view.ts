import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { findPreview } from './previews.sql.ts';

/** What a reader sees: the versions of a moment (null: now), and drafts before them if asked for. */
export interface View {
  readonly at: Date | string | null;
  readonly drafts: boolean;
}

export const hashPreview = (token: string) => createHash('sha256').update(token).digest();

/** Null: the secret of the preview opens nothing at this site. */
export async function readView(db: Db, siteId: number, { at, preview }: RequestedView): Promise<View | null> {
  if (preview === null) return { at, drafts: false };
  return findPreview(db, siteId, hashPreview(preview));
}
