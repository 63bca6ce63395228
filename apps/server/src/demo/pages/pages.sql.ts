import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Changes } from '../load/upsert.sql.ts';
import type { DemoPage } from './read-pages.ts';

/**
 * A text that differs from what is shown becomes the next version; what the files no longer have goes. A page whose
 * latest version of the brand was written at the desk is left alone.
 */
export async function savePages(tx: Tx, pages: readonly DemoPage[]): Promise<Changes> {
  const records = sql`jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
    as r(slug text, locale text, title text, description text, blocks jsonb)`;
  const removed = await sql`
    delete from page_versions v where v.for_site_id is null and v.created_by = 'files'
       and not exists (select from ${records} where r.slug = v.slug and r.locale = v.locale)`.execute(tx);
  const { rows } = await sql<{ is_first: boolean }>`
    with latest as (
      select distinct on (slug, locale) slug, locale, title, description, blocks, created_by from page_versions
       where for_site_id is null and publish_at <= now() order by slug, locale, publish_at desc, id desc
    ), changed as (
      select r.*, l.slug is null as is_first from ${records} left join latest l using (slug, locale)
       where (r.title, r.description, r.blocks) is distinct from (l.title, l.description, l.blocks)
         and coalesce(l.created_by, 'files') = 'files'
    ), added as (
      insert into page_versions (slug, locale, title, description, blocks, publish_at, created_by)
      select slug, locale, title, description, blocks, now(), 'files' from changed
    )
    select is_first from changed`.execute(tx);
  const inserted = rows.filter(({ is_first }) => is_first).length;
  return {
    rows: pages.length,
    inserted,
    updated: rows.length - inserted,
    removed: Number(removed.numAffectedRows ?? 0),
  };
}
