import type { ApprovalRequired } from '../../approvals/approvable-act.ts';
import type { ActResult, Done } from '../../orders/staff/order-acts.ts';

/** Why money was not booked or refunded. */
export type MoneyRefusal =
  | {
      ok: false;
      code:
        | 'payment_not_offline'
        | 'payment_currency_differs'
        | 'payment_amount_too_large'
        | 'payment_reference_invalid'
        | 'refund_still_owed'
        | 'nothing_to_refund'
        | 'more_than_paid';
    }
  /** The bank reference has paid for another order: its code. */
  | { ok: false; code: 'payment_reference_used'; order: string };

export type MoneyResult = ActResult<MoneyRefusal>;
export type MoneyDone = Done<MoneyRefusal>;

/** Of acts that give money back: above what one person may refund alone they need an approval. */
export type RefundResult = ActResult<MoneyRefusal | ApprovalRequired>;
export type RefundDone = Done<MoneyRefusal | ApprovalRequired>;
