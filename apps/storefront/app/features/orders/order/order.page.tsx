import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { loadOwnOrder } from '../load-order.server.ts';
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

await requireMessages('account', 'checkout');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadOwnOrder(context.get(visitContext), params.code);
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
            <Timeline steps={order.timeline} />
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
        <WithdrawContract order={order} />
        <CancelOrReturn order={order} />
      </div>
    </>
  );
}
