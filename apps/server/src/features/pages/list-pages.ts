import type { Db } from '../../platform/db/db.ts';
import { type ListedVersion, listVersions } from './pages.sql.ts';

const PER_PAGE = 100;

/** What there is of pages for this site, its own and the brand's, with what is shown now. */
export async function listPages(
  db: Db,
  siteId: number,
  { slug, locale, page }: { slug?: string | undefined; locale?: string | undefined; page: number },
): Promise<ListedVersion[]> {
  return listVersions(db, siteId, {
    slug: slug ?? null,
    locale: locale ?? null,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
}
