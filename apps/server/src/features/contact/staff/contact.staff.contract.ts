import { z } from 'zod';
import { Department } from '../contact.contract.ts';

// Questions to the office, as the desk looks at them.

export const TicketCode = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });

export const StaffTicket = z.object({
  number: z.string(),
  department: Department,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  order_code: z.string().nullable(),
  serial: z.string().nullable(),
  message: z.string(),
  /** What the visitor reads. */
  locale: z.string(),
  received_at: z.string(),
  /** By when we have promised an answer. */
  due_at: z.string(),
  answered_at: z.string().nullable(),
  is_overdue: z.boolean(),
  age_seconds: z.number(),
});
export type StaffTicket = z.infer<typeof StaffTicket>;

export const listTickets = {
  method: 'GET',
  path: '/api/staff/contact-tickets',
  summary:
    'Questions that wait for an answer, the one that is due first at the top; or only those that are late',
  query: z.object({
    overdue: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    data: z.array(StaffTicket),
    meta: z.object({
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
      /** How the office has kept its promise in the last 30 days. */
      promise: z.object({
        waiting: z.number(),
        overdue: z.number(),
        answered_in_time: z.number(),
        answered_late: z.number(),
      }),
    }),
  }),
} as const;

export const answerTicket = {
  method: 'POST',
  path: '/api/staff/contact-tickets/:code/answer',
  summary: 'Marks the question as answered; whether in time is measured here',
  status: 200,
  params: TicketCode,
  body: z.object({}),
  response: z.object({ data: z.object({ number: z.string(), in_time: z.boolean() }) }),
} as const;
