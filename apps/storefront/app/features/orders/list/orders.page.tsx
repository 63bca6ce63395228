import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Pager } from '@paddock/ui/pager';
import { Link } from 'react-router';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { AccountShell } from '../../account/account-shell.tsx';
import { loadOrders } from '../load-order.server.ts';
import type { Route } from './+types/orders.page.ts';
import { OrderCard } from './order-card.tsx';
import './order-card.css';

await requireMessages('account', 'checkout');

export function loader({ context }: Route.LoaderArgs) {
  return loadOrders(context.get(visitContext));
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, page, pageCount, since } = loaderData;
  const t = useT();
  const path = usePath();
  return (
    <AccountShell tab="orders" title={t('orders.title')}>
      <h2 className="ui-hidden">{t('orders.title')}</h2>
      {orders.length === 0 ? (
        <EmptyState
          icon="box"
          title={t('orders.none')}
          level={3}
          actions={
            <ButtonLink as={Link} to={path('search')}>
              {t('orders.toShop')}
            </ButtonLink>
          }
        >
          <p>{t('orders.noneText')}</p>
        </EmptyState>
      ) : (
        <div className="orders-list">
          {orders.map((order, place) => (
            <OrderCard key={order.code} order={order} isFirst={place === 0} />
          ))}
        </div>
      )}
      <div className="orders-end">
        <Pager
          as={Link}
          label={t('orders.pages')}
          previousLabel={t('orders.page.previous')}
          nextLabel={t('orders.page.next')}
          pageLabel={(n) => t('orders.page', { page: n })}
          page={page}
          pageCount={pageCount}
          href={(n) => path(n === 1 ? 'my-account/orders' : `my-account/orders?page=${n}`)}
        />
        {page === pageCount && since && (
          <p className="ui-small ui-muted">{t('orders.since', { month: since })}</p>
        )}
        <p className="ui-small">
          <Link className="ui-link" to={path('orders/find')}>
            {t('auth.find.title')}
          </Link>
        </p>
      </div>
    </AccountShell>
  );
}
