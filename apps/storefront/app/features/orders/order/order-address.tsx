import { useT } from '../../../i18n/use-t.ts';
import type { OrderView } from '../order-view.ts';

/** The name and the lines of an address, each in its own direction. */
export function OrderAddress({ address }: { address: OrderView['delivery']['to'] }) {
  return (
    <>
      <bdi>{address.name}</bdi>
      {address.lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </>
  );
}

/** Whom the invoice is for, in a list of facts; nothing where that is the delivery address. */
export function Billing({ order }: { order: OrderView }) {
  const t = useT();
  if (!order.billing) return null;
  return (
    <>
      <dt>{t('orders.billing')}</dt>
      <dd>
        <OrderAddress address={order.billing} />
      </dd>
    </>
  );
}
