import { type Db, withSite } from '../../platform/db/db.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { type MediaEditor, openMedium, purgeUsesOf } from './change-medium.ts';
import { updateAlternatives } from './media.sql.ts';

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
