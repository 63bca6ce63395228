import { DEFAULT_LOCALE } from '@paddock/i18n/locales';
import type { Tx } from '../../platform/db/db.ts';
import { queuePurge } from '../edge/queue-purge.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockLocale } from './glossary.sql.ts';
import { changeSources, lockPublishable, publishMarks } from './text-queue.sql.ts';
import { dueDay, publishableStates } from './texts.rules.ts';
import { listLocalesOfSites } from './texts.sql.ts';

const MAX_TAGS = 200;

export type PublishResult =
  | { readonly ok: true; readonly published: number }
  | { readonly ok: false; readonly code: 'not_found' };

/**
 * Makes finished words public, at most 500 at once. The change of the overrides gives storefronts another revision of their
 * frame; the edge is told to make the pages again. Words of the source locale become the source.
 */
export async function publishTexts(
  tx: Tx,
  call: StaffCall,
  { locale, ids }: { readonly locale: string; readonly ids?: readonly number[] | undefined },
): Promise<PublishResult> {
  const settings = await lockLocale(tx, locale);
  if (!settings) return { ok: false, code: 'not_found' };
  const texts = await lockPublishable(tx, locale, publishableStates(settings.needs_review), ids ?? null);
  if (texts.length === 0) return { ok: true, published: 0 };
  const published = texts.map(({ id }) => id);
  await publishMarks(tx, locale, published);
  if (locale === DEFAULT_LOCALE)
    await changeSources(tx, { sourceLocale: locale, ids: published, dueOn: dueDay(new Date()) });
  if (texts.some(({ kind }) => kind === 'interface')) await purgeSites(tx, locale);
  await writeAudit(tx, call, {
    action: 'text.publish',
    reason: null,
    subject: { kind: 'text', ref: `publish/${locale}` },
    before: {},
    after: { locale, texts: published },
  });
  return { ok: true, published: published.length };
}

/** The sites that show the locale or one of its editions; English also stands in for what other languages lack. */
async function purgeSites(tx: Tx, locale: string): Promise<void> {
  const rows = await listLocalesOfSites(tx);
  const shown = rows.filter(
    (row) => locale === DEFAULT_LOCALE || row.locale === locale || row.edition === locale,
  );
  const tags = [...new Set(shown.map(({ slug }) => `site:${slug}`))];
  for (let at = 0; at < tags.length; at += MAX_TAGS) await queuePurge(tx, tags.slice(at, at + MAX_TAGS));
}
