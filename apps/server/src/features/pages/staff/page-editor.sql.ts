import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { versionColumns } from '../../versions/version-columns.fragment.ts';
import type { VersionInfo } from '../../versions/versions.contract.ts';
import { PageText } from '../blocks.contract.ts';
import type { PageName } from '../pages.sql.ts';
import { Picture } from './pictures.staff.contract.ts';

const PICTURES = statement<Statements['content_pictures'], Picture>(
  'content_pictures',
  `select m.key, case when m.mime_type like 'video/%' then 'video' else 'picture' end as kind, m.width, m.height,
          (select '/media/' || s.key || '-' || s.hash || '-'
               || coalesce((select min(w) from unnest(s.widths) w where w >= 320), s.widths[cardinality(s.widths)]) || '.jpeg'
             from media s where s.id = coalesce(m.poster_id, m.id)) as address,
          coalesce((select json_object_agg(d.locale, d.alt) from media_translations d where d.media_id = m.id), '{}') as alts
     from media m where m.mime_type ~ '^(image|video)/' order by m.key`,
  { alts: Picture.shape.alts },
);

export const findContentPictures = (db: Db) => runPrepared(db, PICTURES, []);

export interface PageState extends VersionInfo {
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
}

const COLUMNS = `v.slug, v.locale, v.title, ${versionColumns('page_versions', 'n.slug = v.slug and n.locale = v.locale')}`;

const STATES = statement<Statements['page_states'], PageState>(
  'page_states',
  `
select * from (
  select ${COLUMNS} from page_versions v
   where (v.for_site_id = $1 or v.for_site_id is null) and ($2::text is null or v.slug = $2)
     and ($3::text is null or v.locale = $3) and (v.publish_until is null or v.publish_until > now())) s
 where s.state <> 'past' order by s.slug, s.locale, s.publish_at desc nulls first, s.id desc`,
);

/** Drafts, what is live and what is to come, of the site and of the brand. */
export const findPageStates = (tx: Tx, siteId: number, key: { slug: string | null; locale: string | null }) =>
  runPrepared(tx, STATES, [siteId, key.slug, key.locale]);

const LIST = statement<Statements['page_version_list'], PageState>(
  'page_version_list',
  `select ${COLUMNS} from page_versions v
    where v.for_site_id is not distinct from $1 and v.slug = $2 and v.locale = $3
    order by v.publish_at desc nulls first, v.id desc limit 100`,
);

export const findPageVersions = (tx: Tx, forSite: number | null, { slug, locale }: PageName) =>
  runPrepared(tx, LIST, [forSite, slug, locale]);

const VERSION = statement<
  Statements['page_version'],
  PageState & { text: PageText; created_by: string; age: number }
>(
  'page_version',
  `select ${COLUMNS}, v.created_by, extract(epoch from now() - v.created_at)::int as age,
          json_build_object('title', v.title, 'description', v.description, 'blocks', v.blocks) as text
     from page_versions v
    where v.slug = $1 and v.locale = $2 and v.id = $3`,
  { text: PageText },
);

/** A version that the transaction may read: of the site or of the brand. */
export async function findPageVersion(tx: Tx, { slug, locale }: PageName, id: number) {
  const [row] = await runPrepared(tx, VERSION, [slug, locale, id]);
  return row ?? null;
}

const REVISION = statement<Known<Statements['page_revision'], { revision: number }>>(
  'page_revision',
  `select coalesce(max(revision), 0) as revision from page_versions
    where for_site_id is not distinct from $1 and slug = $2 and locale = $3`,
);

/** Of everything that this scope has of the page; 0 where it has nothing. */
export async function findPageRevision(tx: Tx, forSite: number | null, { slug, locale }: PageName) {
  const [row] = await runPrepared(tx, REVISION, [forSite, slug, locale]);
  return row?.revision ?? 0;
}

const DISCARD = statement(
  'discard_page_draft',
  `update page_versions set publish_at = now(), publish_until = now(), revision = nextval('content_revisions')
    where for_site_id is not distinct from $1 and slug = $2 and locale = $3 and publish_at is null
   returning revision`,
);

/** The draft becomes a past version that was never shown: it can be restored. */
export async function discardPageDraft(tx: Tx, forSite: number | null, { slug, locale }: PageName) {
  const [row] = await runPrepared(tx, DISCARD, [forSite, slug, locale]);
  return row?.revision ?? null;
}

const OVERRIDES = statement(
  'page_overrides',
  `select distinct s.slug from page_versions v join sites s on s.id = v.for_site_id
    where v.slug = $1 and v.locale = $2 and v.publish_at <= now()
      and (v.publish_until is null or v.publish_until > now()) order by s.slug`,
);

/** Needs a transaction across all sites. */
export async function unsafeFindOverrides(db: Db | Tx, { slug, locale }: PageName) {
  const rows = await runPrepared(db, OVERRIDES, [slug, locale]);
  return rows.map((row) => row.slug);
}
