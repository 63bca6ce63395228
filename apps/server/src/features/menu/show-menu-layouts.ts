import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { readView } from '../previews/read-view.ts';
import type { MenuName, ShownEntry } from './layout.contract.ts';
import { shownEntries } from './layout.rules.ts';
import { findMenuLayouts } from './menu-versions.sql.ts';

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
