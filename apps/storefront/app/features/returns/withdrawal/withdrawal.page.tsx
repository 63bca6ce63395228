import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { Declared } from '../../orders/order/withdraw-contract.tsx';
import { useSession } from '../../session/session-store.tsx';
import type { Route } from './+types/withdrawal.page.ts';
import { loadWithdrawal, sendWithdrawal } from './withdrawal-form.server.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import '../returns.css';
import './withdrawal.css';

await requireMessages('account', 'checkout');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWithdrawal(context.get(visitContext), params.code);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return sendWithdrawal(context.get(visitContext), request, params.code);
}

/** Withdrawing from the contract: the statement, its confirmation, and the receipt. */
export default function WithdrawalPage({ loaderData, actionData: step }: Route.ComponentProps) {
  const { order, items, declared, hasTerms } = loaderData;
  const t = useT();
  const path = usePath();
  const { loggedIn } = useSession();
  const isAccount = loggedIn && !loaderData.isByLink;
  const orderHref = isAccount ? path(`my-account/orders/${order.code}`) : loaderData.resultHref;
  const isReview = step?.isReview === true && !declared;
  const stage = declared ? 'done' : isReview ? 'review' : 'form';
  const title = t(
    declared ? 'returns.withdraw.done' : isReview ? 'returns.withdraw.review' : 'returns.withdraw.title',
  );
  const heading = useStageFocus(stage);
  const back = (
    <ButtonLink as={Link} to={orderHref} variant={declared ? 'ghost' : 'quiet'}>
      {t(declared ? 'orders.action.see' : 'returns.back')}
    </ButtonLink>
  );
  return (
    <div className="ui-column return-page withdrawal-page">
      <Head title={title} noindex />
      <h1 className="ui-h2" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {declared ? (
        <>
          <p className="ui-lead">{t('returns.withdraw.mailed')}</p>
          <Declared one={declared} />
          {back}
        </>
      ) : items.length === 0 ? (
        <>
          <Note title={step?.message ?? t('returns.withdraw.closed')} isLive={step !== undefined} />
          {back}
        </>
      ) : isReview && step ? (
        <WithdrawalReview {...loaderData} step={step} />
      ) : (
        <>
          <p className="ui-lead">{t('returns.withdraw.lead')}</p>
          <WithdrawalForm {...loaderData} step={step} back={back} />
        </>
      )}
      {order.withdrawal?.exempt && !declared && (
        <p className="ui-small ui-muted">
          {t('returns.withdraw.exempt', { products: order.withdrawal.exempt })}
        </p>
      )}
      {hasTerms && (
        <p className="ui-small">
          <Link className="ui-link" to={path('withdrawal')}>
            {t('returns.withdraw.terms')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** A step that follows without a new document is announced by moving the focus to its heading. */
function useStageFocus(stage: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current !== stage) heading.current?.focus();
    shown.current = stage;
  }, [stage]);
  return heading;
}
