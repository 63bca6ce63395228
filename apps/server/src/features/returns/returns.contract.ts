import { z } from 'zod';
import { OrderReturn, OrderWithdrawal } from '../orders/sales-order.contract.ts';
import { typedLines, typedText } from '../typed-text.contract.ts';

const MAX_PHOTOS = 6;

const Code = z.string().regex(/^[0-9A-Z]{8,32}$/);

/** What comes back of an order and why. Photos are uploads of this customer's, of the kind image. */
const ReturnInput = z.object({
  items: z.array(z.uuid()).min(1).max(50),
  reason: OrderReturn.shape.reason.exclude(['withdrawal']),
  note: typedLines().max(2000).nullish(),
  photos: z.array(z.uuid()).max(MAX_PHOTOS).default([]),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

export const requestReturn = {
  method: 'POST',
  path: '/api/auth/sales-orders/:code/returns',
  summary: 'Asks to give items back: free, within thirty days of the hand-over (H-47)',
  status: 201,
  params: z.object({ code: Code }),
  body: ReturnInput,
  response: z.object({
    data: z.object({ code: z.string(), status: z.literal('requested'), items: z.array(z.uuid()) }),
  }),
} as const;

export const withdrawReturn = {
  method: 'DELETE',
  path: '/api/auth/sales-orders/:code/returns/:return_code',
  summary: 'Calls a return off that has not arrived yet; again is as good as once',
  params: z.object({ code: Code, return_code: Code }),
  response: z.object({ data: z.object({ code: z.string(), status: z.literal('withdrawn') }) }),
} as const;

/** The statement of withdrawal: who, of what, and where the acknowledgement of receipt goes. No reason is asked for. */
const WithdrawalInput = z.object({
  name: typedText().min(1).max(200),
  email: typedText().max(254).pipe(z.email()),
  /** Lines of the order, by their uuid. */
  items: z.array(z.uuid()).min(1).max(50),
});
export type WithdrawalInput = z.infer<typeof WithdrawalInput>;

/** Same access as the order: owner's bearer, the cart that made it, or the signed key of a mail (H-45). */
export const declareWithdrawal = {
  method: 'POST',
  path: '/api/front/sales-orders/:code/withdrawals',
  summary:
    'Withdraws from the contract (Directive 2011/83/EU, article 11a): cancels an order that has not been sent, opens a return after the delivery, and mails the acknowledgement of receipt',
  status: 201,
  params: z.object({ code: Code }),
  query: z.object({ key: z.string().max(200).optional() }),
  body: WithdrawalInput,
  response: z.object({ data: OrderWithdrawal }),
} as const;
