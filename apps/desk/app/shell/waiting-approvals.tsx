import { listApprovals } from '@paddock/server/features/approvals/approvals.contract.ts';
import { useT } from '../i18n/use-t.ts';
import { useDeskQuery } from '../kit/calls/use-desk.ts';
import { numberText } from '../kit/parts/time.tsx';

/** How many proposals of others wait for the person, on all own sites; nothing while none does. */
export default function WaitingApprovals() {
  const t = useT();
  const query = useDeskQuery(
    listApprovals,
    { query: { view: 'to_decide', limit: 1 } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  );
  const count = query.data?.meta.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="count count--late">
      <span aria-hidden="true">{numberText(count)}</span>
      <span className="visually-hidden">{t('shell.approvalsWaiting', { count })}</span>
    </span>
  );
}
