import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { FormState, Sent } from '../../auth/form/form-state.ts';
import { ResultAccount } from './result-account.tsx';
import { type BuyerProps, FollowOrder, InvoiceLink, type ResultProps, Story } from './result-parts.tsx';
import { ResultTiles } from './result-tiles.tsx';
import { SaveTheDay } from './save-the-day.tsx';

/** Bought: the machine itself, large, and when it comes. */
export function ResultSuccess({ order, isGuest, form }: BuyerProps & { form: FormState | Sent | undefined }) {
  const t = useT();
  const isPaid = order.payment_status === 'paid';
  const picture = order.items.find((item) => item.picture)?.picture;
  const isPickup = order.delivery.method === 'pickup';
  return (
    <>
      <div className="result-win ui-dark">
        <div className="ui-column result-win__in">
          <div className="result-win__text">
            <p className="result-win__ok">
              <Icon name="check" />
              {t(isPaid ? 'checkout.result.paymentRegistered' : 'checkout.result.reservationRegistered')}
            </p>
            <h1 className="ui-h1">{t('checkout.result.yours', { name: order.greeting })}</h1>
            <p className="ui-lead">
              {isPaid
                ? t('checkout.result.success')
                : t('checkout.result.payLater', { amount: order.total_formatted })}
            </p>
            {order.arrives && (
              <p className="ui-lead">
                {t(isPickup ? 'checkout.result.ready' : 'checkout.result.atDoor', {
                  products: order.products,
                  day: order.arrives,
                })}
              </p>
            )}
            <div className="result-actions">
              <FollowOrder order={order} isGuest={isGuest} />
              <InvoiceLink order={order} />
            </div>
          </div>
        </div>
        {picture && (
          <div className="result-win__picture">
            <Picture
              source={picture}
              sizes="(min-width: 1024px) 54vw, 100vw"
              fit="cover"
              alt={order.products}
              priority
            />
          </div>
        )}
      </div>
      <div className="ui-column result">
        <h2 className="ui-hidden">{t('orders.confirmation.title')}</h2>
        <Facts order={order} isPaid={isPaid} />
        <SaveTheDay order={order} />
        <Story order={order} total={t(isPaid ? 'checkout.result.paid' : 'checkout.result.toPay')} />
        {isGuest && <ResultAccount order={order} form={form} />}
        <ResultTiles order={order} />
      </div>
    </>
  );
}

function Facts({ order, isPaid }: ResultProps & { isPaid: boolean }) {
  const t = useT();
  const { card, name } = order.payment;
  const isPickup = order.delivery.method === 'pickup';
  return (
    <dl className="result-facts">
      <Fact name={t('orders.number')}>
        <bdi>{order.code}</bdi>
      </Fact>
      <Fact name={t(isPaid ? 'checkout.result.paid' : 'checkout.result.toPay')}>
        <bdi>{order.total_formatted}</bdi>
      </Fact>
      <Fact name={t('orders.payment')}>
        {card ? <bdi dir="ltr">{`${card.brand} •••• ${card.last4}`}</bdi> : name}
      </Fact>
      {order.arrives && (
        <Fact name={t(isPickup ? 'orders.status.ready_for_pickup' : 'orders.arrives')}>{order.arrives}</Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
