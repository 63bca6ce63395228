import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Frame, Swatch, Tag } from '../../kit/parts/codes.tsx';
import { Section } from '../../kit/parts/facts.tsx';
import { type Step, Steps } from '../../kit/parts/history.tsx';
import { Ledger } from '../../kit/parts/ledger.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Picture } from '../../kit/parts/picture.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';

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
  const timeOf = (step: string) =>
    step === 'paid'
      ? order.ledger.find(({ kind }) => kind === 'captured')?.occurred_at
      : step === 'placed'
        ? order.placed_at
        : order.events.findLast(({ kind }) => kind === step)?.at;
  const isDone = (step: string) =>
    step === 'paid' ? order.payment_status !== 'unpaid' : timeOf(step) !== undefined;
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
    <div className="row sp order-sum">
      <span>{name}</span>
      <Money minor={minor} currency={order.currency} />
    </div>
  );
  return (
    <Section title={t('orders.units')}>
      {order.lines.map((one) => (
        <article key={one.sku + (one.serial ?? '')} className="card order-line">
          <Picture address={one.picture} />
          <div className="gr order-line__what">
            <div className="row sp">
              <span>
                <b>{one.name}</b> <Swatch colors={one.colors} /> <span className="t2">{one.variant}</span>
              </span>
              {one.unit ? <Status id={`orders.unit.${one.unit.status}`} tone="sold" /> : null}
            </div>
            <div className="row s">
              <Frame value={one.serial} />
              {one.unit?.place ? <span className="mu">{one.unit.place}</span> : null}
            </div>
            <div className="row s mu">
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
      {line(t('orders.tax'), order.tax_minor)}
      <b>{line(t('orders.total'), order.total_minor)}</b>
    </Section>
  );
}

export function OrderLedger({ order, site }: PartProps) {
  const t = useT();
  const label = useLabel();
  const reasonOf = (reason: string) =>
    reason.startsWith('return_')
      ? t('orders.refundReason.return', { code: reason.slice('return_'.length) })
      : label(`orders.refundReason.${reason}`, reason);
  const rows = [
    {
      key: 'due',
      when: <Time at={order.placed_at} site={site} />,
      what: t('orders.ledger.due'),
      reference: null,
      by: null,
      amount: order.total_minor,
      isDue: true,
    },
    ...order.ledger.map((entry, place) => ({
      key: `${entry.reference} ${place}`,
      when: <Time at={entry.occurred_at} site={site} />,
      what: label(`orders.ledger.${entry.kind}`, entry.kind),
      reference: entry.reference,
      by: null,
      amount: entry.kind === 'refunded' ? -Math.abs(entry.amount_minor) : entry.amount_minor,
    })),
  ];
  return (
    <Section
      title={t('orders.payments')}
      aside={
        <Tag>{order.method ? label(`kit.method.${order.method}`, order.method) : t('orders.noMethod')}</Tag>
      }
    >
      <Ledger rows={rows} currency={order.currency} />
      {order.refunds.length > 0 ? (
        <ul className="plain">
          {order.refunds.map((refund) => (
            <li key={refund.id} className="row s">
              <Status id={`orders.refund.${refund.status}`} />
              <Money minor={refund.amount_minor} currency={refund.currency} />
              <span className="t2 el" dir="auto">
                {reasonOf(refund.reason)}
              </span>
              <span className="mu">
                <Time at={refund.created_at} site={site} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
