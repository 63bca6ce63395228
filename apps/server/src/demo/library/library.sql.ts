import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { type BundleMedium, fileOfOriginal } from './read-library.ts';

interface Row extends Omit<BundleMedium, 'original'> {
  readonly is_desk: boolean;
  readonly file_id: string | null;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly mime_type: string;
}

export interface FoundMedium extends BundleMedium {
  readonly is_desk: boolean;
  /** The name of the original in the storage. */
  readonly file_id: string | null;
}

/** Provenance: the newest change was made at the desk, and not by an import. */
const IS_DESK = sql.raw(`(m.origin = 'desk' and m.imported_revision is distinct from m.revision)`);

/**
 * The pictures that the desk or an import has brought or changed, with the newest original. One that is still being
 * checked counts where `withUnfinished` says so.
 */
export async function findLibrary(
  tx: Tx,
  { withUnfinished }: { readonly withUnfinished: boolean },
): Promise<FoundMedium[]> {
  const states = withUnfinished ? ['uploaded', 'checked', 'rendered'] : ['rendered'];
  const { rows } = await sql<Row>`
    select m.key, (select s.slug from sites s where s.id = m.for_site_id) as site,
           case when m.status = 'retired' then 'retired' else 'usable' end as status, m.is_decorative as decorative,
           case when m.focal_x is not null then json_build_object('x', m.focal_x, 'y', m.focal_y) end as focus,
           coalesce((select json_object_agg(t.locale, t.alt order by t.locale) from media_translations t
                      where t.media_id = m.id and t.alt <> ''), '{}') as alts,
           ${IS_DESK} as is_desk, f.id as file_id, f.name, f.size_bytes::int as bytes, encode(f.sha256, 'hex') as sha256,
           coalesce(f.mime_type, 'image/jpeg') as mime_type
      from media m left join lateral (
        select f.* from media_files f where f.media_id = m.id and f.status = any(${states}::text[])
         order by f.created_at desc, f.id desc limit 1) f on true
     where m.origin = 'desk' and (${withUnfinished} or m.status in ('usable', 'retired')) and m.status <> 'refused'
     order by m.key`.execute(tx);
  return rows.map(({ file_id, name, bytes, sha256, mime_type, ...row }) => ({
    ...row,
    file_id,
    original: file_id ? { file: fileOfOriginal(row.key, mime_type), name, bytes, sha256 } : null,
  }));
}

/** Those of the keys that `media` has, of the brand's files or of the library. */
export async function findMediaKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from media where key = any(${keys}::text[])`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Writes what a record says about a picture; one that is not there is made and waits for its original. Answers with its
 * id; null: the desk has changed it, so that it stays as it is.
 */
export async function putMedium(tx: Tx, medium: BundleMedium, siteId: number | null): Promise<number | null> {
  const { key, status, decorative, focus, alts } = medium;
  const state = status === 'retired' ? 'retired' : medium.original ? 'processing' : 'usable';
  const { rows } = await sql<{ id: number }>`
    insert into media as m (key, mime_type, origin, status, formats, for_site_id, is_decorative, focal_x, focal_y,
                            imported_revision)
    values (${key}, 'image/jpeg', 'desk', ${state}, '{avif,webp,jpeg}', ${siteId}, ${decorative},
            ${focus?.x ?? null}, ${focus?.y ?? null}, 1)
    on conflict (key) do update
       set origin = 'desk', for_site_id = excluded.for_site_id, is_decorative = excluded.is_decorative,
           focal_x = excluded.focal_x, focal_y = excluded.focal_y,
           status = case when ${status === 'retired'} then 'retired' when m.status = 'retired' then 'usable' else m.status end,
           revision = m.revision + 1, imported_revision = m.revision + 1
     where not ${IS_DESK}
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const texts = Object.entries(alts).map(([locale, alt]) => ({ locale, alt }));
  await sql`
    with r as (select * from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(locale text, alt text)), gone as (
      delete from media_translations t where t.media_id = ${id} and not exists (select from r where r.locale = t.locale))
    insert into media_translations (media_id, locale, alt) select ${id}, locale, alt from r
    on conflict (media_id, locale) do update set alt = excluded.alt`.execute(tx);
  return id;
}

/** An original that lies in the storage under its id. The worker looks at it and renders it as if it had been uploaded. */
export async function insertOriginal(
  tx: Tx,
  mediaId: number,
  { id, name, bytes, sha256 }: { id: string; name: string; bytes: number; sha256: string },
): Promise<void> {
  await sql`
    insert into media_files (id, media_id, name, size_bytes, received_bytes, status, sha256, created_at)
    values (${id}, ${mediaId}, ${name}, ${bytes}, ${bytes}, 'uploaded', decode(${sha256}, 'hex'), clock_timestamp())`.execute(
    tx,
  );
}
