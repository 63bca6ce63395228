import { type Lead, type MailPlan, PLAIN_PLAN } from './mail-plan.rules.ts';
import type { OrderState } from './mails.rules.ts';

/** How the withdrawal stood when it was acknowledged. */
export interface WithdrawalState {
  readonly status: string;
  /** All items of the order. */
  readonly isWhole: boolean;
}

/** The acknowledgement of receipt: the statement with its date and time, and what follows from it. */
export function planWithdrawalMail(
  { status, payment_status }: Pick<OrderState, 'status' | 'payment_status'>,
  withdrawal: WithdrawalState | null,
): MailPlan {
  const isCancelled =
    withdrawal?.status === 'order_cancelled' ||
    (withdrawal?.status === 'declared' && withdrawal.isWhole && !['shipped', 'delivered'].includes(status));
  const refund: Lead[] = payment_status === 'unpaid' ? [] : ['withdrawal_received.refund'];
  const result: Lead[] = isCancelled
    ? ['withdrawal_received.cancelled', ...refund]
    : [
        withdrawal?.status === 'return_opened'
          ? 'withdrawal_received.returning'
          : 'withdrawal_received.waiting',
      ];
  return {
    ...PLAIN_PLAN,
    opening: 'withdrawal_received',
    leads: ['withdrawal_received.lead', ...result],
    facts: ['order_code', 'sender', 'items', 'reply_to', 'withdrawn_at', 'bring_back_by'],
    showOrder: false,
  };
}
