import type { Db } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { ERASED_EMAIL, stateOf, ticketActions } from './tickets.rules.ts';
import { findTicket } from './tickets.sql.ts';
import type { Ticket } from './tickets.staff.contract.ts';

/** A ticket with its thread and what the caller can do; null: this site has none with the number. */
export async function showTicket(
  db: Db,
  call: StaffCall,
  code: string,
  mayAnswer: boolean,
): Promise<Ticket | null> {
  const ticket = await findTicket(db, call.siteId, code);
  if (!ticket) return null;
  const facts = {
    answered: ticket.answered_at !== null,
    closed: ticket.closed_at !== null,
    merged: ticket.merged_into !== null,
    erased: ticket.email === ERASED_EMAIL,
    takenBy: ticket.taken_by?.id ?? null,
  };
  const actions = ticketActions(facts, { staffId: call.staffId, mayAnswer });
  return { ...ticket, state: stateOf(facts), actions };
}
