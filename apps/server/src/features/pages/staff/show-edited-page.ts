import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { canEdit, findSiteFacts, forSiteOf } from '../../versions/change-content.ts';
import { type Scope, summarise, type VersionInfo } from '../../versions/versions.contract.ts';
import { identifyFileBlocks } from '../identify-blocks.ts';
import { isPolicy, requestedLocales } from '../pages.rules.ts';
import type { PageName } from '../pages.sql.ts';
import {
  findPageRevision,
  findPageStates,
  findPageVersion,
  type PageState,
  unsafeFindOverrides,
} from './page-editor.sql.ts';
import type { EditedPage } from './page-editor.staff.contract.ts';

/** The text an editor goes on with. Null: the page exists in no language. */
export async function showEditedPage(
  db: Db,
  call: ContentCall,
  page: PageName,
  scope: Scope,
): Promise<EditedPage | null> {
  const shown = await withSite(db, call.siteId, (tx) => readEditedPage(tx, call, page, scope));
  if (!shown || scope === 'site') return shown;
  const overridden_by = await unsafeWithAllSites(db, (tx) => unsafeFindOverrides(tx, page));
  return { ...shown, overridden_by };
}

export async function readEditedPage(
  tx: Tx,
  call: ContentCall,
  page: PageName,
  scope: Scope,
): Promise<EditedPage | null> {
  const site = await findSiteFacts(tx, call.siteId);
  const all = await findPageStates(tx, call.siteId, { slug: page.slug, locale: null });
  const inLocale = all.filter(({ locale }) => locale === page.locale);
  const own = inLocale.filter((version) => version.scope === scope);
  const brand = inLocale.filter((version) => version.scope === 'brand');
  const chosen = chooseSource(all, own, page.locale);
  const version =
    chosen &&
    (await findPageVersion(tx, { slug: page.slug, locale: chosen.version.locale }, chosen.version.id));
  if (!version) return null;
  const { text } = version;
  return {
    ...page,
    scope,
    revision: await findPageRevision(tx, forSiteOf(scope, call.siteId), page),
    text: { ...text, blocks: identifyFileBlocks(page.slug, text.blocks) },
    source: chosen.source,
    source_locale: version.locale,
    versions: summarise(own.map(toVersionInfo)),
    brand: scope === 'site' ? summarise(brand.map(toVersionInfo)) : null,
    overridden_by: [],
    is_policy: isPolicy(page.slug),
    timezone: site.timezone,
    can_edit: canEdit(scope, call, site),
  };
}

type Chosen = { readonly version: PageState; readonly source: EditedPage['source'] };

/** The scope's draft, what it shows, what is to come; else what is shown instead, in this language or another. */
function chooseSource(all: readonly PageState[], own: readonly PageState[], locale: string): Chosen | null {
  const draft = own.find(({ state }) => state === 'draft');
  if (draft) return { version: draft, source: 'draft' };
  const live = own.find(({ state }) => state === 'live') ?? own[0];
  if (live) return { version: live, source: 'live' };
  const shown = (language: string) =>
    all
      .filter((version) => version.locale === language && version.state === 'live')
      .sort((a, b) => Number(b.scope === 'site') - Number(a.scope === 'site'))[0];
  const inherited = shown(locale);
  if (inherited) return { version: inherited, source: 'inherited' };
  const { base, fallback } = requestedLocales(locale);
  const other = shown(base) ?? shown(fallback) ?? all[0];
  return other ? { version: other, source: 'fallback' } : null;
}

export const toVersionInfo = (row: PageState): VersionInfo => ({
  id: row.id,
  scope: row.scope,
  state: row.state,
  publish_at: row.publish_at,
  publish_until: row.publish_until,
  by: row.by,
  created_at: row.created_at,
});
