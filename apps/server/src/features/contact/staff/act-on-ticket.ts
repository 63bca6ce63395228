import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { findHolders } from '../../people/members/read-people.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import {
  ERASED_EMAIL,
  refuseTicketAction,
  stateOf,
  type TicketAction,
  type TicketFacts,
  type TicketRefusal,
} from './tickets.rules.ts';
import {
  changeTicket,
  insertNote,
  insertReply,
  type LockedTicket,
  lockTicket,
  mergeTickets,
  readReferences,
} from './tickets.sql.ts';
import type { TicketState } from './tickets.staff.contract.ts';

type ActRefusal = 'not_found' | 'ticket_other_sender' | 'ticket_colleague_unknown';

export type TicketActed =
  | { readonly ok: true; readonly number: string; readonly state: TicketState }
  | { readonly ok: false; readonly code: ActRefusal | TicketRefusal };

const factsOf = (ticket: LockedTicket): TicketFacts => ({
  answered: ticket.answered,
  closed: ticket.closed,
  merged: ticket.merged,
  erased: ticket.email === ERASED_EMAIL,
  takenBy: ticket.taken_by,
});

interface Done {
  readonly facts: TicketFacts;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Locks the ticket, checks the action against its state, runs it and writes the audit log, in one transaction. */
async function act(
  tx: Tx,
  call: StaffCall,
  { code, action }: { readonly code: string; readonly action: TicketAction },
  run: (ticket: LockedTicket, facts: TicketFacts) => Promise<Done | TicketActed>,
): Promise<TicketActed> {
  const ticket = await lockTicket(tx, call.siteId, code);
  if (!ticket) return { ok: false, code: 'not_found' };
  const facts = factsOf(ticket);
  const refusal = refuseTicketAction(action, facts, call.staffId);
  if (refusal) return { ok: false, code: refusal };
  const done = await run(ticket, facts);
  if ('ok' in done) return done;
  const state = stateOf(done.facts);
  await writeAudit(tx, call, {
    action: `ticket.${action}`,
    reason: null,
    subject: { kind: 'contact_ticket', ref: code },
    before: { state: stateOf(facts), taken_by: facts.takenBy },
    // What was written stays in the thread, where it can be erased.
    after: { state, taken_by: done.facts.takenBy, ...done.after },
  });
  return { ok: true, number: code, state };
}

/** Mails the visitor in the language of the ticket. The sender of the reply takes the ticket, unless a colleague has it. */
export function replyToTicket(
  tx: Tx,
  call: StaffCall,
  code: string,
  input: { readonly message: string; readonly close: boolean; readonly host: string },
): Promise<TicketActed> {
  return act(tx, call, { code, action: 'reply' }, async (ticket, facts) => {
    const { siteId, staffId } = call;
    const { host, message } = input;
    const { receivedMail, ids } = await readReferences(tx, siteId, ticket.id, `contact:${code}:received`);
    const received = receivedMail === null ? [] : [`<${siteId}.${receivedMail}@${host}>`];
    const references = [...received, ...ids];
    const mailKey = `contact:${code}:reply:${randomUUID()}`;
    await queueAccountMail(tx, {
      siteId,
      kind: 'contact_reply',
      key: mailKey,
      to: ticket.email,
      locale: ticket.locale,
      givenName: '',
      data: { ticket: code, message, references },
    });
    await insertReply(tx, {
      siteId,
      ticketId: ticket.id,
      body: message,
      staffId,
      mailKey,
      host,
      inReplyTo: references.at(-1) ?? null,
    });
    const takenBy = ticket.taken_by ?? staffId;
    const change = { answered: true, closed: input.close, takenBy };
    const { in_time } = await changeTicket(tx, { siteId, id: ticket.id }, change);
    return {
      facts: { ...facts, answered: true, closed: facts.closed || input.close, takenBy },
      after: { in_time },
    };
  });
}

export function noteOnTicket(tx: Tx, call: StaffCall, code: string, message: string): Promise<TicketActed> {
  return act(tx, call, { code, action: 'note' }, async (ticket, facts) => {
    const { siteId, staffId } = call;
    await insertNote(tx, { siteId, ticketId: ticket.id, body: message, staffId });
    return { facts };
  });
}

export function takeTicket(tx: Tx, call: StaffCall, code: string): Promise<TicketActed> {
  const { siteId, staffId: takenBy } = call;
  return act(tx, call, { code, action: 'take' }, async (ticket, facts) => {
    await changeTicket(tx, { siteId, id: ticket.id }, { takenBy });
    return { facts: { ...facts, takenBy } };
  });
}

/** Null: free again. Refused to a person who cannot answer tickets of the site. */
export function handOverTicket(
  tx: Tx,
  call: StaffCall,
  code: string,
  takenBy: number | null,
): Promise<TicketActed> {
  const { siteId } = call;
  return act(tx, call, { code, action: 'hand_over' }, async (ticket, facts) => {
    if (takenBy !== null && !(await listColleagues(tx, siteId)).some(({ id }) => id === takenBy))
      return { ok: false, code: 'ticket_colleague_unknown' };
    await changeTicket(tx, { siteId, id: ticket.id }, { takenBy });
    return { facts: { ...facts, takenBy } };
  });
}

export function closeTicket(tx: Tx, call: StaffCall, code: string): Promise<TicketActed> {
  return act(tx, call, { code, action: 'close' }, async (ticket, facts) => {
    await changeTicket(
      tx,
      { siteId: call.siteId, id: ticket.id },
      { closed: true, takenBy: ticket.taken_by },
    );
    return { facts: { ...facts, closed: true } };
  });
}

/** Moves the messages to another ticket. Refused when another person asked it: the answers would go to the wrong one. */
export function mergeTicket(tx: Tx, call: StaffCall, code: string, into: string): Promise<TicketActed> {
  return act(tx, call, { code, action: 'merge' }, async (ticket, facts) => {
    const target = into === code ? null : await lockTicket(tx, call.siteId, into);
    if (!target || target.merged) return { ok: false, code: 'not_found' };
    if (target.email.toLowerCase() !== ticket.email.toLowerCase())
      return { ok: false, code: 'ticket_other_sender' };
    await mergeTickets(tx, call.siteId, ticket.id, target.id);
    return { facts: { ...facts, closed: true, merged: true }, after: { merged_into: into } };
  });
}

/** The people who can answer tickets of a site, by name. API keys are not among them. */
export async function listColleagues(
  db: Db | Tx,
  siteId: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const holders = await findHolders(db, siteId, 'ticket.answer');
  const people = holders.filter(({ kind }) => kind === 'person').map(({ id, name }) => [id, name] as const);
  return [...new Map(people)].map(([id, name]) => ({ id, name }));
}
