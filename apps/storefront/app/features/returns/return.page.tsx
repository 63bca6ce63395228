import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/return.page.ts';
import { loadReturn, sendReturn } from './return-form.server.ts';
import { ReturnForm } from './return-form.tsx';
import './returns.css';

await requireMessages('account', 'checkout');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReturn(context.get(visitContext), params.code);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return sendReturn(context.get(visitContext), request, params.code);
}

const HOW = ['look', 'send', 'money'] as const;

export default function ReturnPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { order } = loaderData;
  const t = useT();
  const path = usePath();
  const page = `my-account/orders/${order.code}`;
  return (
    <div className="ui-column return-page">
      <Head title={t('returns.title')} noindex />
      <Breadcrumbs
        trail={[
          { name: t('orders.title'), path: 'my-account/orders' },
          { name: t('orders.order', { code: order.code }), path: page },
        ]}
        current={t('returns.title')}
      />
      <div className="return-page__in">
        <div className="return-page__main">
          <h1 className="ui-h2">{t('returns.title')}</h1>
          {order.returnUntil && (
            <p className="ui-lead">{t('orders.return.until', { date: order.returnUntil })}</p>
          )}
          {order.can_return ? (
            <ReturnForm {...loaderData} problem={problem} />
          ) : (
            <>
              <Note title={problem?.message ?? t('returns.closed')} isLive={problem !== undefined} />
              <ButtonLink as={Link} to={path(page)} variant="ghost">
                {t('orders.action.see')}
              </ButtonLink>
            </>
          )}
        </div>
        <aside className="return-how" aria-labelledby="return-how">
          <h2 id="return-how" className="ui-h4">
            {t('orders.return.free')}
          </h2>
          <ol>
            {HOW.map((step) => (
              <li key={step}>{t(`returns.how.${step}`)}</li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
