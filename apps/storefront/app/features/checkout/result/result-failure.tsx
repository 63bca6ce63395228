import { ButtonLink } from '@paddock/ui/button-link';
import { Status } from '@paddock/ui/status';
import { Link } from 'react-router';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { Countdown } from '../../orders/countdown.tsx';
import { Machines } from '../../orders/order/order-parts.tsx';
import { type ResultProps, Story } from './result-parts.tsx';

/** Why a payment failed, in words a shopper can do something with; what is our own trouble has none. */
const WORDS: Readonly<Record<string, MessageId>> = {
  declined: 'orders.failure.declined',
  insufficient_funds: 'orders.failure.insufficient_funds',
  card_expired: 'orders.failure.card_expired',
  wrong_code: 'orders.failure.wrong_data',
  wrong_number: 'orders.failure.wrong_data',
  authentication: 'orders.failure.authentication',
  not_answered: 'orders.failure.not_answered',
  cancelled_by_shopper: 'orders.failure.cancelled_by_shopper',
};

const failureWords = (failure: string | null): MessageId | undefined =>
  failure === null ? undefined : WORDS[failure];

/** It did not work, or is over: what happened, was money taken, what to do. */
export function ResultFailure({ order }: ResultProps) {
  const t = useT();
  const why = failureWords(order.payment.failure);
  const isCancelled = order.result === 'cancelled';
  const isKept = order.can_retry && order.seconds_left !== null && order.seconds_left > 0;
  return (
    <div className="ui-column result">
      <div className="result-head">
        <div>
          <Status status="alert">
            {t(isCancelled ? 'orders.status.cancelled' : 'checkout.result.problem')}
          </Status>
          <h1 className="ui-h1">{t(isCancelled ? 'orders.cancelled' : 'checkout.result.notProcessed')}</h1>
          {isCancelled ? (
            <p className="ui-lead">{t('checkout.result.nothingOwed')}</p>
          ) : (
            <>
              <p className="ui-lead">{t('checkout.result.failure')}</p>
              {why && <p>{t(why)}</p>}
              <p>{t('checkout.result.noMoney')}</p>
            </>
          )}
          {isKept && <p>{t('checkout.result.stillKept')}</p>}
          <Ways order={order} />
        </div>
        {isKept && <Countdown secondsLeft={order.seconds_left ?? 0} />}
      </div>
      <Machines order={order} />
      <Story order={order} total={t('orders.total')} />
    </div>
  );
}

function Ways({ order }: ResultProps) {
  const t = useT();
  const path = usePath();
  if (!order.can_retry) {
    return (
      <ButtonLink as={Link} to={path('search')}>
        {t('bag.continue')}
      </ButtonLink>
    );
  }
  const checkout = path('checkout');
  return (
    <div className="result-actions">
      <ButtonLink as={Link} to={checkout}>
        {t('checkout.result.again')}
      </ButtonLink>
      <ButtonLink as={Link} to={checkout} variant="ghost">
        {t('checkout.payment.other')}
      </ButtonLink>
    </div>
  );
}
