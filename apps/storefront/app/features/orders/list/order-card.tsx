import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { orderTitle, PayNow } from '../order/order-hero.tsx';
import type { OrderView } from '../order-view.ts';

const MAX_PICTURES = 3;

/** One of a customer's orders: what, how far, what happens next, and the one thing to do about it. */
export function OrderCard({ order, isFirst }: { order: OrderView; isFirst: boolean }) {
  const t = useT();
  const id = `order-${order.code}`;
  const isUrgent = order.nextAction === 'pay' || order.nextAction === 'transfer';
  return (
    <article className="order-card" aria-labelledby={id}>
      <CardPictures order={order} isFirst={isFirst} />
      <div className="order-card__text">
        <Status status={order.chip.tone} icon={order.chip.icon}>
          {t(order.chip.id)}
        </Status>
        <h3 id={id} className="ui-h4">
          {orderTitle(order, t)}
        </h3>
        <p className="ui-small ui-muted">
          {t('orders.placedOn', { code: order.code, date: order.placedOn })}
        </p>
        <p className={isUrgent ? 'order-card__next order-card__next--urgent' : 'order-card__next'}>
          {order.next.map(({ id: words, values }) => (
            <span key={words}>{t(words, values)} </span>
          ))}
        </p>
        {order.can_return && order.returnUntil && (
          <p className="ui-small ui-muted">{t('orders.return.until', { date: order.returnUntil })}</p>
        )}
      </div>
      <div className="order-card__end">
        <p className="order-card__price">
          <span className="ui-hidden">{t('orders.amount')} </span>
          {order.status === 'cancelled' ? (
            <s>
              <bdi>{order.total_formatted}</bdi>
            </s>
          ) : (
            <bdi>{order.total_formatted}</bdi>
          )}
        </p>
        <CardActions order={order} titleId={id} />
      </div>
    </article>
  );
}

function CardPictures({ order, isFirst }: { order: OrderView; isFirst: boolean }) {
  const pictures = order.items.flatMap(({ uuid, picture }) => (picture ? [{ uuid, picture }] : []));
  const shown = pictures.slice(0, MAX_PICTURES);
  return (
    <div className="order-card__pictures">
      {shown.map(({ uuid, picture }) => (
        <div key={uuid}>
          <Picture
            source={picture}
            sizes="(min-width: 768px) 300px, 100vw"
            fit="cover"
            alt=""
            priority={isFirst}
          />
        </div>
      ))}
      {shown.length === 0 && (
        <div className="order-card__none">
          <Icon name="box" />
        </div>
      )}
    </div>
  );
}

function CardActions({ order, titleId }: { order: OrderView; titleId: string }) {
  const t = useT();
  const path = usePath();
  const page = path(`my-account/orders/${order.code}`);
  const seeId = `${titleId}-see`;
  const slug = order.items[0]?.product_slug;
  const main = {
    transfer: { to: `${page}#transfer`, words: t('orders.action.transfer') },
    pay: null,
    follow: { to: `${page}#timeline`, words: t('orders.action.follow') },
    available: slug ? { to: path(`products/${slug}`), words: t('orders.action.available') } : null,
  };
  const action = order.nextAction && main[order.nextAction];
  const see = t('orders.action.see');
  return (
    <>
      {order.nextAction === 'pay' ? (
        <PayNow code={order.code} size="small" />
      ) : action ? (
        <ButtonLink
          as={Link}
          to={action.to}
          size="small"
          variant={order.nextAction === 'transfer' ? 'primary' : 'ghost'}
        >
          {action.words}
        </ButtonLink>
      ) : (
        <ButtonLink
          as={Link}
          to={page}
          size="small"
          variant="ghost"
          id={seeId}
          aria-labelledby={`${seeId} ${titleId}`}
        >
          {see}
        </ButtonLink>
      )}
      {order.nextAction && (action || order.nextAction === 'pay') && (
        <Link className="ui-link ui-small" to={page} id={seeId} aria-labelledby={`${seeId} ${titleId}`}>
          {see}
        </Link>
      )}
      {!order.nextAction && order.invoice && (
        <a className="ui-link ui-small" href={order.invoice.href} download>
          {t('orders.invoice')}
        </a>
      )}
    </>
  );
}
