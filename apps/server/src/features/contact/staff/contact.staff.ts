import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { listWaiting, markAnswered, measurePromise } from '../contact.sql.ts';

const PER_PAGE = 50;

export async function listStaffTickets(db: Db, siteId: number, input: { overdue: boolean; page: number }) {
  const { overdue, page } = input;
  const key = { overdue, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { rows, total, promise } = await listForDesk(db, siteId, key);
  return { data: rows, meta: { total, page, per_page: PER_PAGE, promise } };
}

/** Null: no such question, or it is answered already. The audit log is written in the same transaction. */
export async function answerStaffTicket(tx: Tx, call: StaffCall, code: string) {
  const answered = await markAnswered(tx, call.siteId, code);
  if (!answered) return null;
  await writeAudit(tx, call, {
    action: 'contact.answer',
    reason: null,
    subject: { kind: 'contact_ticket', ref: code },
    before: { answered: false },
    after: { answered: true, in_time: answered.in_time },
  });
  return { number: code, in_time: answered.in_time };
}

/** What waits, and how the promise was kept. */
async function listForDesk(
  db: Db,
  siteId: number,
  input: { readonly overdue: boolean; readonly limit: number; readonly offset: number },
) {
  const [found, promise] = await Promise.all([listWaiting(db, siteId, input), measurePromise(db, siteId)]);
  return { ...found, promise };
}
