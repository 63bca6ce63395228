import { Icon } from '@paddock/ui/icon';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderStep } from '../order-view.ts';

const NAMES: Record<OrderStep['kind'], MessageId> = {
  placed: 'orders.step.placed',
  payment_awaited: 'orders.step.payment_awaited',
  payment_processing: 'orders.step.payment_processing',
  paid: 'orders.step.paid',
  payment_failed: 'orders.status.payment_failed',
  confirmed: 'orders.status.confirmed',
  preparing: 'orders.status.preparing',
  ready_for_pickup: 'orders.status.ready_for_pickup',
  shipped: 'orders.status.shipped',
  delivered: 'orders.status.delivered',
  cancelled: 'orders.status.cancelled',
  withdrawal_received: 'orders.step.withdrawal_received',
  return_requested: 'orders.status.return_requested',
  return_approved: 'orders.step.return_approved',
  return_rejected: 'orders.step.return_rejected',
  return_withdrawn: 'orders.step.return_withdrawn',
  returned: 'orders.status.returned',
  refunded: 'orders.status.refunded',
};

/** What happened, what happens now, what comes. */
export function Timeline({ steps }: { steps: readonly OrderStep[] }) {
  const t = useT();
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li
          key={`${step.kind} ${step.when}`}
          className={`timeline__step timeline__step--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="timeline__dot" aria-hidden="true">
            {step.state === 'done' && <Icon name="check" />}
          </span>
          <div>
            <b>{t(NAMES[step.kind])}</b>
            {step.when && (
              <span className="ui-small ui-muted">
                {step.isExpected ? t('orders.expected', { day: step.when }) : step.when}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
