import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import type { Tone } from '../../kit/parts/status.tsx';

/** Statuses of an order whose usual look in the kit is another one. */
export const LOOK_OF: Readonly<Record<string, { readonly tone: Tone; readonly icon: IconName }>> = {
  confirmed: { tone: 'accent', icon: 'circle' },
  ready_for_pickup: { tone: 'ok', icon: 'store' },
  pending_confirmation: { tone: 'warn', icon: 'clock' },
  processing: { tone: 'warn', icon: 'clock' },
  payment_failed: { tone: 'alert', icon: 'warning' },
  return_requested: { tone: 'warn', icon: 'return' },
};

/** Statuses of a refund that the sums of an order count although the ledger does not have it yet. */
const ON_ITS_WAY = ['requested', 'sent', 'unknown', 'manual'];

/** The name of the refunded sum, which counts refunds on their way too. */
export const refundedLabel = (
  refunds: readonly Pick<StaffOrder['refunds'][number], 'status'>[],
): MessageId =>
  refunds.some(({ status }) => ON_ITS_WAY.includes(status))
    ? 'orders.ledger.refundedOrOnItsWay'
    : 'orders.ledger.refunded';
