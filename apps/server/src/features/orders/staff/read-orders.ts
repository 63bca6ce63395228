import type { Db } from '../../../platform/db/db.ts';
import type { Waiting } from './orders.staff.contract.ts';
import { listWaitingOrders, readStaffOrder } from './orders.staff.sql.ts';

const PER_PAGE = 50;

export async function listWaiting(db: Db, siteId: number, waiting: Waiting, page: number) {
  const window = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { rows, total } = await listWaitingOrders(db, siteId, waiting, window);
  return { data: [...rows], meta: { total, page, per_page: PER_PAGE } };
}

export const showStaffOrder = (db: Db, siteId: number, code: string) => readStaffOrder(db, siteId, code);
