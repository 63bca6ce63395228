import type { Tx } from '../../platform/db/db.ts';
import { forgetPage } from './forget-page.ts';
import { type PageName, publishDraft, type Window } from './pages.sql.ts';

/** The draft is shown from now on, or from `at`, and until `until`. */
export async function publishPage(tx: Tx, siteId: number, page: PageName, window: Window) {
  const { at, until } = window;
  const now = new Date();
  // Nothing is shown from yesterday on, whatever was asked for.
  const from = at && at > now ? at : now;
  if (until && until <= from) return { ok: false as const, code: 'until_too_early' as const };
  const published = await publishDraft(tx, siteId, page, window);
  if (!published) return { ok: false as const, code: 'not_found' as const };
  const { publish_at, publish_until } = published;
  await forgetPage(tx, siteId, page.slug, [publish_at, ...(publish_until ? [publish_until] : [])]);
  return { ok: true as const, ...published };
}
