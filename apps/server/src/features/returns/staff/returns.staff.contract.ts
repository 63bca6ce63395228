import { z } from 'zod';
import { ActedAnswer } from '../../orders/staff/orders.staff.contract.ts';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines } from '../../typed-text.contract.ts';

// What the desk does with returns. `status` of an answer is the order's; `outcome` is the return's.

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const Reason = typedLines().min(1).max(500);

export const ListedReturn = z.object({
  site: z.string(),
  code: z.string(),
  order_code: z.string(),
  status: z.string(),
  /** `withdrawal`: by right of withdrawal; the two days are the law's. */
  reason: z.string(),
  send_back_by: z.iso.date().nullable(),
  refund_by: z.iso.date().nullable(),
  note: z.string().nullable(),
  rejection: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  currency: z.string(),
  refund_minor: z.number().nullable(),
  requested_at: z.string(),
  age_seconds: z.number(),
  lines: z.array(
    z.object({
      unit: z.uuid(),
      name: z.string(),
      serial: z.string().nullable(),
      price_minor: z.number(),
      outcome: z.string().nullable(),
    }),
  ),
  /** Uploads of the buyer's. */
  photos: z.array(z.uuid()),
});
export type ListedReturn = z.infer<typeof ListedReturn>;

const StaffReturn = ListedReturn.extend({
  /** What a refund gives back now; null: it cannot be refunded yet, or the caller may not. */
  refund_due_minor: z.number().nullable(),
  actions: z.array(Action),
});
export type StaffReturn = z.infer<typeof StaffReturn>;

export const listReturns = {
  method: 'GET',
  path: '/api/staff/returns',
  summary: 'Returns of several sites: open ones, the oldest first; ended ones, the newest first',
  query: ListQuery.extend({ state: z.enum(['open', 'ended']).default('open') }),
  response: listAnswer(ListedReturn),
} as const;

export const showReturn = {
  method: 'GET',
  path: '/api/staff/returns/:code',
  summary: 'All there is about a return',
  params: Code,
  response: z.object({ data: StaffReturn }),
} as const;

const act = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/returns/:code/${path}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: ActedAnswer,
  }) as const;

export const approveReturn = act('approve', 'The buyer may send it back, and is told how', z.object({}));
export const rejectReturn = act('reject', 'No; the buyer reads the reason', z.object({ reason: Reason }));
export const receiveReturn = act(
  'receive',
  'It is here: the sale ends and the machines go into quarantine',
  z.object({}),
);
export const inspectReturn = act(
  'inspect',
  'After a look: for sale again, or scrap',
  z.object({ outcome: z.enum(['resell', 'scrap']), units: z.array(z.uuid()).min(1).max(50).optional() }),
);
export const refundReturn = act(
  'refund',
  'Gives the price of what came back; with the delivery when nothing is left with the buyer',
  z.object({}),
);
