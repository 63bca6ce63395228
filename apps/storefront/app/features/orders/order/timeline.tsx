import { Icon } from '@paddock/ui/icon';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import { handOverName } from '../../order-status/order-status.ts';
import type { OrderStep, OrderView } from '../order-view.ts';

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

/** What a step means for the buyer; the others say it by their name. */
const ABOUT: Partial<Record<OrderStep['kind'], MessageId>> = {
  payment_awaited: 'orders.about.payment_awaited',
  payment_processing: 'orders.next.goesOn',
  payment_failed: 'orders.money.none',
  paid: 'orders.confirmation.text',
  confirmed: 'orders.about.confirmed',
  preparing: 'orders.about.preparing',
  ready_for_pickup: 'orders.about.ready_for_pickup',
  shipped: 'orders.about.shipped',
  delivered: 'orders.return.later',
};

/** What happened, what happens now, what comes. */
export function Timeline({ order }: { order: OrderView }) {
  const t = useT();
  const nameOf = ({ kind }: OrderStep) =>
    t(kind === 'delivered' ? handOverName(order.delivery.method) : NAMES[kind]);
  const aboutOf = ({ kind, state }: OrderStep) => {
    const id = ABOUT[kind];
    // What is over says no more what will happen.
    return id && (state !== 'done' || kind === 'paid')
      ? t(id, { email: order.email, code: order.code })
      : null;
  };
  return (
    <ol className="timeline">
      {order.timeline.map((step) => (
        <li
          key={`${step.kind} ${step.when}`}
          className={`timeline__step timeline__step--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="timeline__dot" aria-hidden="true">
            {step.state === 'done' && <Icon name="check" />}
          </span>
          <div>
            <b>{nameOf(step)}</b>
            {step.when && (
              <span className="ui-small ui-muted">
                {step.isExpected ? t('orders.expected', { day: step.when }) : step.when}
              </span>
            )}
            <StepAbout text={aboutOf(step)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const StepAbout = ({ text }: { text: string | null }) => (text ? <p className="ui-small">{text}</p> : null);
