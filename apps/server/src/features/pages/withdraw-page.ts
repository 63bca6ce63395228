import type { Tx } from '../../platform/db/db.ts';
import { endVersion, type PageName } from './pages.sql.ts';
import { purgePage } from './publish-page.ts';

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
