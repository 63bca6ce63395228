import { z } from 'zod';
import { OrderReturn } from '../orders/sales-order.contract.ts';
import { typedLines } from '../typed-text.contract.ts';

const MAX_PHOTOS = 6;

const Code = z.string().regex(/^[0-9A-Z]{8,32}$/);

/** What comes back of an order and why. Photos are uploads of this customer's, of the kind image. */
const ReturnInput = z.object({
  items: z.array(z.uuid()).min(1).max(50),
  reason: OrderReturn.shape.reason,
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
