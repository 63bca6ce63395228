import type { Tx } from '../../platform/db/db.ts';
import { forgetPage } from './forget-page.ts';
import { endLatest, type PageName } from './pages.sql.ts';

/** Takes the site's latest version back: the one before it is shown again, or the brand's. */
export async function withdrawPage(tx: Tx, siteId: number, page: PageName) {
  const ended = await endLatest(tx, siteId, page);
  if (!ended) return { ok: false as const, code: 'not_found' as const };
  await forgetPage(tx, siteId, page.slug, [ended.publish_until]);
  return { ok: true as const, ...ended };
}
