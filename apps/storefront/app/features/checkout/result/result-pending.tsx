import { Button } from '@paddock/ui/button';
import { Status } from '@paddock/ui/status';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { Machines } from '../../orders/order/order-parts.tsx';
import { type ResultProps, Story } from './result-parts.tsx';
import { usePaymentPolling } from './use-payment-polling.ts';

/** A card or phone payment under way: we ask how it stands, and write when it is done. */
export function ResultPending({ order }: ResultProps) {
  const t = useT();
  const path = usePath();
  const { hasTimedOut, again } = usePaymentPolling(true, path(`checkout/${order.code}/events`));
  const isPhone = order.payment.component === 'PayPhone';
  return (
    <div className="ui-column result">
      <div className="result-head">
        <div>
          <Status status="info">{t('orders.status.processing')}</Status>
          <h1 className="ui-h1">{t('checkout.result.pendingTitle')}</h1>
          <div role="status">
            <p className="ui-lead">{t(isPhone ? 'checkout.result.approve' : 'checkout.result.pending')}</p>
            {hasTimedOut && (
              <p className="ui-lead">{t('checkout.result.takesLonger', { email: order.email })}</p>
            )}
          </div>
          {hasTimedOut ? (
            <Button onClick={again} iconStart="return">
              {t('checkout.result.look')}
            </Button>
          ) : (
            <span className="ui-spinner" aria-hidden="true" />
          )}
        </div>
      </div>
      <Machines order={order} />
      <Story order={order} total={t('orders.total')} />
    </div>
  );
}
