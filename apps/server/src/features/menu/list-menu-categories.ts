import type { Db } from '../../platform/db.ts';
import { listMenu, type MenuAsked } from './menu.sql.ts';

export const listMenuCategories = (db: Db, asked: MenuAsked) => listMenu(db, asked);
