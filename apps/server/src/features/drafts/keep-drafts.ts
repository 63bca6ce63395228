import type { Db } from '../../platform/db/db.ts';
import type { DraftInput } from './drafts.contract.ts';
import type { DraftKey } from './drafts.sql.ts';
import * as drafts from './drafts.sql.ts';

export type { DraftKey };

export const listDrafts = (db: Db, staffId: number) => drafts.listDrafts(db, staffId);
export const showDraft = (db: Db, key: DraftKey) => drafts.findDraft(db, key);

/** The key of a draft; null: there is no such site. */
export async function findDraftKey(
  db: Db,
  input: Omit<DraftKey, 'siteId'> & { readonly site: string | undefined },
): Promise<DraftKey | null> {
  const { site, ...key } = input;
  if (site === undefined) return { ...key, siteId: null };
  const siteId = await drafts.findSiteOfDraft(db, site);
  return siteId === null ? null : { ...key, siteId };
}

type Draft = Awaited<ReturnType<typeof showDraft>>;

/** `conflict` carries the stored draft: another tab of the same person was here. */
export async function keepDraft(db: Db, key: DraftKey, draft: DraftInput) {
  try {
    const saved = await drafts.saveDraft(db, key, draft);
    if (saved) return { ok: true as const, saved };
    return { ok: false as const, code: 'conflict' as const, stored: await showDraft(db, key) };
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== drafts.LIMIT_CONSTRAINT) throw error;
    return { ok: false as const, code: 'too_many_drafts' as const };
  }
}

export async function discardDraft(
  db: Db,
  key: DraftKey,
  version: number | null,
): Promise<{ ok: true; discarded: boolean } | { ok: false; stored: Draft }> {
  const discarded = await drafts.discardDraft(db, key, version);
  const stored = discarded ? null : await showDraft(db, key);
  return stored ? { ok: false, stored } : { ok: true, discarded };
}
