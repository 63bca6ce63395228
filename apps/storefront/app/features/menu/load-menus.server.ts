import { type MenuEntry, menuCategories, menuProducts } from '@paddock/server/contracts/menu';
import type { Visit } from '../../request/visit.server.ts';

const VEHICLES = 1;
const EQUIPMENT = 2;

type Menus = { vehicles: MenuEntry[] | null; equipment: MenuEntry[] | null };

const PENDING = new WeakMap<Visit, Promise<Menus>>();

/** Both menus, loaded in parallel and once per visit. A menu that could not be loaded is null. */
export function loadMenus(visit: Visit): Promise<Menus> {
  const pending = PENDING.get(visit) ?? fetchMenus(visit);
  PENDING.set(visit, pending);
  return pending;
}

async function fetchMenus(visit: Visit): Promise<Menus> {
  const [vehicles, equipment] = await Promise.all([
    visit.call(menuProducts, { query: { type_id: VEHICLES } }),
    visit.call(menuCategories, { query: { type_id: EQUIPMENT } }),
  ]);
  return { vehicles: vehicles.ok ? vehicles.data : null, equipment: equipment.ok ? equipment.data : null };
}
