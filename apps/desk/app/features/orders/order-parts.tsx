import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Frame, Swatch, Tag } from '../../kit/parts/codes.tsx';
import { Section } from '../../kit/parts/facts.tsx';
import { type Step, Steps } from '../../kit/parts/history.tsx';
import { Ledger } from '../../kit/parts/ledger.tsx';
import { Money, moneyText } from '../../kit/parts/money.tsx';
import { Picture } from '../../kit/parts/picture.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, rateText, Time } from '../../kit/parts/time.tsx';
import { refundedLabel } from './order-status.ts';

interface PartProps {
  readonly order: StaffOrder;
  readonly site: string;
}

/** From placed to delivered; an order that ended on the way shows where. */
export function OrderSteps({ order, site }: PartProps) {
  const t = useT();
  const label = useLabel();
  const way = [
    'placed',
    'paid',
    'preparing',
    order.delivery_method === 'pickup' ? 'ready_for_pickup' : 'shipped',
    'delivered',
  ];
  const isPaid = ['paid', 'partly_refunded', 'refunded'].includes(order.payment_status);
  const timeOf = (step: string) =>
    step === 'paid'
      ? isPaid
        ? order.ledger.findLast(({ kind }) => kind === 'captured')?.booked_at
        : undefined
      : step === 'placed'
        ? order.placed_at
        : order.events.findLast(({ kind }) => kind === step)?.at;
  const isDone = (step: string) => (step === 'paid' ? isPaid : timeOf(step) !== undefined);
  const isOver = ['cancelled', 'delivered', 'returned', 'refunded', 'return_requested'].includes(
    order.status,
  );
  const next = isOver ? -1 : way.findIndex((step) => !isDone(step));
  const current = order.status === 'preparing' ? way.indexOf('preparing') : next;
  const stateOf = (step: string, place: number): Step['state'] =>
    place === current ? 'now' : isDone(step) ? 'done' : place === current + 1 && !isOver ? 'next' : 'later';
  const steps = way.map((step, place) => ({
    key: step,
    label: label(`orders.step.${step}`, step),
    state: stateOf(step, place),
    note: timeOf(step) ? <Time at={timeOf(step)} site={site} /> : null,
  }));
  const ended = isOver && order.status !== 'delivered';
  const last = {
    key: order.status,
    label: label(`orders.status.${order.status}`, order.status),
    state: 'now' as const,
  };
  return (
    <Steps
      steps={ended ? [...steps.filter(({ state }) => state === 'done'), last] : steps}
      label={t('orders.steps')}
    />
  );
}

export function OrderUnits({ order }: Pick<PartProps, 'order'>) {
  const t = useT();
  const line = (name: string, minor: number) => (
    <div className="row space-between order-sum">
      <span>{name}</span>
      <Money minor={minor} currency={order.currency} />
    </div>
  );
  return (
    <Section title={t('orders.units')}>
      {order.lines.map((one) => (
        <article key={one.sku + (one.serial ?? '')} className="card order-line">
          <Picture address={one.picture} />
          <div className="grow order-line__what">
            <div className="row space-between">
              <span>
                <b>{one.name}</b> <Swatch colors={one.colors} />{' '}
                <span className="text-secondary">{one.variant}</span>
              </span>
              {one.unit ? <Status id={`orders.unit.${one.unit.status}`} tone="sold" /> : null}
            </div>
            <div className="row small">
              <Frame value={one.serial} />
              {one.unit?.place ? <span className="muted">{one.unit.place}</span> : null}
            </div>
            <div className="row small muted">
              {t('orders.promised')} <Day date={one.promised_on} />
              {one.unit?.expected_on && one.promised_on && one.unit.expected_on > one.promised_on ? (
                <Tag tone="alert">
                  {t('orders.delayed')} <Day date={one.unit.expected_on} />
                </Tag>
              ) : null}
            </div>
          </div>
          <div className="order-line__sum">
            <b>
              <Money minor={one.price_minor} currency={order.currency} />
            </b>
          </div>
        </article>
      ))}
      {line(t('orders.shipping'), order.shipping_minor)}
      {order.discount_minor > 0 ? line(t('orders.discount'), -order.discount_minor) : null}
      {order.prices_include_tax ? null : line(taxLabel(order, t), order.tax_minor)}
      <b>{line(t('orders.total'), order.total_minor)}</b>
      {order.prices_include_tax && order.tax_minor > 0 ? (
        <span className="small muted">
          {t('orders.includesTax', { sum: moneyText(order.tax_minor, order.currency) })}
        </span>
      ) : null}
    </Section>
  );
}

const taxLabel = ({ tax_estimate: estimate }: PartProps['order'], t: ReturnType<typeof useT>) =>
  estimate
    ? t('orders.taxEstimate', { place: estimate.place, rate: rateText(estimate.rate) })
    : t('orders.tax');

const GOES_OUT = ['refunded', 'chargeback'];

export function OrderLedger({ order, site }: PartProps) {
  const t = useT();
  const label = useLabel();
  const reasonOf = (reason: string) =>
    reason.startsWith('return_')
      ? t('orders.refundReason.return', { code: reason.slice('return_'.length) })
      : label(`orders.refundReason.${reason}`, reason);
  const rows = order.ledger.map((entry, place) => ({
    key: `${entry.reference} ${place}`,
    when: <Time at={entry.booked_at} site={site} />,
    what: label(`orders.ledger.${entry.kind}`, entry.kind),
    reference: entry.reference,
    amount: GOES_OUT.includes(entry.kind) ? -entry.amount_minor : entry.amount_minor,
    currency: entry.currency,
  }));
  const sums = [
    { key: 'total', name: t('orders.ledger.due'), minor: order.total_minor },
    { key: 'paid', name: t('orders.ledger.captured'), minor: order.paid_minor },
    { key: 'refunded', name: t(refundedLabel(order.refunds)), minor: order.refunded_minor },
    { key: 'charged_back', name: t('orders.ledger.chargeback'), minor: order.charged_back_minor },
    { key: 'due', name: t('orders.balanceDue'), minor: order.due_minor, isDue: true },
  ].filter(({ key, minor }) => minor > 0 || key === 'total');
  return (
    <Section
      title={t('orders.payments')}
      aside={
        <Tag>{order.method ? label(`kit.method.${order.method}`, order.method) : t('orders.noMethod')}</Tag>
      }
    >
      <Ledger rows={rows} sums={sums} currency={order.currency} />
      {order.refunds.length > 0 ? (
        <ul className="plain">
          {order.refunds.map((refund) => (
            <li key={refund.id} className="row small">
              <Status id={`orders.refund.${refund.status}`} />
              <Money minor={refund.amount_minor} currency={refund.currency} />
              <span className="text-secondary truncate" dir="auto">
                {reasonOf(refund.reason)}
              </span>
              <span className="muted">
                <Time at={refund.created_at} site={site} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
