import { type MenuEntry, menuCategories, menuProducts } from '@paddock/server/contracts/menu';
import type { Visit } from '../visit.server.ts';

const VEHICLES = 1;
const EQUIPMENT = 2;

type Menus = { vehicles: MenuEntry[] | null; equipment: MenuEntry[] | null };

const ASKED = new WeakMap<Visit, Promise<Menus>>();

/** Both menus, asked for together and once per visit, whoever needs them. One that cannot be had is null. */
export function loadMenus(visit: Visit): Promise<Menus> {
  const asked = ASKED.get(visit) ?? ask(visit);
  ASKED.set(visit, asked);
  return asked;
}

async function ask(visit: Visit): Promise<Menus> {
  const [vehicles, equipment] = await Promise.all([
    visit.call(menuProducts, { query: { type_id: VEHICLES } }),
    visit.call(menuCategories, { query: { type_id: EQUIPMENT } }),
  ]);
  return { vehicles: vehicles.ok ? vehicles.data : null, equipment: equipment.ok ? equipment.data : null };
}
