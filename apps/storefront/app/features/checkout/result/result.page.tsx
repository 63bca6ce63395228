import { useEffect, useRef } from 'react';
import type { FooterHandle } from '../../../frame/footer-handle.ts';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { loadOrder } from '../../orders/load-order.server.ts';
import { WithdrawContract } from '../../orders/order/withdraw-contract.tsx';
import { useSession } from '../../session/session-store.tsx';
import type { Route } from './+types/result.page.ts';
import { ResultAwaiting } from './result-awaiting.tsx';
import { ResultFailure } from './result-failure.tsx';
import { ResultPending } from './result-pending.tsx';
import { ResultSuccess } from './result-success.tsx';
import '../../orders/list/orders.css';
import './result.css';

await requireMessages('checkout');

/** Only who made the order sees it; a link from a mail proves it by its key (H-45, H-48). */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadOrder(context.get(visitContext), params.code);
}

export const handle: FooterHandle = { ownDealerBanner: true };

const PAGES = {
  success: ResultSuccess,
  awaiting: ResultAwaiting,
  pending: ResultPending,
  failure: ResultFailure,
  cancelled: ResultFailure,
} as const;

export default function ResultPage({ loaderData: order }: Route.ComponentProps) {
  const t = useT();
  const Page = PAGES[order.result];
  useEmptiedCart();
  return (
    <>
      <Head title={t('orders.order', { code: order.code })} noindex />
      <Page key={order.result} order={order} />
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
