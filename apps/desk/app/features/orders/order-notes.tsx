import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Note } from '../../kit/parts/facts.tsx';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import { Kbd } from '../../kit/parts/kbd.tsx';
import { moneyText } from '../../kit/parts/money.tsx';

interface OrderProps {
  readonly order: StaffOrder;
  readonly site: string;
}

/** What is open about the order elsewhere: cases, returns, proposed refunds. One key leads to the first of each. */
export function OrderNotes({ order, site }: OrderProps) {
  const t = useT();
  const label = useLabel();
  const cases = order.cases.filter(({ status }) => status === 'open');
  const returns = order.returns.filter(({ is_open: isOpen }) => isOpen);
  return (
    <>
      {cases.map(({ id, kind }, place) => (
        <LinkedNote
          key={id}
          to={`/cases/${site}/${id}`}
          keys={place === 0 ? 'k' : null}
          link={t('orders.showCase')}
        >
          {t('orders.openCase', { kind: label(`orders.case.${kind}`, kind) })}
        </LinkedNote>
      ))}
      {returns.map(({ code, status }, place) => (
        <LinkedNote
          key={code}
          to={`/returns/${site}/${code}`}
          keys={place === 0 ? 'v' : null}
          link={t('orders.showReturn')}
          icon="return"
        >
          {t('orders.openReturn', { status: label(`orders.returnStatus.${status}`, status) })}
        </LinkedNote>
      ))}
      <OrderApprovals order={order} site={site} />
    </>
  );
}

const WAITING: Readonly<Record<string, MessageId>> = {
  'order.cancel': 'orders.waiting.order.cancel',
  'order.payment': 'orders.waiting.order.payment',
};

/** What a second person has to decide about the order; a cancellation or refund holds it until then. */
function OrderApprovals({ order, site }: OrderProps) {
  const t = useT();
  const waiting = order.approvals.filter(({ holds, contract }) => holds || contract in WAITING);
  return waiting.map(({ id, contract, amount_minor: minor, currency, proposed_by: name }, place) => (
    <LinkedNote
      key={id}
      to={`/approvals/${site}/${id}`}
      keys={place === 0 ? 'w' : null}
      link={t('orders.showApproval')}
      icon="people"
    >
      {t(WAITING[contract] ?? 'orders.waiting.refund', {
        amount: minor !== null && currency ? moneyText(minor, currency) : '',
        name,
      })}
    </LinkedNote>
  ));
}

interface LinkedNoteProps {
  readonly to: string;
  readonly keys: string | null;
  readonly link: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

function LinkedNote({ to, keys, link, icon = 'warning', children }: LinkedNoteProps) {
  const navigate = useNavigate();
  useKeys(keys ? [{ keys, label: link, run: () => void navigate(to) }] : []);
  return (
    <Note tone="warn" icon={icon}>
      {children}{' '}
      <Link className="link nowrap" to={to} aria-keyshortcuts={keys ?? undefined}>
        {link} {keys ? <Kbd keys={keys} /> : null}
      </Link>
    </Note>
  );
}
