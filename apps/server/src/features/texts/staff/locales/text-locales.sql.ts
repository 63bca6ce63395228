import { type Db, runPrepared, type Tx } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';

const LOCALES_OF_SITES = statement(
  'text_locales_of_sites',
  `select l.locale, l.edition, s.id as site_id, s.slug from site_locales l join sites s on s.id = l.site_id
    order by s.slug`,
);

/** Which site shows which locale, in which edition. */
export const listLocalesOfSites = (db: Db | Tx) => runPrepared(db, LOCALES_OF_SITES, []);

const VISIBLE = statement<Statements['text_locale_visible'], { is_visible: boolean }>(
  'text_locale_visible',
  `select exists (select from site_locales l where l.site_id = any ($2::int[]) and $1 in (l.locale, l.edition))
       or (select count(*) from sites) <= cardinality($2::int[]) as is_visible`,
);

/** Whether one of these sites shows the locale; with all sites every locale is visible. */
export async function isLocaleVisible(db: Db, locale: string, siteIds: readonly number[]): Promise<boolean> {
  const [row] = await runPrepared(db, VISIBLE, [locale, [...siteIds]]);
  return row?.is_visible ?? false;
}
