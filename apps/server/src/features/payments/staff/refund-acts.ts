import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovableAct } from '../../approvals/approvable-act.ts';
import { actOnOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { cancelStaffOrder, closePayment } from './cancel-order.ts';
import { findCaseOrder, lockCase } from './cases.staff.sql.ts';
import type { RefundDone, RefundResult } from './money-refusal.ts';
import { readRefundFacts, readRefundState } from './refund-state.ts';
import { type ResolvedResult, resolveCase } from './resolve-case.ts';

const RefundInput = z.object({ code: z.string(), amountMinor: z.number().nullable(), reason: z.string() });
const CancelInput = z.object({ code: z.string(), reason: z.string() });
const CaseInput = z.object({
  caseId: z.number(),
  resolution: z.enum(['reinstate', 'refund', 'close']),
  note: z.string(),
});

/** The acts of staff that give money back. Above the limit each of them needs a second person. */
export function refundActs(payments: Payments) {
  const refund: ApprovableAct<z.infer<typeof RefundInput>, RefundResult> = {
    contract: 'order.refund',
    permission: 'order.refund',
    input: RefundInput,
    subjectOf: ({ code }) => ({ kind: 'order', ref: code }),
    reasonOf: ({ reason }) => reason,
    readState: (tx, siteId, { code }) => readRefundState(tx, siteId, code),
    readFacts: (tx, siteId, { code }) => readRefundFacts(tx, siteId, { code }),
    run: (tx, call, input) => refundOrder(tx, payments, call, input),
  };
  const cancel: ApprovableAct<z.infer<typeof CancelInput>, RefundResult> = {
    contract: 'order.cancel',
    permission: 'order.refund',
    input: CancelInput,
    subjectOf: ({ code }) => ({ kind: 'order', ref: code }),
    reasonOf: ({ reason }) => reason,
    readState: (tx, siteId, { code }) => readRefundState(tx, siteId, code),
    readFacts: (tx, siteId, { code }) => readRefundFacts(tx, siteId, { code }),
    run: (tx, call, input) => cancelStaffOrder(tx, payments, call, input),
    prepare: (call, { code }) => closePayment(payments, call, code),
  };
  const resolve: ApprovableAct<z.infer<typeof CaseInput>, ResolvedResult> = {
    contract: 'case.resolve',
    permission: 'order.refund',
    input: CaseInput,
    subjectOf: ({ caseId }) => ({ kind: 'payment_case', ref: String(caseId) }),
    reasonOf: ({ note }) => note,
    readState: async (tx, siteId, { caseId }) => {
      // The case before the order, as `resolveCase` does.
      await lockCase(tx, siteId, caseId);
      const found = await findCaseOrder(tx, siteId, caseId);
      const order = found?.order_code ? await readRefundState(tx, siteId, found.order_code) : null;
      return order && found && { ...order, case: found.status, refund: found.refund_status };
    },
    readFacts: async (tx, siteId, { caseId }) => {
      const found = await findCaseOrder(tx, siteId, caseId);
      if (!found?.order_code) return null;
      return readRefundFacts(tx, siteId, { code: found.order_code, ownMinor: found.refund_minor ?? 0 });
    },
    run: (tx, call, input) => resolveCase(tx, payments, call, input),
  };
  return { refund, cancel, resolve };
}

/** Gives back a part of what was paid, or all of it. */
function refundOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, amountMinor, reason }: { code: string; amountMinor: number | null; reason: string },
): Promise<RefundResult> {
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.refund', reason },
    async (order, actor): Promise<RefundDone> => {
      const approvalId = call.approval?.id ?? null;
      const input = { siteId: call.siteId, orderId: order.id, amountMinor, reason, actor, approvalId };
      const refund = await requestRefund(tx, input, payments);
      if (!refund.ok) return refund.code === 'order_unknown' ? { ok: false, code: 'not_found' } : refund;
      return { ok: true, refundedMinor: refund.amountMinor, note: { refunds: refund.refunds } };
    },
  );
}
