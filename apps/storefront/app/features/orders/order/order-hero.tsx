import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/use-path.ts';
import { orderTitle } from '../order-title.ts';
import type { OrderView } from '../order-view.ts';
import { PayNow } from '../pay-now.tsx';

const MAX_PICTURES = 4;

/** The machine, how far it is, and what there is to do. */
export function OrderHero({ order }: { order: OrderView }) {
  const t = useT();
  const path = usePath();
  const pictures = order.items
    .flatMap(({ uuid, picture }) => (picture ? [{ uuid, picture }] : []))
    .slice(0, MAX_PICTURES);
  const [first, ...more] = order.next;
  return (
    <section className="order-hero">
      <div className="ui-column order-hero__in">
        <div className="order-hero__text">
          <Link className="ui-text-button order-hero__back" to={path('my-account/orders')}>
            <Icon name="chevron-start" />
            {t('orders.title')}
          </Link>
          <Status status={order.chip.tone} icon={order.chip.icon}>
            {t(order.chip.id)}
          </Status>
          <h1 className="ui-h2">{orderTitle(order, t)}</h1>
          <p className="order-hero__quiet">
            {t('orders.placedOn', { code: order.code, date: order.placedOn })}
          </p>
          <div className="order-hero__next">
            {first && <strong>{t(first.id, first.values)}</strong>}
            {more.map(({ id, values }) => (
              <span key={id} className="order-hero__quiet">
                {t(id, values)}
              </span>
            ))}
            {order.delivery.tracking && order.status === 'shipped' && (
              <span className="order-hero__quiet">
                {t('orders.tracking')}: <bdi dir="ltr">{order.delivery.tracking}</bdi>
              </span>
            )}
          </div>
          <HeroAction order={order} />
        </div>
        {pictures.length > 0 && (
          <div className="order-hero__pictures" data-count={pictures.length}>
            {pictures.map(({ uuid, picture }) => (
              <Picture
                key={uuid}
                source={picture}
                sizes="(min-width: 1024px) 58vw, 100vw"
                fit="cover"
                alt={order.products}
                priority
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function HeroAction({ order }: { order: OrderView }) {
  const t = useT();
  const path = usePath();
  const slug = order.items[0]?.product_slug;
  if (order.nextAction === 'pay') return <PayNow code={order.code} />;
  if (order.nextAction === 'transfer')
    return <ButtonLink href="#transfer">{t('orders.action.transfer')}</ButtonLink>;
  if (order.nextAction === 'available' && slug)
    return (
      <ButtonLink as={Link} to={path(`products/${slug}`)} variant="ghost">
        {t('orders.action.available')}
      </ButtonLink>
    );
  return null;
}
