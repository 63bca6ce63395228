import { z } from 'zod';
import { PaymentCase } from '../../orders/staff/orders.staff.contract.ts';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';

// Lists of payments across sites.

export const CaseRow = PaymentCase.extend({
  site: z.string(),
  name: z.string().nullable(),
  amount_minor: z.number().nullable(),
  /** What the buyer still owes of the order. */
  due_minor: z.number(),
  currency: z.string().nullable(),
  payment_status: z.string().nullable(),
  refund_id: z.string().nullable(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const listPaymentCases = {
  method: 'GET',
  path: '/api/staff/payment-cases',
  summary: 'Money that does not fit, across sites, the oldest first',
  query: ListQuery.extend({ status: z.enum(['open', 'resolved']).default('open') }),
  response: listAnswer(CaseRow),
} as const;

export const showPaymentCase = {
  method: 'GET',
  path: '/api/staff/payment-cases/:id',
  summary: 'A case with what the caller can decide',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  response: z.object({
    data: CaseRow.extend({
      /** What a refund gives back, in `currency`; null: no order, or nothing is left. */
      refund_due_minor: z.number().nullable(),
      actions: z.array(Action),
    }),
  }),
} as const;

export const ReconciliationRow = z.object({
  site: z.string(),
  id: z.number(),
  provider: z.string(),
  account_ref: z.string(),
  from_at: z.string(),
  to_at: z.string(),
  matched: z.number(),
  differences: z.array(z.record(z.string(), z.unknown())),
  created_at: z.string(),
});
export type ReconciliationRow = z.infer<typeof ReconciliationRow>;

export const listReconciliationReports = {
  method: 'GET',
  path: '/api/staff/reconciliations',
  summary: "Comparisons with the providers' own lists, across sites, the newest first",
  query: ListQuery.extend({
    /** `differences`: only those that found something. */
    only: z.enum(['all', 'differences']).default('all'),
  }),
  response: listAnswer(ReconciliationRow),
} as const;
