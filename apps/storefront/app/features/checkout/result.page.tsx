import { useEffect, useRef } from 'react';
import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useSession } from '../../session/session-store.tsx';
import type { FooterHandle } from '../../shell/footer.tsx';
import { Head } from '../../shell/head.tsx';
import { visitContext } from '../../visit.server.ts';
import { loadOrder } from '../orders/load-order.server.ts';
import type { Route } from './+types/result.page.ts';
import { ResultAwaiting } from './result-awaiting.tsx';
import { ResultFailure } from './result-failure.tsx';
import { ResultPending } from './result-pending.tsx';
import { ResultSuccess } from './result-success.tsx';
import '../orders/orders.css';
import './result.css';

await needMessages('till');

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
  useEmptiedBag();
  return (
    <>
      <Head title={t('orders.order', { code: order.code })} noindex />
      <Page key={order.result} order={order} />
    </>
  );
}

/** Whoever comes here from the checkout without a new document still has the old bag in his header. */
function useEmptiedBag() {
  const { ready, refresh } = useSession();
  const wasReady = useRef(ready);
  useEffect(() => {
    if (wasReady.current) void refresh();
  }, [refresh]);
}
