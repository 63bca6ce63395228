import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { type ApprovableAct, findLimit } from '../../approvals/approvable-act.ts';
import { isAboveLimit } from '../../approvals/approvals.rules.ts';
import { endKeeping, keepUntilDecided } from '../../orders/moves/extend-deadline.ts';
import { actOnOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { Payments } from '../payments.ts';
import { findRefundFacts } from '../refunds/refund-facts.sql.ts';
import { bookOffline } from '../settle/book-offline.ts';
import type { MoneyDone, MoneyResult, RefundResult } from './money-refusal.ts';
import { performMoneyAct } from './perform-money-act.ts';
import { readPaymentFacts, readRefundState } from './refund-state.ts';

const SeenMoney = z.object({
  code: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  valueOn: z.string(),
  reference: z.string(),
  isSplit: z.boolean(),
  overridesAmount: z.boolean(),
});
type SeenMoney = z.infer<typeof SeenMoney>;

const CODE_OF = {
  attempt_unknown: 'payment_not_offline',
  not_offline: 'payment_not_offline',
  amount_invalid: 'payment_not_offline',
  currency_differs: 'payment_currency_differs',
  amount_too_large: 'payment_amount_too_large',
  reference_invalid: 'payment_reference_invalid',
} as const;

/** Books money that has arrived: on the bank's statement, or as staff say. */
export function confirmPayment(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, ...money }: SeenMoney,
): Promise<MoneyResult> {
  const input = { code, action: 'order.payment', reason: null };
  return actOnOrder(
    tx,
    call,
    input,
    async (order, actor, { offline_attempt: attemptId }): Promise<MoneyDone> => {
      if (!attemptId) return { ok: false, code: 'payment_not_offline' };
      const key = { siteId: call.siteId, orderId: order.id, attemptId };
      const booked = await bookOffline(tx, { ...key, actor, ...money }, payments);
      if (!booked.ok)
        return booked.code === 'reference_used'
          ? { ok: false, code: 'payment_reference_used', order: booked.otherOrder }
          : { ok: false, code: CODE_OF[booked.code] };
      const { outcome, missingMinor, tooMuchMinor, sharedWith } = booked;
      const note = { money, ...(sharedWith.length > 0 ? { shared_with: sharedWith } : {}) };
      return { ok: true, outcome, missingMinor, refundedMinor: tooMuchMinor, note };
    },
  );
}

export type ConfirmByHand = ApprovableAct<SeenMoney, RefundResult>;

/** Without a statement there is only the word of one person: above the limit a second one has to look. */
export const confirmByHandAct = (payments: Payments): ConfirmByHand => ({
  contract: 'order.payment',
  permission: 'payment.confirm',
  input: SeenMoney,
  subjectOf: ({ code }) => ({ kind: 'order', ref: code }),
  reasonOf: ({ reference }) => reference,
  readState: (tx, siteId, { code }) => readRefundState(tx, siteId, code),
  readFacts: (tx, siteId, { code, valueOn }) => readPaymentFacts(tx, siteId, { code, valueOn }),
  run: (tx, call, input) => confirmByHand(tx, payments, call, input),
  release: (tx, siteId, { code }, approvalId) =>
    endKeeping(tx, payments.signingKeys, { siteId, code, approvalId }),
});

async function confirmByHand(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  input: SeenMoney,
): Promise<RefundResult> {
  const booked = await confirmPayment(tx, payments, call, input);
  if (!booked.ok || booked.acted.outcome === 'again' || call.approval) return booked;
  const { siteId } = call;
  const { amountMinor, currency, code } = input;
  const limitOf = (permission: 'payment.confirm' | 'order.refund') =>
    findLimit(tx, { siteId, permission, currency });
  const refused = (limitMinor: number | null): RefundResult => ({
    ok: false,
    code: 'approval_required',
    amount: { minor: amountMinor, currency },
    limitMinor,
  });
  const facts = await findRefundFacts(tx, siteId, code);
  // With what was booked before, so that a sum cannot be split below the limit.
  const beforeMinor = Math.max(0, (facts?.paid_minor ?? 0) - amountMinor);
  const limitMinor = await limitOf('payment.confirm');
  if (isAboveLimit(limitMinor, { amountMinor, beforeMinor })) return refused(limitMinor);
  // Money that the order has no use for goes back by itself: together with the word of one person it would be a refund
  // without an approval.
  const backMinor = facts?.refunded_minor ?? 0;
  if (backMinor === 0) return booked;
  const refundLimit = await limitOf('order.refund');
  return isAboveLimit(refundLimit, { amountMinor: backMinor, beforeMinor: 0 })
    ? refused(refundLimit)
    : booked;
}

/** Confirms a payment by hand, or proposes it; the order then keeps its units until the proposal is decided. */
export async function confirmOrPropose(tx: Tx, call: StaffCall, act: ConfirmByHand, input: SeenMoney) {
  const result = await performMoneyAct(tx, call, act, input);
  if (result.ok && result.acted.outcome === 'approval_requested')
    await keepUntilDecided(tx, call.siteId, input.code);
  return result;
}
