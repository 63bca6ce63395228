import type { Db } from '../../platform/db/db.ts';
import { withProducts } from './menu.rules.ts';
import { listMenu, type MenuQuery } from './menu.sql.ts';

export async function listMenuProducts(db: Db, input: MenuQuery) {
  return withProducts(await listMenu(db, input));
}
