import { spellEdition } from '@paddock/i18n/editions';
import { CATALOGUE_NAMES, DEFAULT_LOCALE } from '@paddock/i18n/locales';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { replaceMessages } from '../../../platform/text/messages.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { CONTENT, type ContentKind, isContentKind } from '../content/content-kinds.ts';
import { lockLocale } from '../glossary.sql.ts';
import { digestOf } from '../load/load-catalogue.ts';
import { dueDay, publishableStates, resolveOverrides } from '../texts.rules.ts';
import { listOverrides, listPaths } from '../texts.sql.ts';
import { listLocalesOfSites } from './locales/text-locales.sql.ts';
import {
  changeSources,
  countWaiting,
  lockPublishable,
  publishContentMarks,
  publishMarks,
} from './queue/text-publishing.sql.ts';
import type { TextState } from './texts.staff.contract.ts';

let known = digestOf('[]');

/** Before a mail is written: one statement, and new words only when the desk has published some since the last mail. */
export async function refreshMailWords(db: Db): Promise<void> {
  const overrides = await listOverrides(db, 'mail');
  const digest = digestOf(JSON.stringify(overrides));
  if (digest === known) return;
  for (const locale of CATALOGUE_NAMES)
    replaceMessages(locale, spellEdition(locale, Object.fromEntries(resolveOverrides(overrides, locale))));
  known = digest;
}

const MAX_TAGS = 200;

export type PublishResult =
  | {
      readonly ok: true;
      readonly published: number;
      /** Finished texts of pages and articles that have others which are not finished. */
      readonly waiting: number;
    }
  | { readonly ok: false; readonly code: 'not_found' };

type Publishable = Awaited<ReturnType<typeof lockPublishable>>;

/**
 * Makes finished words public, at most 500 at once, and pages and articles whole. Words of shop and mails become overrides,
 * which gives storefronts another revision of their frame; the edge is told to make the pages again. Words of the source
 * locale become the source.
 */
export async function publishTexts(
  tx: Tx,
  call: StaffCall,
  { locale, ids }: { readonly locale: string; readonly ids?: readonly number[] | undefined },
): Promise<PublishResult> {
  const settings = await lockLocale(tx, locale);
  if (!settings) return { ok: false, code: 'not_found' };
  const states = publishableStates(settings.needs_review);
  const texts = await lockPublishable(tx, locale, states, ids ?? null);
  const published = await publishOverrides(tx, locale, texts);
  for (const [, [one]] of Map.groupBy(texts, ({ kind, subject }) => `${kind} ${subject}`))
    if (one && isContentKind(one.kind))
      published.push(...(await publishContent(tx, call, { ...one, kind: one.kind, locale }, states)));
  const waiting = await countWaiting(tx, locale, states);
  if (published.length > 0)
    await writeAudit(tx, call, {
      action: 'text.publish',
      reason: null,
      subject: { kind: 'text', ref: `publish/${locale}` },
      before: {},
      after: { locale, texts: published },
    });
  return { ok: true, published: published.length, waiting };
}

async function publishOverrides(tx: Tx, locale: string, texts: Publishable): Promise<number[]> {
  const messages = texts.filter(({ kind }) => !isContentKind(kind));
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await publishMarks(tx, locale, ids);
  if (locale === DEFAULT_LOCALE)
    await changeSources(tx, { sourceLocale: locale, ids, dueOn: dueDay(new Date()) });
  if (messages.some(({ kind }) => kind === 'interface')) await purgeSites(tx, locale);
  return ids;
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

interface ContentSubject {
  readonly kind: ContentKind;
  readonly subject: string;
  readonly locale: string;
}

/** Publishes a page or an article in a language with its finished words. Answers with the ids of their texts. */
async function publishContent(
  tx: Tx,
  call: StaffCall,
  key: ContentSubject,
  states: readonly TextState[],
): Promise<number[]> {
  const { kind, subject, locale } = key;
  const finished = await publishContentMarks(tx, key, states);
  const words = new Map(finished.map((text) => [text.path, text.words]));
  const known = new Set(await listPaths(tx, kind, subject));
  const by = `staff:${call.staffId}`;
  const isChanged = await CONTENT[kind].publish(tx, subject, { locale, words, known, by });
  if (isChanged)
    await writeAudit(tx, call, {
      action: kind === 'page' ? 'page.publish' : 'article.publish',
      reason: null,
      subject: CONTENT[kind].auditSubject(subject, locale),
      before: {},
      // What the queue of translations publishes is the brand's.
      after: { ...(kind === 'page' && { scope: 'brand' }), locale, translated: finished.length },
    });
  return finished.map(({ id }) => id);
}
