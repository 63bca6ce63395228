import type { Tx } from '../../../platform/db/db.ts';
import { actOnOrder } from '../../orders/staff/act-on-order.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { Payments } from '../payments.ts';
import { bookOffline } from '../settle/book-offline.ts';
import type { MoneyDone, MoneyResult } from './money-refusal.ts';

interface SeenMoney {
  readonly code: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly valueOn: string;
  readonly reference: string;
  readonly isSplit: boolean;
  readonly overridesAmount: boolean;
}

const CODE_OF = {
  attempt_unknown: 'payment_not_offline',
  not_offline: 'payment_not_offline',
  amount_invalid: 'payment_not_offline',
  currency_differs: 'payment_currency_differs',
  amount_too_large: 'payment_amount_too_large',
  reference_invalid: 'payment_reference_invalid',
} as const;

/** Money that staff have seen: on the statement, as an honoured cheque, in cash. */
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
