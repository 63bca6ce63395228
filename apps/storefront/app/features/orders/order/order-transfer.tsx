import { useT } from '../../../i18n/use-t.ts';
import { CleanHtml } from '../../../text/rich-text.tsx';
import { Countdown } from '../countdown.tsx';
import type { OrderView } from '../order-view.ts';
import { TransferDetails } from '../transfer-details.tsx';

/** Where to send the money, and how long there is. */
export function OrderTransfer({ order }: { order: OrderView }) {
  const t = useT();
  const { payment } = order;
  return (
    <section className="order-transfer" id="transfer" aria-labelledby="order-transfer">
      <div>
        <h2 id="order-transfer" className="ui-h3">
          {payment.name}
        </h2>
        <TransferDetails params={payment.params} total={order.due_formatted} />
        {payment.instructions && <CleanHtml className="order-transfer__text" html={payment.instructions} />}
      </div>
      <div className="order-transfer__clock">
        {order.seconds_left !== null && <Countdown secondsLeft={order.seconds_left} />}
        <p className="ui-small ui-muted">{t('orders.pendingNote')}</p>
      </div>
    </section>
  );
}
