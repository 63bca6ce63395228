import { z } from 'zod';
import { ActedAnswer, act } from '../../orders/staff/orders.staff.contract.ts';
import { typedLines, typedText } from '../../typed-text.contract.ts';

// Money of an order as staff handle it: minor units with their currency; the caller formats them.

// Far above any order in any currency: a larger amount is a typing error, with or without an override.
const MAX_AMOUNT_MINOR = 100_000_000_000;
const Minor = z.int().min(1).max(MAX_AMOUNT_MINOR);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const words = (max: number) => typedText().min(1).max(max);
const lines = (max: number) => typedLines().min(1).max(max);

/** Of a case without an order only the outcome is known. */
const ResolvedCase = ActedAnswer.shape.data.extend({
  code: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string().nullable(),
  fulfilment_status: z.string().nullable(),
});
export type ResolvedCase = z.infer<typeof ResolvedCase>;

export const confirmPayment = act(
  'payment',
  'The money is here: a transfer on the statement, a cheque that was honoured, cash in the drawer',
  z.object({
    amount_minor: Minor,
    currency: Currency,
    value_on: z.iso.date(),
    /** The bank's own name for it. It pays one order of the site, however it is spelled. */
    reference: words(120),
    /** One transfer pays several orders: another order may have this reference. */
    split: z.boolean().default(false),
    /** The amount is more than twice what is missing, and was checked. */
    override_amount: z.boolean().default(false),
  }),
);
export const refusePayment = act(
  'payment/refuse',
  'The transfer never came or the cheque bounced; the buyer may try another way',
  z.object({ reason: lines(500) }),
);
export const cancelStaffOrder = act(
  'cancel',
  'Ends the order, frees its units and gives back what was paid',
  z.object({ reason: lines(500) }),
);
export const refundOrder = act(
  'refund',
  'Gives money back; without an amount, all of it',
  z.object({ amount_minor: Minor.optional(), reason: lines(500) }),
);

/**
 * `refund` of a case whose refund is sent by hand: the money has been sent, and the note is the bank's reference.
 * `close` of a case `refund_by_hand` withdraws the refund, unless the order has no claim to the money.
 */
export const resolveCase = {
  method: 'POST',
  path: '/api/staff/cases/:id/resolve',
  summary: 'Decides a case',
  status: 200,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ resolution: z.enum(['reinstate', 'refund', 'close']), note: lines(500) }),
  response: z.object({ data: ResolvedCase }),
} as const;

export const requestPayment = {
  method: 'POST',
  path: '/api/staff/cases/:id/request-payment',
  summary: 'Mails the buyer of an underpaid order what is missing and how to pay it, at most once a day',
  status: 200,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({}),
  response: ActedAnswer,
} as const;
