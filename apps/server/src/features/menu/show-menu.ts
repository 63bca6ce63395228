import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { readView } from '../previews/show-preview.ts';
import type { MenuName, ShownEntry } from './layout.contract.ts';
import { shownEntries } from './layout.rules.ts';
import type { MenuEntry } from './menu.contract.ts';
import { listMenu, type MenuQuery } from './menu.sql.ts';
import { findMenuLayouts } from './menu-versions.sql.ts';

export const listMenuCategories = (db: Db, input: MenuQuery) => listMenu(db, input);

/** The products menu offers nothing to click in a category this site sells nothing of. */
export const withProducts = (entries: readonly MenuEntry[]) =>
  entries.filter((entry) => entry.products.length > 0);

export async function listMenuProducts(db: Db, input: MenuQuery) {
  return withProducts(await listMenu(db, input));
}

/** Null: the secret of the preview is invalid. */
export async function showMenuLayouts(
  db: Db,
  { siteId, locale, view }: { siteId: number; locale: string; view: RequestedView },
): Promise<Record<MenuName, ShownEntry[] | null> | null> {
  const seen = await readView(db, siteId, view);
  if (!seen) return null;
  const found = await findMenuLayouts(db, siteId, seen);
  const entriesOf = (menu: MenuName) => {
    const layout = found.find((one) => one.menu === menu)?.layout;
    // An empty layout is how a site or the brand goes back to the shop's own menu.
    return layout && layout.entries.length > 0 ? shownEntries(layout, locale) : null;
  };
  return { head: entriesOf('head'), foot: entriesOf('foot') };
}
