import type { Tx } from '../../platform/db/db.ts';
import { type SavedVersions, type SiteIds, saveVersions } from '../bundle/save-versions.ts';
import { findOpenVersions, type VersionTable } from '../bundle/subjects.sql.ts';
import type { BundleMenu } from './read-menus.ts';

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
