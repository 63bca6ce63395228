import { type Db, runPrepared } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { isUsed, usesOf } from '../media-uses.fragment.ts';
import { Medium } from './media.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface ListedMedium {
  readonly id: number;
  /** The instant with microseconds, for the cursor. */
  readonly at: string;
  readonly key: string;
  readonly kind: 'picture' | 'film';
  readonly status: 'processing' | 'usable' | 'refused' | 'retired';
  readonly width: number | null;
  readonly height: number | null;
  readonly focal_x: number | null;
  readonly focal_y: number | null;
  readonly is_decorative: boolean;
  /** What stands for it in the library: itself, or the still of a film. */
  readonly shown_key: string;
  readonly shown_hash: string | null;
  readonly shown_widths: readonly number[];
  /** The shown renditions lie in the storage of the library, and not in the files of the build. */
  readonly is_stored: boolean;
  readonly texts: number;
  readonly uses: number;
  readonly created_at: string;
}

const ROW = `m.id, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, m.key,
       case when m.mime_type like 'video/%' then 'film' else 'picture' end as kind, m.status, m.width, m.height,
       m.focal_x, m.focal_y, m.is_decorative, coalesce(p.key, m.key) as shown_key,
       case when p.id is null then m.hash else p.hash end as shown_hash,
       case when p.id is null then m.widths else p.widths end as shown_widths,
       exists (select from media_files f where f.media_id = coalesce(p.id, m.id) and f.status = 'rendered'
                 and f.hash = case when p.id is null then m.hash else p.hash end) as is_stored,
       (select count(*)::int from media_translations t where t.media_id = m.id) as texts,
       (select count(*)::int from (${usesOf('m')}) u) as uses,
       ${ISO('m.created_at')} as created_at`;

// $1 part of the key, $2 kind, $3 use, $4 missing texts below this number, $5 status
const MATCHES = `
  ($1::text is null or m.key like '%' || $1 || '%')
  and ($2::text is null or ($2 = 'film') = (m.mime_type like 'video/%'))
  and ($3::text is null or ($3 = 'used') = ${isUsed('m')})
  and ($4::int is null or (not m.is_decorative
       and (select count(*) from media_translations t where t.media_id = m.id) < $4))
  and case when $5::text is null then m.status in ('processing', 'usable') else m.status = $5 end`;

const LIST = statement<Statements['media_list'], ListedMedium>(
  'media_list',
  `
select ${ROW}
  from (select * from media m
         where ${MATCHES} and ($6::timestamptz is null or (m.created_at, m.id) < ($6::timestamptz, $7::int))
         order by m.created_at desc, m.id desc limit $8) m
  left join media p on p.id = m.poster_id
 order by m.created_at desc, m.id desc`,
);

export interface MediaFilter {
  readonly q: string | null;
  readonly kind: string | null;
  readonly use: string | null;
  readonly fewerTextsThan: number | null;
  readonly status: string | null;
}

const valuesOf = (filter: MediaFilter) =>
  [filter.q, filter.kind, filter.use, filter.fewerTextsThan, filter.status] as const;

export const listMediaRows = (
  db: Db,
  filter: MediaFilter,
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
): Promise<ListedMedium[]> =>
  runPrepared(db, LIST, [...valuesOf(filter), page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit]);

const COUNT = statement<Statements['media_count'], { count: number }>(
  'media_count',
  `select count(*)::int as count from (
     select from media m where ${MATCHES} order by m.created_at desc, m.id desc limit $6) counted`,
);

export async function countMedia(db: Db, filter: MediaFilter, max: number): Promise<number> {
  const [row] = await runPrepared(db, COUNT, [...valuesOf(filter), max]);
  return row?.count ?? 0;
}

export interface ShownMedium extends ListedMedium {
  readonly revision: number;
  readonly origin: 'brand' | 'desk';
  readonly for_site_id: number | null;
  readonly alts: Readonly<Record<string, string>>;
  readonly original: Medium['original'];
  readonly formats: readonly string[];
  readonly widths: readonly number[];
}

const ONE = statement<Statements['media_one'], ShownMedium>(
  'media_one',
  `
select ${ROW}, m.revision, m.origin, m.for_site_id, m.formats, m.widths,
       (select coalesce(json_object_agg(t.locale, t.alt), '{}') from media_translations t
         where t.media_id = m.id) as alts,
       (select json_build_object('name', f.name, 'bytes', f.size_bytes, 'mime_type', f.mime_type, 'by', coalesce(s.name, 'import'),
                                 'at', ${ISO('f.created_at')})
          from media_files f left join staff s on s.id = f.staff_id
         where f.media_id = m.id and f.status = 'rendered' and f.hash = m.hash
         order by f.created_at desc limit 1) as original
  from media m left join media p on p.id = m.poster_id
 where m.key = $1`,
  { alts: Medium.shape.alts, original: Medium.shape.original },
);

export async function findShownMedium(db: Db, key: string): Promise<ShownMedium | null> {
  const [row] = await runPrepared(db, ONE, [key]);
  return row ?? null;
}
