import type { Tx } from '../../platform/db/db.ts';
import { findSiteFacts } from '../versions/change-content.ts';
import { queueFollow } from '../versions/queue-follow.ts';
import { pageTags, scheduleChange } from '../versions/schedule-change.ts';
import type { PageText } from './blocks.contract.ts';
import { cleanText } from './clean-blocks.ts';
import { identifyBlocks } from './identify-blocks.ts';
import { endVersion, type PageName, publishDraft, putDraft, type Window } from './pages.sql.ts';

/** The draft is shown from now on, or from `at`, and until `until`; then the version before it. */
export async function publishPage(tx: Tx, forSite: number | null, page: PageName, window: Window) {
  const { at, until } = window;
  const now = new Date();
  // Nothing is shown from yesterday on, whatever was asked for.
  const from = at && at > now ? at : now;
  if (until && until <= from) return { ok: false as const, code: 'until_too_early' as const };
  const published = await publishDraft(tx, forSite, page, window);
  if (!published) return { ok: false as const, code: 'not_found' as const };
  const { publish_at, publish_until } = published;
  await purgePage(tx, forSite, page.slug, [publish_at, ...(publish_until ? [publish_until] : [])]);
  return { ok: true as const, ...published };
}

/** Has the edge forget the page at each of these moments, past ones at once. Translations of the brand's pages follow. */
export async function purgePage(tx: Tx, forSite: number | null, slug: string, moments: readonly Date[]) {
  const site = forSite === null ? null : (await findSiteFacts(tx, forSite)).slug;
  await scheduleChange(tx, pageTags(slug, site), moments);
  if (forSite === null) await queueFollow(tx, 'page', slug);
}

/** Writes or replaces the draft of a page, of a site or of the brand (null). It is shown in previews only. */
export async function saveDraft(
  tx: Tx,
  forSite: number | null,
  { slug, locale }: PageName,
  { text, by }: { text: PageText; by: string },
) {
  const cleaned = cleanText(text);
  const saved = { ...cleaned, blocks: identifyBlocks(cleaned.blocks) };
  const { revision, saved_at } = await putDraft(tx, forSite, { slug, locale, ...saved, createdBy: by });
  return { revision, saved_at, text: saved };
}

/** Takes a version back, without an id the latest: the one before it is shown again, or the brand's. */
export async function withdrawPage(
  tx: Tx,
  forSite: number | null,
  page: PageName,
  version: number | null = null,
) {
  const ended = await endVersion(tx, forSite, page, version);
  if (!ended) return { ok: false as const, code: 'not_found' as const };
  await purgePage(tx, forSite, page.slug, [ended.publish_until]);
  return { ok: true as const, ...ended };
}
