import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { canChangeMedium } from '../media.rules.ts';
import {
  type LockedMedium,
  listSites,
  listUses,
  lockMedium,
  updateAlternatives,
  updateFocus,
} from '../media.sql.ts';

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

interface Alternatives {
  readonly key: string;
  readonly revision: number;
  readonly isDecorative: boolean;
  readonly alts: Readonly<Record<string, string | undefined>>;
}

export const setAlternatives = (db: Db, editor: MediaEditor, change: Alternatives) =>
  withSite(db, editor.siteId, async (tx) => {
    const opened = await openMedium(tx, editor, change.key, change.revision);
    if (!opened.ok) return opened;
    const { medium } = opened;
    if (medium.status === 'retired') return { ok: false as const, code: 'media_not_usable' as const };
    const changed: Record<string, string> = {};
    for (const [locale, alt = ''] of Object.entries(change.alts)) {
      const text = alt.trim();
      if ((medium.alts[locale] ?? '') !== text) changed[locale] = text;
    }
    await updateAlternatives(tx, medium.id, { isDecorative: change.isDecorative, alts: changed });
    await purgeUsesOf(tx, medium.id);
    const before = Object.fromEntries(
      Object.keys(changed).map((locale) => [locale, medium.alts[locale] ?? '']),
    );
    await writeAudit(tx, editor, {
      action: 'media.alternatives',
      reason: null,
      subject: { kind: 'media', ref: medium.key },
      before: { ...before, decorative: medium.is_decorative },
      after: { ...changed, decorative: change.isDecorative },
    });
    return { ok: true as const, revision: medium.revision + 1 };
  });

/** The caller, and the sites on which the caller edits media. */
export interface MediaEditor extends StaffCall {
  readonly permitted: ReadonlySet<number>;
}

type Opened =
  | { readonly ok: true; readonly medium: LockedMedium }
  | { readonly ok: false; readonly code: 'not_found' | 'media_of_brand' | 'edited_meanwhile' };

/** Locks a picture that this person may change. `revision`: what the person has seen of it; null: whatever it is. */
export async function openMedium(
  tx: Tx,
  { permitted }: MediaEditor,
  key: string,
  revision: number | null,
): Promise<Opened> {
  const medium = await lockMedium(tx, key);
  if (!medium) return { ok: false, code: 'not_found' };
  const sites = await listSites(tx);
  const ids = sites.map(({ id }) => id);
  if (!canChangeMedium(medium.for_site_id, permitted, ids)) return { ok: false, code: 'media_of_brand' };
  if (revision !== null && revision !== medium.revision) return { ok: false, code: 'edited_meanwhile' };
  return { ok: true, medium };
}

/** Pages that show the picture are made again: its pages where only sites' own show it, else every page. */
export async function purgeUsesOf(tx: Tx, mediumId: number): Promise<void> {
  const uses = await listUses(tx, mediumId);
  if (uses.length === 0) return;
  const tags = uses.map(({ kind, ref, site }) => (kind === 'page' && site ? `content:${site}_${ref}` : null));
  const own = tags.filter((tag) => tag !== null);
  const all = async () => (await listSites(tx)).map(({ slug }) => `site:${slug}`);
  await queuePurge(tx, own.length === tags.length ? own.slice(0, MAX_TAGS) : await all());
}

const MAX_TAGS = 200;
