import type { Tx } from '../../platform/db/db.ts';
import { findSiteFacts } from '../versions/find-site-facts.ts';
import { queueFollow } from '../versions/queue-follow.ts';
import { scheduleChange } from '../versions/schedule-change.ts';
import { pageTags } from '../versions/versions.rules.ts';
import { type PageName, publishDraft, type Window } from './pages.sql.ts';

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
