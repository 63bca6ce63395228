import { cancelOwnOrder } from '@paddock/server/contracts/payments';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { data, Link, redirect } from 'react-router';
import { Breadcrumbs } from '../../../frame/breadcrumbs.tsx';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { authPath, visitContext } from '../../../request/visit.server.ts';
import { loadOwnOrder } from '../load-order.server.ts';
import { orderTitle } from '../order/order-hero.tsx';
import type { Route } from './+types/cancel.page.ts';
import { CancelForm } from './cancel-form.tsx';
import './cancel.css';
import '../list/orders.css';

await requireMessages('account', 'checkout');

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const order = await loadOwnOrder(visit, params.code);
  // Nothing to ask about an order that is cancelled; one that cannot be says so here.
  if (order.status === 'cancelled')
    throw redirect(`${authPath(visit.segment)}/my-account/orders/${order.code}`);
  return order;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const reason = (await request.formData().catch(() => new FormData())).get('reason');
  const body = { reason: typeof reason === 'string' && reason.trim() !== '' ? reason.slice(0, 500) : null };
  const answer = await visit.call(cancelOwnOrder, { params: { code: params.code }, body });
  if (answer.ok) return redirect(`${authPath(visit.segment)}/my-account/orders/${params.code}`);
  const status = answer.status === 0 ? 503 : answer.status;
  return data({ message: answer.status === 0 ? null : answer.message }, { status });
}

/** Asked before an order is cancelled, where a dialog cannot be; and where it is said that it could not be. */
export default function CancelPage({ loaderData: order, actionData: refused }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const title = t('orders.cancel.title');
  const page = `my-account/orders/${order.code}`;
  const back = (
    <ButtonLink as={Link} to={path(page)} variant="ghost">
      {t('orders.cancel.keep')}
    </ButtonLink>
  );
  return (
    <div className="ui-column orders-page cancel-page">
      <Head title={title} noindex />
      <Breadcrumbs
        trail={[
          { name: t('orders.title'), path: 'my-account/orders' },
          { name: t('orders.order', { code: order.code }), path: page },
        ]}
        current={title}
      />
      <h1 className="ui-h2">{title}</h1>
      <p className="ui-lead">
        {orderTitle(order, t)}, <bdi>{order.total_formatted}</bdi>
      </p>
      {refused && <Note tone="alert" isLive title={refused.message ?? t('orders.unreachable')} />}
      {order.can_cancel ? (
        <CancelForm order={order} keep={back} />
      ) : (
        <>
          {!refused && (
            <p>{t(order.status === 'processing' ? 'orders.cancel.processing' : 'orders.cancel.tooLate')}</p>
          )}
          <ButtonLink as={Link} to={path(page)} variant="ghost">
            {t('orders.action.see')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
