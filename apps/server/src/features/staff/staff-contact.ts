import type { Db, Tx } from '../../platform/db.ts';
import { answerTicket, listForDesk, showForDesk } from '../contact/read-for-desk.ts';
import { insertAudit } from './staff.sql.ts';
import type { StaffCall } from './staff-call.ts';

const PER_PAGE = 50;

export async function listStaffTickets(db: Db, siteId: number, wish: { overdue: boolean; page: number }) {
  const { overdue, page } = wish;
  const of = { overdue, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { rows, total, promise } = await listForDesk(db, siteId, of);
  return { data: rows, meta: { total, page, per_page: PER_PAGE, promise } };
}

export const showStaffTicket = (db: Db, siteId: number, code: string) => showForDesk(db, siteId, code);

/** Null: no such question, or it has its answer. Who said so is written down in the same transaction. */
export async function answerStaffTicket(tx: Tx, call: StaffCall, code: string) {
  const { siteId, staffId, requestId } = call;
  const answered = await answerTicket(tx, siteId, code);
  if (!answered) return null;
  await insertAudit(tx, {
    ...{ siteId, staffId, requestId, action: 'contact.answer', reason: null },
    subject: { kind: 'contact_ticket', ref: code },
    before: { answered: false },
    after: { answered: true, in_time: answered.in_time },
  });
  return { number: code, in_time: answered.in_time };
}
