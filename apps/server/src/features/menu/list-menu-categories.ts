import type { Db } from '../../platform/db/db.ts';
import { listMenu, type MenuQuery } from './menu.sql.ts';

export const listMenuCategories = (db: Db, input: MenuQuery) => listMenu(db, input);
