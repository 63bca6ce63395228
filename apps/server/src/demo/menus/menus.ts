import { z } from 'zod';
import { MenuLayout, MenuName } from '../../features/menu/layout.contract.ts';
import { layoutFault } from '../../features/menu/layout.rules.ts';
import type { Tx } from '../../platform/db/db.ts';
import { listJson, readJson } from '../bundle/bundle.schema.ts';
import { type SavedVersions, type SiteIds, saveVersions } from '../bundle/save-versions.ts';
import { findOpenVersions, type VersionTable } from '../bundle/subjects.sql.ts';
import { readVersionName, type Window } from '../bundle/versions.rules.ts';

/** A version of a menu: `menus/<head|foot>.json`. */
export interface BundleMenu extends Window {
  /** The site whose own it is; null: the brand's. */
  readonly site: string | null;
  readonly menu: MenuName;
  readonly layout: MenuLayout;
}

const MenuFile = MenuLayout.extend({
  publish_at: z.iso.datetime().nullable().default(null),
  publish_until: z.iso.datetime().nullable().default(null),
});

export async function readMenus(folder: URL, site: string | null): Promise<BundleMenu[]> {
  const home = new URL('menus/', folder);
  const names = await listJson(home);
  return Promise.all(
    names.map(async (name) => {
      const menu = MenuName.safeParse(readVersionName(name).name);
      if (!menu.success) throw new Error(`menus/${name}.json: there is no such menu`);
      const parsed = MenuFile.safeParse(await readJson(new URL(`${name}.json`, home)));
      if (!parsed.success) throw new Error(`menus/${name}.json: ${z.prettifyError(parsed.error)}`);
      const { publish_at, publish_until, ...layout } = parsed.data;
      if (layoutFault(layout)) throw new Error(`menus/${name}.json: ${layoutFault(layout)}`);
      return { site, menu: menu.data, publish_at, publish_until, layout };
    }),
  );
}

const MENUS: VersionTable = {
  table: 'menu_versions',
  key: ['menu'],
  content: { layout: 'jsonb' },
  lockName: ({ menu }) => `menu ${menu}`,
};

export const findMenus = (tx: Tx) => findOpenVersions<BundleMenu>(tx, MENUS);

/** A layout that differs from the file becomes the next version, unless the desk has changed it since the last load. */
export const saveMenus = (tx: Tx, menus: readonly BundleMenu[], siteIds: SiteIds): Promise<SavedVersions> =>
  saveVersions(tx, MENUS, menus, siteIds);
