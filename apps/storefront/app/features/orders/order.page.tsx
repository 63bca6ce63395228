import { ButtonLink } from '@paddock/ui/button-link';
import { Status } from '@paddock/ui/status';
import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx';
import { Head } from '../../shell/head.tsx';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/order.page.ts';
import { loadOrder } from './load-order.server.ts';
import { Amounts, DeliveryAndHelp, Machines } from './order-parts.tsx';
import { Timeline } from './timeline.tsx';
import './orders.css';

await needMessages('account');
await needMessages('till');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadOrder(context.get(visitContext), params.code);
}

const TONES = {
  success: 'ok',
  failure: 'alert',
  pending: 'info',
  awaiting: 'warn',
  cancelled: 'draft',
} as const;

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const t = useT();
  const title = t('orders.order', { code: order.code });
  return (
    <div className="ui-column orders-page">
      <Head title={title} noindex />
      <Breadcrumbs
        trail={[
          { name: t('account.title'), path: 'my-account' },
          { name: t('orders.title'), path: 'my-account/orders' },
        ]}
        current={title}
      />
      <div className="orders-head">
        <h1 className="ui-h2">{title}</h1>
        <Status status={TONES[order.result]}>{t(`orders.status.${order.status}`)}</Status>
        <p className="ui-muted">{order.placed}</p>
      </div>
      <Machines order={order} />
      <div className="orders-columns">
        <section aria-labelledby="order-timeline">
          <h2 id="order-timeline" className="ui-h3">
            {t('orders.timeline')}
          </h2>
          <Timeline steps={order.timeline} />
        </section>
        <section aria-labelledby="order-amounts">
          <h2 id="order-amounts" className="ui-h3">
            {t('orders.amounts')}
          </h2>
          <Amounts order={order} total={t('orders.total')} />
        </section>
      </div>
      <section className="orders-help" aria-labelledby="order-help">
        <h2 id="order-help" className="ui-h3">
          {t('orders.help')}
        </h2>
        <DeliveryAndHelp order={order} />
        {order.invoice && (
          <ButtonLink href={order.invoice.href} variant="ghost" iconStart="download">
            {t('orders.invoice')}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
