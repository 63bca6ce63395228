import { Picture } from '@paddock/ui/picture';
import { SumList } from '@paddock/ui/sum-list';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useTaxWord } from '../../page/shell-data.ts';
import type { CartItemView } from '../cart/cart-view.ts';
import type { CheckoutView } from './checkout-view.ts';

type Props = {
  order: CheckoutView;
  delivery: string;
  /** How long it is held. */
  children: ReactNode;
};

/** What is bought and what it comes to; what is included in the total stands below it. */
export function Summary({ order, delivery, children }: Props) {
  const t = useT();
  const tax = useTaxWord();
  const lines = [
    {
      key: 'items',
      label: t('checkout.items', { count: order.items.length }),
      amount: <bdi>{order.subtotal_formatted}</bdi>,
    },
    { key: 'delivery', label: delivery, amount: <Shipping order={order} /> },
    ...(order.taxes_included
      ? []
      : [
          {
            key: 'taxes',
            label: order.tax_estimate ? t('bag.taxEstimate', order.tax_estimate) : t('bag.taxes'),
            amount: order.tax_rate === null ? t('bag.taxesByAddress') : <bdi>{order.taxes_formatted}</bdi>,
          },
        ]),
  ];
  return (
    <aside className="co-sum" id="checkout-summary" aria-labelledby="checkout-summary-title" tabIndex={-1}>
      <h2 id="checkout-summary-title" className="ui-h4">
        {t('checkout.summary')}
      </h2>
      {children}
      <ul className="co-items">
        {order.items.map((item) => (
          <SummaryItem key={item.uuid} item={item} />
        ))}
      </ul>
      <SumList
        lines={lines}
        total={{
          label: t('bag.total'),
          amount: (
            <bdi className="co-total" aria-live="polite">
              {order.total_formatted}
            </bdi>
          ),
        }}
      />
      {order.taxes_included && order.tax_rate !== null && (
        <p className="ui-small ui-muted">{t('bag.vatIncluded', { amount: order.taxes_formatted, tax })}</p>
      )}
      {order.tax_estimate && <p className="ui-small ui-muted">{t('bag.taxSource', order.tax_estimate)}</p>}
    </aside>
  );
}

function Shipping({ order }: { order: CheckoutView }) {
  const t = useT();
  if (order.shipping === null) return t('bag.deliveryNext');
  return order.shipping === 0 ? t('checkout.delivery.free') : <bdi>{order.shipping_formatted}</bdi>;
}

function SummaryItem({ item }: { item: CartItemView }) {
  const { picture } = item.attributes;
  return (
    <li className="co-item">
      <div className="co-item__picture">
        {picture && <Picture source={picture} sizes="88px" fit="cover" alt="" />}
      </div>
      <div className="co-item__text">
        <b>
          <bdi>{item.name}</bdi>
        </b>
        {item.variant && <span className="ui-small ui-muted">{item.variant}</span>}
      </div>
      <span className="ui-price">
        <bdi>{item.final_price_formatted}</bdi>
      </span>
    </li>
  );
}
