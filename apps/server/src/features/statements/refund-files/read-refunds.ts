import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import type { listRefunds as contract } from '../refunds.staff.contract.ts';
import { countRefunds, listRefundRows } from './refund-files.sql.ts';

const Key = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function listRefunds(db: Db, { siteIds }: StaffScope, query: z.output<typeof contract.query>) {
  const { status = null, limit } = query;
  const [rows, counted] = await Promise.all([
    listRefundRows(db, siteIds, status, decodeCursor(Key, query.after), limit + 1),
    countRefunds(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  return { data: page.rows, meta: listMeta(page.next, counted) };
}
