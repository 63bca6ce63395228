import { Icon } from '@paddock/ui/icon';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { AccountView, LatestOrder, OwnBike } from './account-view.ts';

type Props = { name: string } & Pick<AccountView, 'orders' | 'bikes'>;

/** What most people come for: how far the last order is, and the bike. */
export function Overview({ name, orders, bikes }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <section className="account-overview">
      <h2 className="ui-h3">{t('account.hello', { name })}</h2>
      <div className="account-overview__cards">
        {orders && <OrderCard order={orders.latest} />}
        {bikes && <BikeCard bike={bikes.first} others={Math.max(0, bikes.total - 1)} />}
      </div>
      <p>
        <Link className="ui-link" to={path('wish-list')}>
          {t('account.overview.wishList')}
        </Link>
      </p>
    </section>
  );
}

function OrderCard({ order }: { order: LatestOrder | null }) {
  const t = useT();
  const path = usePath();
  if (!order)
    return (
      <EmptyCard
        to={path('products')}
        icon="box"
        title={t('account.overview.noOrders')}
        go={t('account.overview.models')}
      >
        {t('account.overview.noOrdersText')}
      </EmptyCard>
    );
  return (
    <OverviewCard
      to={path(`my-account/orders/${order.code}`)}
      label={t('account.overview.order')}
      title={order.products}
      pictures={order.pictures}
      chip={
        <Status status={order.chip.tone} icon={order.chip.icon}>
          {t(order.chip.id)}
        </Status>
      }
    >
      {t('account.overview.placed', { code: order.code, date: order.placed })}
    </OverviewCard>
  );
}

function BikeCard({ bike, others }: { bike: OwnBike | null; others: number }) {
  const t = useT();
  const path = usePath();
  if (!bike)
    return (
      <EmptyCard
        to={path('my-account/bikes')}
        icon="shield"
        title={t('account.overview.noBikes')}
        go={t('account.overview.register')}
      >
        {t('account.overview.noBikesText')}
      </EmptyCard>
    );
  return (
    <OverviewCard
      to={path('my-account/bikes')}
      label={others > 0 ? t('account.overview.bikes', { count: others }) : t('account.overview.bike')}
      title={bike.name}
      pictures={bike.picture ? [bike.picture] : []}
      chip={bike.isLost ? <Status status="alert">{t('account.overview.lost')}</Status> : undefined}
    >
      {t('account.overview.warranty', { date: bike.until })}
    </OverviewCard>
  );
}

type CardProps = {
  to: string;
  label: string;
  title: string;
  pictures: PictureSource[];
  chip?: ReactNode;
  children: ReactNode;
};

function OverviewCard({ to, label, title, pictures, chip, children }: CardProps) {
  return (
    <Link to={to} className="ui-card ui-card--flush ui-card--link account-card">
      <span className="account-card__pictures">
        {pictures.map((picture) => (
          <Picture
            key={picture.key}
            source={picture}
            alt=""
            fit="cover"
            sizes="(min-width: 1024px) 20vw, 45vw"
          />
        ))}
      </span>
      <span className="account-card__text">
        <span className="ui-label">{label}</span>
        <strong className="ui-name">
          <bdi>{title}</bdi>
        </strong>
        <span className="account-card__more">{children}</span>
        {chip}
      </span>
      <Icon name="chevron-end" />
    </Link>
  );
}

type EmptyProps = { to: string; icon: 'box' | 'shield'; title: string; go: string; children: string };

function EmptyCard({ to, icon, title, go, children }: EmptyProps) {
  return (
    <Link to={to} className="ui-card ui-card--link account-card account-card--empty">
      <Icon name={icon} />
      <span className="account-card__text">
        <strong className="ui-h4">{title}</strong>
        <span className="account-card__more">{children}</span>
        <span className="ui-link">{go}</span>
      </span>
    </Link>
  );
}
