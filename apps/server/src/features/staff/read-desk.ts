import type { Db } from '../../platform/db.ts';
import { listLatestReconciliations, listWaitingOrders, readStaffOrder } from './desk.sql.ts';
import type { Waiting } from './staff.contract.ts';
import { listPaymentCases } from './staff-cases.sql.ts';

const PER_PAGE = 50;
const pageOf = (page: number) => ({ limit: PER_PAGE, offset: (page - 1) * PER_PAGE });

export async function listWaiting(db: Db, siteId: number, waiting: Waiting, page: number) {
  const { rows, total } = await listWaitingOrders(db, siteId, waiting, pageOf(page));
  return { data: [...rows], meta: { total, page, per_page: PER_PAGE } };
}

export async function listCases(db: Db, siteId: number, status: 'open' | 'resolved', page: number) {
  const { rows, total } = await listPaymentCases(db, siteId, status, pageOf(page));
  return { data: [...rows], meta: { total, page, per_page: PER_PAGE } };
}

export const showStaffOrder = (db: Db, siteId: number, code: string) => readStaffOrder(db, siteId, code);

export const listReconciliations = (db: Db, siteId: number) => listLatestReconciliations(db, siteId);
