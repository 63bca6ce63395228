import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines, typedSearch } from '../../typed-text.contract.ts';
import { Department } from '../contact.contract.ts';
import { StaffTicket, TicketCode } from './contact.staff.contract.ts';

// Tickets as the desk works on them: lists across sites, the thread, and what can be done.

export const TICKET_VIEWS = ['open', 'late', 'mine', 'answered', 'closed'] as const;
export const TicketState = z.enum(['new', 'taken', 'answered', 'closed']);
export type TicketState = z.infer<typeof TicketState>;

export const TicketRow = z.object({
  site: z.string(),
  number: z.string(),
  department: Department,
  channel: z.enum(['form', 'mail']),
  name: z.string(),
  /** The subject of a mail, or the beginning of the question. */
  summary: z.string(),
  /** What the visitor reads. */
  locale: z.string(),
  state: TicketState,
  received_at: z.string(),
  due_at: z.string(),
  is_overdue: z.boolean(),
  taken_by: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type TicketRow = z.infer<typeof TicketRow>;

export const listTickets = {
  method: 'GET',
  path: '/api/staff/tickets',
  summary:
    'Tickets of several sites. Open ones are listed by the hour by which we promised an answer; answered and closed ones newest first',
  query: ListQuery.extend({
    view: z.enum(TICKET_VIEWS).default('open'),
    /** Beginnings of words of the subject, the name or the address; or a whole number. */
    q: typedSearch().max(100).optional(),
  }),
  response: listAnswer(TicketRow),
} as const;

export const TicketMessage = z.object({
  id: z.number(),
  direction: z.enum(['in', 'out', 'note']),
  body: z.string(),
  author: z.string().nullable(),
  author_email: z.string().nullable(),
  /** Names only: files are not kept. */
  attachments: z.array(z.string()),
  /** The mail could not be read: `body` is the beginning of its source. */
  is_unreadable: z.boolean(),
  /** Of an outgoing mail. */
  mail_status: z.enum(['queued', 'sent', 'given_up']).nullable(),
  created_at: z.string(),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** What else is known of the address. The visitor has not proved to own it. */
export const TicketContext = z.object({
  customer: z
    .object({ id: z.number(), name: z.string(), since: z.string(), is_confirmed: z.boolean() })
    .nullable(),
  bikes: z.array(z.object({ name: z.string(), serial: z.string(), warranty_until: z.string() })),
  orders: z.array(
    z.object({
      code: z.string(),
      status: z.string(),
      payment_status: z.string(),
      total_minor: z.number(),
      currency: z.string(),
      placed_at: z.string(),
    }),
  ),
  warranties: z.array(
    z.object({ code: z.string(), status: z.string(), part: z.string(), created_at: z.string() }),
  ),
  tickets: z.array(z.object({ number: z.string(), summary: z.string(), received_at: z.string() })),
});

export const Ticket = StaffTicket.extend({
  site: z.string(),
  channel: z.enum(['form', 'mail']),
  subject: z.string().nullable(),
  state: TicketState,
  taken_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  closed_at: z.string().nullable(),
  merged_into: z.string().nullable(),
  messages: z.array(TicketMessage),
  context: TicketContext,
  actions: z.array(Action),
});
export type Ticket = z.infer<typeof Ticket>;

export const showTicket = {
  method: 'GET',
  path: '/api/staff/contact-tickets/:code',
  summary: 'A ticket with its thread, what else is known of its sender, and what the caller can do',
  params: TicketCode,
  response: z.object({ data: Ticket }),
} as const;

const Changed = z.object({ data: z.object({ number: z.string(), state: TicketState }) });

const act = <Body extends z.ZodType>(word: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/contact-tickets/:code/${word}`,
    summary,
    status: 200,
    params: TicketCode,
    body,
    response: Changed,
  }) as const;

const Reply = typedLines().min(1).max(8000);

export const replyToTicket = act(
  'reply',
  'Mails the visitor in the language of the ticket; `close` ends the ticket with it',
  z.object({ message: Reply, close: z.boolean().default(false) }),
);
export const noteOnTicket = act('note', 'A note for colleagues', z.object({ message: Reply }));
export const takeTicket = act('take', 'The caller looks after the ticket', z.object({}));
export const handOverTicket = act(
  'hand-over',
  'Another person who can answer tickets of the site looks after it; without one it is free again',
  z.object({ staff_id: z.number().int().positive().nullable() }),
);

export const listColleagues = {
  method: 'GET',
  path: '/api/staff/ticket-colleagues',
  summary: 'The people who can answer tickets of the site, by name: a ticket is handed over to one of them',
  response: z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) }),
} as const;

export const closeTicket = act(
  'close',
  'Ends the ticket; a mail to its address opens it again',
  z.object({}),
);
export const mergeTicket = act(
  'merge',
  'Moves the messages to another ticket of the same sender and closes this one',
  z.object({ into: z.string().regex(/^[0-9A-Z]{8,32}$/) }),
);
