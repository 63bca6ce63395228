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
