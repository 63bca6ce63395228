import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { versionColumns } from '../versions/version-columns.fragment.ts';
import type { VersionInfo } from '../versions/versions.contract.ts';
import { MenuLayout, type MenuName } from './layout.contract.ts';

interface ShownLayout {
  readonly menu: MenuName;
  readonly layout: MenuLayout;
}

// The site's own before the brand's. A draft has no publish_at and so comes before the versions of its scope.
const IN_ORDER = 'order by menu, for_site_id nulls last, publish_at desc, id desc';

const LAYOUTS = statement<Statements['menu_layouts'], ShownLayout>(
  'menu_layouts',
  `select distinct on (menu) menu, layout from menu_versions
    where menu in ('head', 'foot') and (for_site_id = $1 or for_site_id is null)
      and publish_at <= coalesce($2::timestamptz, now())
      and (publish_until is null or publish_until > coalesce($2::timestamptz, now())) ${IN_ORDER}`,
  { layout: MenuLayout },
);

const LAYOUTS_WITH_DRAFTS = statement<Statements['menu_layouts_with_drafts'], ShownLayout>(
  'menu_layouts_with_drafts',
  `select distinct on (menu) menu, layout from menu_versions
    where menu in ('head', 'foot') and (for_site_id = $1 or for_site_id is null)
      and (publish_at is null or (publish_at <= coalesce($2::timestamptz, now())
        and (publish_until is null or publish_until > coalesce($2::timestamptz, now())))) ${IN_ORDER}`,
  { layout: MenuLayout },
);

/** At most one per menu: what the site shows at the moment. */
export const findMenuLayouts = (
  db: Db,
  siteId: number,
  { at, drafts }: { readonly at: Date | string | null; readonly drafts: boolean },
) => readSite(db, siteId, drafts ? LAYOUTS_WITH_DRAFTS : LAYOUTS, [siteId, at]);

const COLUMNS = versionColumns('menu_versions', 'n.menu = v.menu');

const STATES = statement<Statements['menu_states'], VersionInfo>(
  'menu_states',
  `
select * from (
  select ${COLUMNS} from menu_versions v
   where v.menu = $2 and (v.for_site_id = $1 or v.for_site_id is null)
     and (v.publish_until is null or v.publish_until > now())) s
 where s.state <> 'past' order by s.publish_at desc nulls first, s.id desc`,
);

/** Draft, live and to come, of the site and of the brand. */
export const findMenuStates = (tx: Tx, siteId: number, menu: MenuName) =>
  runPrepared(tx, STATES, [siteId, menu]);

const LIST = statement<Statements['menu_version_list'], VersionInfo>(
  'menu_version_list',
  `select ${COLUMNS} from menu_versions v where v.for_site_id is not distinct from $1 and v.menu = $2
    order by v.publish_at desc nulls first, v.id desc limit 100`,
);

export const findMenuVersions = (tx: Tx, forSite: number | null, menu: MenuName) =>
  runPrepared(tx, LIST, [forSite, menu]);

const VERSION = statement<
  Statements['menu_version'],
  VersionInfo & { layout: MenuLayout; created_by: string; age: number }
>(
  'menu_version',
  `select ${COLUMNS}, v.layout, v.created_by, extract(epoch from now() - v.created_at)::int as age
     from menu_versions v where v.menu = $1 and v.id = $2`,
  { layout: MenuLayout },
);

export async function findMenuVersion(tx: Tx, menu: MenuName, id: number) {
  const [row] = await runPrepared(tx, VERSION, [menu, id]);
  return row ?? null;
}

const REVISION = statement<Known<Statements['menu_revision'], { revision: number }>>(
  'menu_revision',
  `select coalesce(max(revision), 0) as revision from menu_versions
    where for_site_id is not distinct from $1 and menu = $2`,
);

export async function findMenuRevision(tx: Tx, forSite: number | null, menu: MenuName) {
  const [row] = await runPrepared(tx, REVISION, [forSite, menu]);
  return row?.revision ?? 0;
}

const PUT_DRAFT = statement<Known<Statements['put_menu_draft'], { saved_at: string }>>(
  'put_menu_draft',
  `
insert into menu_versions (for_site_id, menu, layout, created_by) values ($1, $2, $3::jsonb, $4)
on conflict (for_site_id, menu) where publish_at is null
do update set layout = excluded.layout, created_by = excluded.created_by, created_at = now(),
              revision = excluded.revision
returning revision, to_json(created_at) #>> '{}' as saved_at`,
);

export async function putMenuDraft(
  tx: Tx,
  forSite: number | null,
  draft: { menu: MenuName; layout: MenuLayout; by: string },
) {
  const [row] = await runPrepared(tx, PUT_DRAFT, [
    forSite,
    draft.menu,
    JSON.stringify(draft.layout),
    draft.by,
  ]);
  if (!row) throw new Error('The draft of the menu was not saved');
  return row;
}

const PUBLISH = statement<Known<Statements['publish_menu_draft'], { publish_at: Date }>>(
  'publish_menu_draft',
  `
update menu_versions
   set publish_at = date_trunc('milliseconds', greatest($1::timestamptz, now())), publish_until = $2::timestamptz,
       revision = nextval('content_revisions')
 where for_site_id is not distinct from $3 and menu = $4 and publish_at is null
returning id, revision, publish_at, publish_until`,
);

/** Null: there is no draft. */
export async function publishMenuDraft(
  tx: Tx,
  forSite: number | null,
  menu: MenuName,
  { at, until }: { readonly at: Date | null; readonly until: Date | null },
) {
  const [row] = await runPrepared(tx, PUBLISH, [at, until, forSite, menu]);
  return row ?? null;
}

const END = statement<Known<Statements['end_menu_version'], { publish_at: Date; publish_until: Date }>>(
  'end_menu_version',
  `
update menu_versions set publish_until = greatest(publish_at, date_trunc('milliseconds', now())), revision = nextval('content_revisions')
 where for_site_id is not distinct from $1 and menu = $2 and id = $3 and publish_at is not null
   and (publish_until is null or publish_until > greatest(now(), publish_at))
returning id, revision, publish_at, publish_until`,
);

/** Null: there is no such version, or it has ended. */
export async function endMenuVersion(tx: Tx, forSite: number | null, menu: MenuName, id: number) {
  const [row] = await runPrepared(tx, END, [forSite, menu, id]);
  return row ?? null;
}

const OVERRIDES = statement(
  'menu_overrides',
  `select distinct s.slug from menu_versions v join sites s on s.id = v.for_site_id
    where v.menu = $1 and v.publish_at <= now() and (v.publish_until is null or v.publish_until > now())
    order by s.slug`,
);

/** Needs a transaction across all sites. */
export async function unsafeFindMenuOverrides(tx: Tx, menu: MenuName) {
  const rows = await runPrepared(tx, OVERRIDES, [menu]);
  return rows.map((row) => row.slug);
}
