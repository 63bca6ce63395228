import { Picture } from '@paddock/ui/picture';
import { SumList } from '@paddock/ui/sum-list';
import { useT } from '../../../i18n/use-t.ts';
import { useTaxWord } from '../../../page/shell-data.ts';
import type { OrderView } from '../order-view.ts';
import { Billing, OrderAddress } from './order-address.tsx';

/**
 * The end of the sums. When a part of the money has come, the price stands among them, and what is left is the total: it is
 * the sum that the buyer still has to transfer.
 */
export function endOfSums(order: OrderView, t: ReturnType<typeof useT>, total: string) {
  const say = (amount: string) => <bdi>{amount}</bdi>;
  if (order.due === 0 || order.received === 0)
    return { lines: [], total: { label: total, amount: say(order.total_formatted) } };
  return {
    lines: [
      { key: 'total', label: t('orders.total'), amount: say(order.total_formatted) },
      { key: 'received', label: t('orders.received'), amount: say(order.received_formatted) },
    ],
    total: { label: t('orders.stillDue'), amount: say(order.due_formatted) },
  };
}

/** Every amount of an order; what is included in the total stands below it. */
export function Amounts({ order, total }: { order: OrderView; total: string }) {
  const t = useT();
  const tax = useTaxWord();
  const end = endOfSums(order, t, total);
  const lines = [
    ...order.items.map((item) => ({
      key: item.uuid,
      label: (
        <>
          <bdi>{item.name}</bdi>
          {item.variant && <span className="ui-small"> {item.variant}</span>}
        </>
      ),
      amount: <bdi>{item.price_formatted}</bdi>,
    })),
    ...(order.discount > 0
      ? [{ key: 'discount', label: t('orders.discount'), amount: <bdi>{order.discount_formatted}</bdi> }]
      : []),
    {
      key: 'shipping',
      label: order.delivery.name,
      amount: order.shipping === 0 ? t('checkout.delivery.free') : <bdi>{order.shipping_formatted}</bdi>,
    },
    ...(order.taxes_included
      ? []
      : [{ key: 'tax', label: addedTax(order, t), amount: <bdi>{order.tax_formatted}</bdi> }]),
    ...end.lines,
  ];
  return (
    <>
      <SumList lines={lines} total={end.total} />
      {order.taxes_included && order.tax > 0 && (
        <p className="ui-small ui-muted orders-vat">
          {t('bag.vatIncluded', { amount: order.tax_formatted, tax })}
        </p>
      )}
      <TaxSource order={order} />
    </>
  );
}

export const addedTax = ({ tax_estimate }: OrderView, t: ReturnType<typeof useT>): string =>
  tax_estimate ? t('bag.taxEstimate', tax_estimate) : t('orders.tax');

/** Where an estimated tax comes from. */
export function TaxSource({ order }: { order: OrderView }) {
  const t = useT();
  if (!order.tax_estimate) return null;
  return <p className="ui-small ui-muted orders-vat">{t('bag.taxSource', order.tax_estimate)}</p>;
}

/** The method, and of a card what its owner knows it by. */
export function PaidWith({ order: { payment } }: { order: OrderView }) {
  const { name, card } = payment;
  return (
    <>
      <span>{name}</span>
      {card && (
        <bdi dir="ltr">
          {card.brand} •••• {card.last4}
        </bdi>
      )}
    </>
  );
}

/** Where it goes, how it is paid, whom to ask. */
export function DeliveryAndHelp({ order }: { order: OrderView }) {
  const t = useT();
  const { to, name } = order.delivery;
  return (
    <dl className="orders-facts">
      <dt>{t('orders.number')}</dt>
      <dd>
        <bdi>{order.code}</bdi>
      </dd>
      <dt>{t('orders.delivery')}</dt>
      <dd>
        <span>{name}</span>
        <OrderAddress address={to} />
      </dd>
      <Billing order={order} />
      <dt>{t('orders.payment')}</dt>
      <dd>
        <PaidWith order={order} />
      </dd>
      {order.office_phone && (
        <>
          <dt>{t('orders.questions')}</dt>
          <dd>
            <a className="ui-link" href={`tel:${order.office_phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{order.office_phone}</bdi>
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}

/** The machines themselves, large. */
export function Machines({ order }: { order: OrderView }) {
  return (
    <div className="orders-machines" data-count={Math.min(order.items.length, 3)}>
      {order.items.map((item) => (
        <figure key={item.uuid}>
          <div className="orders-machines__frame">
            {item.picture && (
              <Picture source={item.picture} sizes="(min-width: 768px) 50vw, 100vw" fit="cover" alt="" />
            )}
          </div>
          <figcaption>
            <b>
              <bdi>{item.name}</bdi>
            </b>
            <span>{item.variant}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
