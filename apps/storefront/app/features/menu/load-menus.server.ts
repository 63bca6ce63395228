import { type MenuEntry, menuCategories, menuProducts } from '@paddock/server/contracts/menu';
import { type ShownEntry, showMenuLayouts } from '@paddock/server/features/menu/layout.contract.ts';
import { keepForRevision } from '../../request/keep-for-revision.server.ts';
import type { Visit } from '../../request/visit.server.ts';

export type MenuLayouts = { head: ShownEntry[] | null; foot: ShownEntry[] | null };

const UNCHANGED: MenuLayouts = { head: null, foot: null };

/** How the site arranges its menus; without an answer they are as the shop builds them. */
export async function loadMenuLayouts(visit: Visit): Promise<MenuLayouts> {
  const layouts = await keepForRevision(visit, 'layouts', async () => {
    const answer = await visit.call(showMenuLayouts, {});
    return answer.ok ? answer.data : null;
  });
  return layouts ?? UNCHANGED;
}

const VEHICLES = 1;
const EQUIPMENT = 2;

type Menus = { vehicles: MenuEntry[] | null; equipment: MenuEntry[] | null };

/** Both menus, loaded in parallel and kept for the revision. A menu that could not be loaded is null. */
export async function loadMenus(visit: Visit): Promise<Menus> {
  const [vehicles, equipment] = await Promise.all([
    keepForRevision(visit, 'vehicles', async () => {
      const answer = await visit.call(menuProducts, { query: { type_id: VEHICLES } });
      return answer.ok ? answer.data : null;
    }),
    keepForRevision(visit, 'equipment', async () => {
      const answer = await visit.call(menuCategories, { query: { type_id: EQUIPMENT } });
      return answer.ok ? answer.data : null;
    }),
  ]);
  return { vehicles, equipment };
}
