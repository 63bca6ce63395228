import { useEffect, useRef } from 'react';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { AccessoriesForOrder } from '../../accessories/accessory-cards.tsx';
import { loadAccessories } from '../../accessories/load-accessories.server.ts';
import { catchOffline } from '../../auth/form/form-state.ts';
import { formReply } from '../../auth/form/read-form.server.ts';
import { loadOrder } from '../../orders/load-order.server.ts';
import { WithdrawContract } from '../../orders/order/withdraw-contract.tsx';
import { useSession } from '../../session/session-store.tsx';
import type { Route } from './+types/result.page.ts';
import { createAccount } from './create-account.server.ts';
import { ResultAwaiting } from './result-awaiting.tsx';
import { ResultFailure } from './result-failure.tsx';
import { ResultPending } from './result-pending.tsx';
import { ResultSuccess } from './result-success.tsx';
import '../../auth/auth.css';
import '../../orders/list/orders.css';
import './result.css';
import '../../accessories/accessories.css';

await requireMessages('checkout', 'bag', 'account', 'accessories');

/** Only who made the order sees it; a link from a mail proves it by its key (H-45, H-48). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [order, user] = await Promise.all([loadOrder(visit, params.code), visit.user()]);
  const bought = order.result === 'success' ? order.items.map((item) => item.product_slug) : [];
  return { order, isGuest: user === null, fitting: await loadAccessories(visit, bought) };
}

/** A guest makes an account of the order. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await createAccount(context.get(visitContext), request, params.code);
  return 'sentTo' in answer ? answer : formReply(answer);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

const PAGES = {
  success: ResultSuccess,
  awaiting: ResultAwaiting,
  pending: ResultPending,
  failure: ResultFailure,
  cancelled: ResultFailure,
} as const;

export default function ResultPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { order, isGuest, fitting } = loaderData;
  const Page = PAGES[order.result];
  useEmptiedCart();
  return (
    <>
      <Head title={t('orders.order', { code: order.code })} noindex />
      <Page key={order.result} order={order} isGuest={isGuest} form={actionData} />
      <AccessoriesForOrder cards={fitting} />
      {order.withdrawal && (
        <div className="ui-column result-withdraw">
          <WithdrawContract order={order} />
        </div>
      )}
    </>
  );
}

/** After a client navigation from the checkout the header still shows the old cart. */
function useEmptiedCart() {
  const { ready, refresh } = useSession();
  const wasReady = useRef(ready);
  useEffect(() => {
    if (wasReady.current) void refresh();
  }, [refresh]);
}
