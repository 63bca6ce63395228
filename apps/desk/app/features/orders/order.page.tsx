import {
  type StaffOrder,
  showStaffOrder,
} from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useDeskEvents } from '../../kit/calls/use-desk-events.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Kbd } from '../../kit/parts/kbd.tsx';
import { moneyText } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { orderActionsOf } from './order-actions.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPanel } from './order-panel.tsx';
import { OrderLedger, OrderSteps, OrderUnits } from './order-parts.tsx';
import { LOOK_OF } from './order-status.ts';

await requireMessages('orders');

export default function OrderPage() {
  const { site = '', code = '' } = useParams();
  const t = useT();
  const label = useLabel();
  const query = useDeskQuery(showStaffOrder, { params: { code } }, { site });
  const specs = useMemo(() => orderActionsOf(t, (kind) => label(`orders.mail.${kind}`, kind)), [t, label]);
  const change = useChangedMeanwhile(site, code, query.data?.data.revision);
  return (
    <SubjectPage
      name={code}
      crumb={{ to: '/orders', label: t('orders.title') }}
      query={query}
      title={() => <Code value={code} />}
      status={({ data }) => (
        <>
          <Status
            id={`orders.payment.${data.payment_state}`}
            word={
              data.payment_state === 'partly_paid' && data.due_minor > 0
                ? t('orders.partlyPaidDue', { sum: moneyText(data.due_minor, data.currency) })
                : undefined
            }
            isPill
          />
          <Status id={`orders.status.${data.status}`} {...LOOK_OF[data.status]} isPill />
        </>
      )}
      actions={({ data }) => <Actions subject={data} site={site} offers={data.actions} specs={specs} />}
      panel={({ data }) => <OrderPanel order={data} site={site} />}
    >
      {({ data }) => <OrderContent order={data} site={site} change={change} />}
    </SubjectPage>
  );
}

interface Change {
  readonly isOutdated: boolean;
  show(): void;
}

/** A colleague or the buyer changed the order: the page says so and waits for a key. */
function useChangedMeanwhile(site: string, code: string, shown: string | undefined): Change {
  const client = useQueryClient();
  const [newest, setNewest] = useState<string | null>(null);
  useDeskEvents(site, (event) => {
    if (event.ref === code && event.site === site) setNewest(event.revision);
  });
  const isOutdated = newest !== null && shown !== undefined && BigInt(newest) > BigInt(shown);
  const show = () => void client.invalidateQueries({ queryKey: [showStaffOrder.path, site] });
  return { isOutdated, show };
}

function OrderContent({ order, site, change }: { order: StaffOrder; site: string; change: Change }) {
  const t = useT();
  useKeys(change.isOutdated ? [{ keys: '.', label: t('orders.changed'), run: change.show }] : []);
  return (
    <>
      {change.isOutdated ? (
        <button type="button" className="newbar" onClick={change.show} aria-keyshortcuts=".">
          {t('orders.changed')}
          <Kbd keys="." />
        </button>
      ) : null}
      <OrderNotes order={order} site={site} />
      <OrderSteps order={order} site={site} />
      <OrderUnits order={order} />
      <OrderLedger order={order} site={site} />
      <OrderHistory order={order} site={site} />
    </>
  );
}
