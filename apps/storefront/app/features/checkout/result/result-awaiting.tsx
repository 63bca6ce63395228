import { ButtonLink } from '@paddock/ui/button-link';
import { Status } from '@paddock/ui/status';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { CleanHtml } from '../../../text/rich-text.tsx';
import { Countdown } from '../../orders/countdown.tsx';
import { Machines } from '../../orders/order/order-parts.tsx';
import { TransferDetails } from '../../orders/transfer-details.tsx';
import { ConfirmEmailNote } from './confirm-email-note.tsx';
import { type BuyerProps, FollowOrder, Papers, Section, WhatNext } from './result-parts.tsx';

/** Ordered, and waiting for the shopper's transfer or cheque. */
export function ResultAwaiting({ order, isGuest }: BuyerProps) {
  const t = useT();
  const path = usePath();
  const { payment, deadline } = order;
  const reference = payment.type === 'bank-transfer' ? payment.reference : null;
  const params = Object.keys(payment.params).length > 0 ? payment.params : null;
  return (
    <div className="ui-column result">
      <div className="result-head">
        <div>
          <Status status="warn">{t('checkout.result.waiting')}</Status>
          <h1 className="ui-h1">
            {deadline
              ? t('checkout.result.keptUntil', { day: deadline.day })
              : t('checkout.result.reservationRegistered')}
          </h1>
          <p className="ui-lead">
            {t('checkout.result.thanks', { name: order.greeting, email: order.email })}
          </p>
          {deadline && (
            <p className="ui-lead">
              {t('checkout.result.payBy', { amount: order.due_formatted, moment: deadline.moment })}
            </p>
          )}
          {order.awaits_email && (
            <ConfirmEmailNote code={order.code} email={order.email} secondsLeft={order.seconds_left ?? 0} />
          )}
          <div className="result-actions">
            {order.can_retry && (
              <ButtonLink as={Link} to={path('checkout')}>
                {t('orders.payNow')}
              </ButtonLink>
            )}
            <FollowOrder order={order} isGuest={isGuest} />
          </div>
        </div>
        {order.seconds_left !== null && <Countdown secondsLeft={order.seconds_left} />}
      </div>
      <Machines order={order} />
      <div className="orders-columns">
        <Section id="result-transfer" title={payment.name}>
          {params && <TransferDetails params={params} total={order.due_formatted} />}
          {payment.instructions && <CleanHtml className="result-text" html={payment.instructions} />}
          {reference && <p className="result-text">{t('checkout.result.yourReference', { reference })}</p>}
          <p className="ui-small ui-muted result-text">{t('orders.pendingNote')}</p>
        </Section>
        <WhatNext order={order} />
      </div>
      <Papers order={order} total={t('checkout.result.toPay')} />
    </div>
  );
}
