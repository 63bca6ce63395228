import { queuePurge } from '../../features/edge/queue-purge.ts';
import { NEWS_PAGES } from '../../features/news/news.rules.ts';
import { frameTags, pageTags, scheduleChange } from '../../features/versions/schedule-change.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type PlacedOriginal, saveLibrary } from '../library/save-library.ts';
import type { Changes } from '../load/upsert.sql.ts';
import { saveMenus } from '../menus/menus.ts';
import { saveNews } from '../news/save-news.ts';
import { savePages } from '../pages/pages.ts';
import { saveTerms, saveWords } from '../words/words.sql.ts';
import type { Bundle } from './bundle.ts';
import type { SavedVersions, SiteIds } from './save-versions.ts';

export interface SavedContent {
  readonly report: Record<string, Changes>;
  /** What the desk has changed since the last import and what therefore stays as it is. */
  readonly left: readonly string[];
  /** What names something that this installation does not have. */
  readonly unknown: readonly string[];
}

const isChanged = ({ inserted, updated, removed }: Changes) => inserted + updated + removed > 0;
export const hasChanged = (report: Readonly<Record<string, Changes>>) =>
  Object.values(report).some(isChanged);

/**
 * Brings the content of the database to what a bundle says, in the caller's transaction. Pictures come first, because
 * articles name them. A second time it changes nothing.
 */
export async function saveContent(
  tx: Tx,
  bundle: Bundle,
  siteIds: SiteIds,
  placed: readonly PlacedOriginal[] = [],
): Promise<SavedContent> {
  const report: Record<string, Changes> = {};
  const left: string[] = [];
  const unknown: string[] = [];
  const has = (kind: Bundle['kinds'][number]) => bundle.kinds.includes(kind);
  const count = (rows: number, written: number) => ({ rows, inserted: 0, updated: written, removed: 0 });
  if (has('library')) {
    const saved = await saveLibrary(tx, bundle.library, placed, siteIds);
    report.library = count(bundle.library.length, saved.written);
    left.push(...saved.left.map((key) => `library ${key}`));
    unknown.push(...saved.unknown.map((key) => `library ${key}`));
  }
  if (has('pages')) {
    const saved = await savePages(tx, bundle.pages, siteIds);
    report.page_versions = note(saved, left, 'page');
    await schedule(tx, saved, ({ slug = '', site }) => pageTags(slug, site));
  }
  if (has('menus')) {
    const saved = await saveMenus(tx, bundle.menus, siteIds);
    report.menu_versions = note(saved, left, 'menu');
    await schedule(tx, saved, ({ site }) => frameTags(site));
  }
  if (has('news')) {
    const saved = await saveNews(tx, bundle.news, siteIds, report);
    report.articles = note(saved, left, 'article');
    await schedule(tx, saved, () => NEWS_PAGES);
  }
  if (has('words')) {
    const saved = await saveWords(tx, bundle.words);
    report.text_overrides = count(bundle.words.length, saved.written);
    left.push(...saved.left.map((name) => `words ${name}`));
    unknown.push(...saved.unknown.map((name) => `words ${name}`));
  }
  if (has('glossary')) {
    const saved = await saveTerms(tx, bundle.glossary);
    report.glossary_terms = count(bundle.glossary.length, saved.written);
    left.push(...saved.left.map((name) => `glossary ${name}`));
  }
  return { report, left, unknown };
}

function note({ left: own, instants: _, ...changes }: SavedVersions, left: string[], kind: string): Changes {
  left.push(...own.map((name) => `${kind} ${name.trim()}`));
  return changes;
}

type Subject = SavedVersions['instants'][number]['subject'];

async function schedule(
  tx: Tx,
  { instants }: SavedVersions,
  tagsOf: (subject: Subject) => readonly string[],
) {
  for (const { subject, at } of instants) await scheduleChange(tx, tagsOf(subject), at);
}

const MAX_TAGS = 200;

/** The pages of every site: content of the brand stands on all of them. */
export async function purgeSites(tx: Tx, sites: Iterable<string>): Promise<void> {
  const tags = [...sites].map((slug) => `site:${slug}`);
  for (let at = 0; at < tags.length; at += MAX_TAGS) await queuePurge(tx, tags.slice(at, at + MAX_TAGS));
}
