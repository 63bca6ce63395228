import { z } from 'zod';
import { ListQuery, listAnswer } from '../staff/staff-list.contract.ts';
import { typedText } from '../typed-text.contract.ts';

export const RefundStatus = z.enum(['requested', 'sent', 'unknown', 'succeeded', 'failed', 'manual']);

export const RefundRow = z.object({
  site: z.string(),
  id: z.string(),
  order_code: z.string(),
  name: z.string(),
  /** `manual`: staff have to send the money. */
  status: RefundStatus,
  amount_minor: z.number(),
  currency: z.string(),
  reason: z.string(),
  created_at: z.string(),
  /** The open case that is resolved when the money was sent. */
  case_id: z.number().nullable(),
  payee: z.object({ iban: z.string(), holder: z.string() }).nullable(),
  /** The account the buyer paid from, where a statement names it. */
  paid_from: z.string().nullable(),
  /** The payment file that has this refund. */
  file: z.object({ message_id: z.string(), made_at: z.string() }).nullable(),
});
export type RefundRow = z.infer<typeof RefundRow>;

export const listRefunds = {
  method: 'GET',
  path: '/api/staff/refunds',
  summary: 'Refunds by state, the oldest first',
  query: ListQuery.extend({ status: RefundStatus.optional() }),
  response: listAnswer(RefundRow),
} as const;

const Iban = typedText()
  .max(60)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/));

export const setRefundPayee = {
  method: 'POST',
  path: '/api/staff/refunds/:id/payee',
  summary: 'The account a refund is sent to',
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ iban: Iban, holder: typedText().min(1).max(140) }),
  response: z.object({ data: z.object({ id: z.string(), iban: z.string() }) }),
} as const;

export const makeRefundFile = {
  method: 'POST',
  path: '/api/staff/refunds/file',
  summary: 'A payment file (pain.001.001.09) that sends the chosen refunds from an account of the site',
  status: 200,
  body: z.object({
    account: z.int().min(1),
    refunds: z.array(z.uuid()).min(1).max(500),
    execute_on: z.iso.date(),
    /** Also refunds that an earlier file has. */
    again: z.boolean().default(false),
  }),
  response: z.object({
    data: z.object({
      message_id: z.string(),
      file_name: z.string(),
      count: z.number(),
      total_minor: z.number(),
      currency: z.string(),
      xml: z.string(),
    }),
  }),
} as const;
