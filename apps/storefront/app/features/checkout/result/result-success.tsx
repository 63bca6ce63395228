import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { useT } from '../../../i18n/use-t.ts';
import { FollowOrder, InvoiceLink, type ResultProps, Story } from './result-parts.tsx';

/** Bought: the machine itself, large, and when it comes. */
export function ResultSuccess({ order }: ResultProps) {
  const t = useT();
  const isPaid = order.payment_status === 'paid';
  const { card, name } = order.payment;
  const picture = order.items.find((item) => item.picture)?.picture;
  return (
    <>
      <div className="result-win">
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
                {t(order.delivery.method === 'pickup' ? 'checkout.result.ready' : 'checkout.result.atDoor', {
                  products: order.products,
                  day: order.arrives,
                })}
              </p>
            )}
            <div className="result-actions">
              <FollowOrder order={order} />
              <InvoiceLink order={order} />
            </div>
          </div>
        </div>
        {picture && (
          <div className="result-win__picture">
            <Picture
              source={picture}
              sizes="(min-width: 1024px) 70vw, 100vw"
              fit="cover"
              alt={order.products}
              priority
            />
          </div>
        )}
      </div>
      <div className="ui-column result">
        <h2 className="ui-h3">{t('orders.confirmation.title')}</h2>
        <dl className="result-facts">
          <div>
            <dt>{t('orders.number')}</dt>
            <dd>
              <bdi>{order.code}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(isPaid ? 'checkout.result.paid' : 'checkout.result.toPay')}</dt>
            <dd>
              <bdi>{order.total_formatted}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('orders.payment')}</dt>
            <dd>{card ? <bdi dir="ltr">{`${card.brand} •••• ${card.last4}`}</bdi> : name}</dd>
          </div>
          {order.arrives && (
            <div>
              <dt>{t('orders.arrives')}</dt>
              <dd>{order.arrives}</dd>
            </div>
          )}
        </dl>
        <p>{t('orders.confirmation.text', { email: order.email })}</p>
        <Story order={order} total={t(isPaid ? 'checkout.result.paid' : 'checkout.result.toPay')} />
      </div>
    </>
  );
}
