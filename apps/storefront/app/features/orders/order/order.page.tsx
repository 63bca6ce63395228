import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { AccessoriesForOrder } from '../../accessories/accessory-cards.tsx';
import { loadAccessories } from '../../accessories/load-accessories.server.ts';
import { loadOwnOrder } from '../load-order.server.ts';
import { ReviewOrder } from '../review/review-order.tsx';
import type { Route } from './+types/order.page.ts';
import { CancelOrReturn } from './cancel-or-return.tsx';
import { OrderHero } from './order-hero.tsx';
import { Details, Documents, Help, Sums } from './order-papers.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTransfer } from './order-transfer.tsx';
import { Timeline } from './timeline.tsx';
import { WithdrawContract } from './withdraw-contract.tsx';
import './order.css';
import '../list/orders.css';
import '../../accessories/accessories.css';

await requireMessages('account', 'bag', 'checkout', 'accessories');

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const order = await loadOwnOrder(visit, params.code);
  const bought = order.items.map((item) => item.product_slug);
  return { ...order, fitting: await loadAccessories(visit, bought) };
}

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <Head title={t('orders.order', { code: order.code })} noindex />
      <OrderHero order={order} />
      <div className="ui-column order-main">
        {order.nextAction === 'transfer' && <OrderTransfer order={order} />}
        {order.returns.length > 0 && <OrderReturns order={order} />}
        <div className="order-grid">
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="ui-h3">
              {t('orders.timeline')}
            </h2>
            <Timeline order={order} />
          </section>
          <div className="order-grid__papers">
            <section aria-labelledby="order-documents">
              <h2 id="order-documents" className="ui-h3">
                {t('orders.documents')}
              </h2>
              <Documents order={order} />
            </section>
            <section aria-labelledby="order-details">
              <h2 id="order-details" className="ui-h3">
                {t('orders.details')}
              </h2>
              <Details order={order} />
            </section>
          </div>
          <div className="order-grid__end">
            <section className="order-sums" aria-labelledby="order-amounts">
              <h2 id="order-amounts" className="ui-h3">
                {t('orders.amounts')}
              </h2>
              <Sums order={order} />
            </section>
            <Help order={order} />
          </div>
        </div>
        <ReviewOrder order={order} />
        <WithdrawContract order={order} />
        <CancelOrReturn order={order} />
      </div>
      <AccessoriesForOrder cards={order.fitting} />
    </>
  );
}
