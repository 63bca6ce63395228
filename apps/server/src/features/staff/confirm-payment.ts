import type { Tx } from '../../platform/db.ts';
import { bookOffline } from '../payments/book-offline.ts';
import type { Payments } from '../payments/payments.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';

interface SeenMoney {
  readonly code: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly valueOn: string;
  readonly reference: string;
}

/** Money that somebody saw: on the statement, as an honoured cheque, in the till. */
export function confirmPayment(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, ...money }: SeenMoney,
): Promise<ActResult> {
  const wish = { code, action: 'order.payment', reason: null };
  return actOnOrder(tx, call, wish, async (order, actor, { offline_attempt: attemptId }): Promise<Done> => {
    if (!attemptId) return { ok: false, code: 'payment_not_offline' };
    const of = { siteId: call.siteId, orderId: order.id, attemptId };
    const booked = await bookOffline(tx, { ...of, actor, ...money }, payments);
    if (!booked.ok)
      return {
        ok: false,
        code: booked.code === 'currency_differs' ? 'payment_currency_differs' : 'payment_not_offline',
      };
    const { outcome, missingMinor, tooMuchMinor } = booked;
    return { ok: true, outcome, missingMinor, refundedMinor: tooMuchMinor, note: { money } };
  });
}
