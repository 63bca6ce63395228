import type { Db } from '../../../platform/db/db.ts';
import { listLatestReconciliations, listPaymentCases } from './cases.staff.sql.ts';

const PER_PAGE = 50;

export async function listCases(db: Db, siteId: number, status: 'open' | 'resolved', page: number) {
  const window = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { rows, total } = await listPaymentCases(db, siteId, status, window);
  return { data: [...rows], meta: { total, page, per_page: PER_PAGE } };
}

export const listReconciliations = (db: Db, siteId: number) => listLatestReconciliations(db, siteId);
