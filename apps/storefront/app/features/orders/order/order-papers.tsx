import { Icon } from '@paddock/ui/icon';
import { SumList } from '@paddock/ui/sum-list';
import { useT } from '../../../i18n/use-t.ts';
import { handOverName } from '../../order-status/order-status.ts';
import type { OrderView } from '../order-view.ts';
import { Billing, OrderAddress } from './order-address.tsx';
import { addedTax, endOfSums, PaidWith, TaxSource } from './order-parts.tsx';

type Props = { order: OrderView };

// "2026-IL/000002" has its own direction, also in a sentence from right to left.
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Invoice and credit notes, to be downloaded. */
export function Documents({ order }: Props) {
  const t = useT();
  if (order.documents.length === 0) return <p className="ui-muted">{t('orders.document.none')}</p>;
  return (
    <ul className="order-docs">
      {order.documents.map(({ kind, number, href, issued, total }) => (
        <li key={href}>
          <a href={href} download>
            <Icon name="document" />
            <span>
              <strong className="order-docs__name">
                {t(`orders.document.${kind}`, { number: isolated(number) })}
              </strong>
              <span className="ui-small ui-muted">
                {t('orders.document.about', { date: issued, amount: total })}
              </span>
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Everything by its label [ORDERS-01]: number, date, status, where, how it comes, how it is paid. */
export function Details({ order }: Props) {
  const t = useT();
  const { to, name, method, tracking } = order.delivery;
  const frames = order.items.flatMap(({ serial }) => serial ?? []);
  return (
    <dl className="orders-facts">
      <dt>{t('orders.number')}</dt>
      <dd>
        <bdi>{order.code}</bdi>
      </dd>
      <dt>{t('orders.date')}</dt>
      <dd>{order.placed}</dd>
      <dt>{t('orders.status')}</dt>
      <dd>{t(order.status === 'delivered' ? handOverName(method) : `orders.status.${order.status}`)}</dd>
      <dt>{t(method === 'pickup' ? 'orders.collectAt' : 'orders.deliverTo')}</dt>
      <dd>
        <OrderAddress address={to} />
      </dd>
      <Billing order={order} />
      <dt>{t('orders.delivery')}</dt>
      <dd>{name}</dd>
      {tracking && (
        <>
          <dt>{t('orders.tracking')}</dt>
          <dd>
            <bdi dir="ltr">{tracking}</bdi>
          </dd>
        </>
      )}
      <dt>{t('orders.payment')}</dt>
      <dd>
        <PaidWith order={order} />
      </dd>
      <dt>{t('orders.currency')}</dt>
      <dd>{order.currency}</dd>
      {frames.length > 0 && (
        <>
          <dt>{t('orders.frame')}</dt>
          <dd>
            {frames.map((frame) => (
              <bdi key={frame} dir="ltr">
                {frame}
              </bdi>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Each item, then what it comes to, line by line. */
export function Sums({ order }: Props) {
  const t = useT();
  const isPaid = order.payment_status !== 'unpaid' && order.payment_status !== 'authorised';
  const end = endOfSums(order, t, t(isPaid ? 'orders.totalPaid' : 'orders.total'));
  const line = (key: string, label: string, amount: string) => ({ key, label, amount: <bdi>{amount}</bdi> });
  const lines = [
    ...order.items.map((item) => ({
      key: item.uuid,
      amount: <bdi>{item.price_formatted}</bdi>,
      label: (
        <bdi>
          {item.variant ? t('orders.machine', { name: item.name, variant: item.variant }) : item.name}
        </bdi>
      ),
    })),
    line('subtotal', t('orders.subtotal'), order.subtotal_formatted),
    line(
      'discount',
      t('orders.discount'),
      order.discount > 0 ? order.discount_formatted : t('orders.noDiscount'),
    ),
    line(
      'shipping',
      order.delivery.name,
      order.shipping === 0 ? t('checkout.delivery.free') : order.shipping_formatted,
    ),
    ...(order.taxes_included ? [] : [line('tax', addedTax(order, t), order.tax_formatted)]),
    ...end.lines,
  ];
  return (
    <>
      <h3 className="ui-hidden">{t('orders.items')}</h3>
      <SumList lines={lines} total={end.total} />
      <p className="ui-small ui-muted orders-vat">
        {order.taxes_included && order.tax > 0 && t('orders.taxIncluded', { amount: order.tax_formatted })}
      </p>
      <TaxSource order={order} />
    </>
  );
}

/** Whom to ask. */
export function Help({ order }: Props) {
  const t = useT();
  return (
    <div className="order-help">
      <strong>{t('orders.helpTitle')}</strong>
      {order.office_phone && (
        <a className="ui-link" href={`tel:${order.office_phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{order.office_phone}</bdi>
        </a>
      )}
    </div>
  );
}
