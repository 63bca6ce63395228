import { type Db, readSite } from '../../platform/db.ts';

const PAGE = {
  name: 'page',
  text: `select title, content from pages where site_id = $1 and slug = $2
          order by locale = $3 desc, locale = 'en' desc, locale limit 1`,
};

/** In the asked language, else English, else any the site wrote. */
export async function findPage(db: Db, siteId: number, slug: string, locale: string) {
  const [row] = await readSite<{ title: string; content: string }>(db, siteId, PAGE, [siteId, slug, locale]);
  return row ?? null;
}
