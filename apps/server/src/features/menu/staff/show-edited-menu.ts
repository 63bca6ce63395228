import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { canEdit, findSiteFacts, forSiteOf } from '../../versions/change-content.ts';
import { type Scope, summarise, type VersionInfo } from '../../versions/versions.contract.ts';
import type { MenuLayout, MenuName } from '../layout.contract.ts';
import { listMenu } from '../menu.sql.ts';
import {
  findMenuRevision,
  findMenuStates,
  findMenuVersion,
  unsafeFindMenuOverrides,
} from '../menu-versions.sql.ts';
import { builtInEntries } from './built-in-entries.ts';
import type { EditedMenu } from './menus.staff.contract.ts';

const NOTHING: MenuLayout = { entries: [] };

type MenuState = Omit<EditedMenu, 'built_in'>;

/** The layout an editor goes on with, and what the shop has by itself. */
export async function showEditedMenu(
  db: Db,
  call: ContentCall,
  { menu, scope }: { menu: MenuName; scope: Scope },
): Promise<EditedMenu> {
  const [vehicles, equipment] = await Promise.all(
    ([1, 2] as const).map((typeId) => listMenu(db, { siteId: call.siteId, typeId, locale: 'en' })),
  );
  const { hasShop, state } = await withSite(db, call.siteId, async (tx) => ({
    hasShop: (await findSiteFacts(tx, call.siteId)).hasShop,
    state: await readEditedMenu(tx, call, menu, scope),
  }));
  const overridden_by =
    scope === 'brand' ? await unsafeWithAllSites(db, (tx) => unsafeFindMenuOverrides(tx, menu)) : [];
  const built_in = builtInEntries(menu, { vehicles: vehicles ?? [], equipment: equipment ?? [], hasShop });
  return { ...state, overridden_by, built_in };
}

export async function readEditedMenu(
  tx: Tx,
  call: ContentCall,
  menu: MenuName,
  scope: Scope,
): Promise<MenuState> {
  const site = await findSiteFacts(tx, call.siteId);
  const states = await findMenuStates(tx, call.siteId, menu);
  const own = states.filter((version) => version.scope === scope);
  const draft = own.find(({ state }) => state === 'draft');
  const live = own.find(({ state }) => state === 'live') ?? own[0];
  const brand = states.find((version) => version.scope === 'brand' && version.state === 'live');
  const layoutOf = async (version: VersionInfo | undefined) =>
    version ? ((await findMenuVersion(tx, menu, version.id))?.layout ?? NOTHING) : null;
  const brandLayout = await layoutOf(brand);
  const ownLayout = await layoutOf(draft ?? live);
  const inherited = scope === 'site' ? brandLayout : null;
  return {
    menu,
    scope,
    revision: await findMenuRevision(tx, forSiteOf(scope, call.siteId), menu),
    layout: ownLayout ?? inherited ?? NOTHING,
    source: sourceOf(Boolean(draft), Boolean(live), inherited !== null),
    brand_layout: inherited,
    versions: summarise(own),
    overridden_by: [],
    locales: [...site.locales],
    timezone: site.timezone,
    can_edit: canEdit(scope, call, site),
    can_edit_brand: canEdit('brand', call, site),
  };
}

function sourceOf(hasDraft: boolean, isLive: boolean, isInherited: boolean): EditedMenu['source'] {
  if (hasDraft) return 'draft';
  if (isLive) return 'live';
  return isInherited ? 'inherited' : 'empty';
}
