import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { Form, Link } from 'react-router';
import { type Translate, useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { OrderView } from '../order-view.ts';

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

/** "Lido 125, Menta", or "Lupo 500 and Falco R". */
export function orderTitle({ items, products }: Pick<OrderView, 'items' | 'products'>, t: Translate): string {
  const [first, ...others] = items;
  if (!first?.variant || others.length > 0) return products;
  return t('orders.machine', { name: first.name, variant: first.variant });
}

/** A form and not a link: it makes the order's cart this browser's. The checkout is a document of its own. */
export function PayNow({ code, size }: { code: string; size?: 'small' }) {
  const t = useT();
  const path = usePath();
  return (
    <Form method="post" action={path(`my-account/orders/${code}/pay`)} reloadDocument className="pay-now">
      <Button type="submit" iconStart="lock" size={size}>
        {t('orders.payNow')}
      </Button>
    </Form>
  );
}
