import type { Db } from '../../platform/db.ts';
import { withProducts } from './menu.rules.ts';
import { listMenu, type MenuAsked } from './menu.sql.ts';

export async function listMenuProducts(db: Db, asked: MenuAsked) {
  return withProducts(await listMenu(db, asked));
}
