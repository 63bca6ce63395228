import { sql } from 'kysely';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';
import type { Block } from './blocks.contract.ts';

export interface FoundPage {
  readonly title: string;
  readonly description: string;
  readonly blocks: Block[];
  readonly locale: string;
  readonly published_at: string | null;
}

const SHOWN = `title, description, blocks, locale, to_json(publish_at) #>> '{}' as published_at`;

// The site's own before the brand's, the asked language before the site's own English.
const PAGE = {
  name: 'page',
  text: `select ${SHOWN} from page_versions
          where slug = $2 and locale in ($3, $4) and (for_site_id = $1 or for_site_id is null)
            and publish_at <= now() and (publish_until is null or publish_until > now())
          order by locale = $3 desc, for_site_id nulls last, publish_at desc, id desc limit 1`,
};

/** The version that is live now: (site, locale), else (brand, locale), else (site, fallback), else (brand, fallback). */
export async function findPage(
  db: Db,
  siteId: number,
  asked: { slug: string; locale: string; fallback: string },
): Promise<FoundPage | null> {
  const values = [siteId, asked.slug, asked.locale, asked.fallback];
  const [row] = await readSite<FoundPage>(db, siteId, PAGE, values);
  return row ?? null;
}

const PREVIEW = {
  name: 'page_preview',
  text: `select ${SHOWN} from page_versions
          where for_site_id = $1 and slug = $2 and preview_hash = $3 and preview_until > now()`,
};

export async function findPreview(db: Db, siteId: number, slug: string, hash: Buffer) {
  const [row] = await readSite<FoundPage>(db, siteId, PREVIEW, [siteId, slug, hash]);
  return row ?? null;
}

export interface Draft {
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  readonly createdBy: string;
}

/** A site's one draft of this page: made, or replaced. A link to look at it stays good. */
export async function putDraft(tx: Tx, siteId: number, draft: Draft): Promise<void> {
  await sql`
    insert into page_versions (for_site_id, slug, locale, title, description, blocks, created_by)
    values (${siteId}, ${draft.slug}, ${draft.locale}, ${draft.title}, ${draft.description},
            ${JSON.stringify(draft.blocks)}::jsonb, ${draft.createdBy})
    on conflict (for_site_id, slug, locale) where publish_at is null
    do update set title = excluded.title, description = excluded.description, blocks = excluded.blocks,
                  created_by = excluded.created_by, created_at = now()`.execute(tx);
}

export interface PageName {
  readonly slug: string;
  readonly locale: string;
}
export interface Window {
  /** Null: now. */
  readonly at: Date | null;
  readonly until: Date | null;
}

/** The draft becomes a version that is shown from then on. Null: there is no draft. */
export async function publishDraft(
  tx: Tx,
  siteId: number,
  { slug, locale }: PageName,
  { at, until }: Window,
) {
  const { rows } = await sql<{ publish_at: Date; publish_until: Date | null }>`
    update page_versions
       set publish_at = greatest(${at}::timestamptz, now()), publish_until = ${until}::timestamptz,
           preview_hash = null, preview_until = null
     where for_site_id = ${siteId} and slug = ${slug} and locale = ${locale} and publish_at is null
    returning publish_at, publish_until`.execute(tx);
  return rows[0] ?? null;
}

/** Ends the site's latest version, whether it is shown or still to come. Null: there is none. */
export async function endLatest(tx: Tx, siteId: number, { slug, locale }: PageName) {
  const { rows } = await sql<{ publish_at: Date; publish_until: Date }>`
    update page_versions set publish_until = greatest(publish_at, now())
     where id = (select id from page_versions
                  where for_site_id = ${siteId} and slug = ${slug} and locale = ${locale} and publish_at is not null
                    and (publish_until is null or publish_until > now())
                    and (publish_until is null or publish_until > publish_at)
                  order by publish_at desc, id desc limit 1 for update)
    returning publish_at, publish_until`.execute(tx);
  return rows[0] ?? null;
}

/** A new link to look at the draft; the one before opens nothing any more. */
export async function setPreview(
  tx: Tx,
  siteId: number,
  { slug, locale }: PageName,
  { hash, days }: { hash: Buffer; days: number },
) {
  const { rows } = await sql<{ preview_until: Date }>`
    update page_versions set preview_hash = ${hash}, preview_until = now() + make_interval(days => ${days})
     where for_site_id = ${siteId} and slug = ${slug} and locale = ${locale} and publish_at is null
    returning preview_until`.execute(tx);
  return rows[0] ?? null;
}

export interface ListedVersion {
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
  readonly scope: 'site' | 'brand';
  readonly state: 'draft' | 'scheduled' | 'live' | 'past';
  readonly publish_at: string | null;
  readonly publish_until: string | null;
  readonly created_by: string;
  readonly created_at: string;
}

// "Past" is also what a later version has taken the place of.
const VERSIONS = {
  name: 'page_versions',
  text: `
select slug, locale, title, case when for_site_id is null then 'brand' else 'site' end as scope,
       case when publish_at is null then 'draft'
            when publish_until <= greatest(now(), publish_at) then 'past'
            when publish_at > now() then 'scheduled'
            when exists (select from page_versions n
                          where n.slug = v.slug and n.locale = v.locale
                            and n.for_site_id is not distinct from v.for_site_id and n.publish_at <= now()
                            and (n.publish_until is null or n.publish_until > now())
                            and (n.publish_at, n.id) > (v.publish_at, v.id)) then 'past'
            else 'live' end as state,
       to_json(publish_at) #>> '{}' as publish_at, to_json(publish_until) #>> '{}' as publish_until,
       created_by, to_json(created_at) #>> '{}' as created_at
  from page_versions v
 where (for_site_id = $1 or for_site_id is null) and ($2::text is null or slug = $2)
   and ($3::text is null or locale = $3)
 order by slug, locale, for_site_id nulls last, publish_at desc nulls first, id desc limit $4 offset $5`,
};

export const listVersions = (
  db: Db,
  siteId: number,
  of: { slug: string | null; locale: string | null; limit: number; offset: number },
) => readSite<ListedVersion>(db, siteId, VERSIONS, [siteId, of.slug, of.locale, of.limit, of.offset]);

const SITE_SLUG = { name: 'page_site', text: 'select slug from sites where id = $1' };

export async function findSiteSlug(tx: Tx, siteId: number): Promise<string> {
  const [row] = await runPrepared<{ slug: string }>(tx, SITE_SLUG, [siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  return row.slug;
}
