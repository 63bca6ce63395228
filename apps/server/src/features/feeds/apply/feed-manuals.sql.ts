import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const ManualFile = z.object({
  locale: z.string(),
  url: z.string(),
  file_name: z.string(),
  mime_type: z.string(),
  bytes: z.number(),
});
export type ManualFile = Readonly<z.infer<typeof ManualFile>>;

export interface StoredManual {
  readonly slug: string;
  readonly product: string | null;
  readonly name: string;
  readonly position: number;
  readonly names: Readonly<Record<string, string>>;
  readonly files: readonly ManualFile[];
}

const FIND_MANUALS = statement<Statements['find_manuals'], StoredManual>(
  'find_manuals',
  `
    select m.slug, p.slug as product, m.original_name as name, m.position,
           coalesce((select json_object_agg(t.locale, t.name) from manual_translations t where t.manual_id = m.id), '{}') as names,
           coalesce((select json_agg(json_build_object('locale', f.locale, 'url', f.url, 'file_name', f.file_name,
                              'mime_type', f.mime_type, 'bytes', f.bytes))
                       from manual_files f where f.manual_id = m.id), '[]') as files
      from manuals m left join products p on p.id = m.product_id
     where m.slug = any($1)
     order by m.id for no key update of m`,
  { names: z.record(z.string(), z.string()), files: z.array(ManualFile) },
);

export async function findManuals(tx: Tx, slugs: readonly string[]): Promise<StoredManual[]> {
  const rows = await runPrepared(tx, FIND_MANUALS, [slugs]);
  return rows;
}

export async function findProductSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('products').select('slug').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}

const SAVE_MANUALS = statement(
  'save_manuals',
  `
    insert into manuals (slug, product_id, original_name, position)
    select r.slug, p.id, r.name, r.position
      from jsonb_to_recordset($1::jsonb) as r(slug text, product text, name text, position int)
      left join products p on p.slug = r.product
     order by r.slug
    on conflict (slug) do update set
      product_id = excluded.product_id, original_name = excluded.original_name, position = excluded.position`,
);

const SAVE_MANUALS_MANUAL_TRANSLATIONS = statement(
  'save_manuals_manual_translations',
  `
    insert into manual_translations (manual_id, locale, name)
    select m.id, word.locale, word.name
      from jsonb_to_recordset($1::jsonb) as r(slug text, names jsonb)
     cross join lateral jsonb_each_text(r.names) as word (locale, name)
      join manuals m on m.slug = r.slug
    on conflict (manual_id, locale) do update set name = excluded.name`,
);

const SAVE_MANUALS_MANUAL_FILES = statement(
  'save_manuals_manual_files',
  `
    insert into manual_files (manual_id, locale, url, file_name, mime_type, bytes)
    select m.id, f.locale, f.url, f.file_name, f.mime_type, f.bytes
      from jsonb_to_recordset($1::jsonb) as r(slug text, files jsonb)
     cross join lateral jsonb_to_recordset(r.files)
        as f(locale text, url text, file_name text, mime_type text, bytes int)
      join manuals m on m.slug = r.slug
    on conflict (manual_id, locale) do update set
      url = excluded.url, file_name = excluded.file_name, mime_type = excluded.mime_type, bytes = excluded.bytes`,
);

/** Words and files that a row leaves out stay as they are. */
export async function saveManuals(tx: Tx, rows: readonly StoredManual[]) {
  const input = JSON.stringify(rows);
  await runPrepared(tx, SAVE_MANUALS, [input]);
  await runPrepared(tx, SAVE_MANUALS_MANUAL_TRANSLATIONS, [input]);
  await runPrepared(tx, SAVE_MANUALS_MANUAL_FILES, [input]);
}
