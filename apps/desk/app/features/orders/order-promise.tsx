import type { ListedOrder } from '@paddock/server/features/orders/staff/list/order-list.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { dayMonthText, numberText } from '../../kit/parts/time.tsx';

const ENDED = new Set([
  'delivered',
  'cancelled',
  'payment_failed',
  'returned',
  'refunded',
  'return_requested',
]);
const DAY_MS = 86_400_000;

/** The promised day, and by how many days the unit is expected later. An order that has ended has no promise left. */
export function OrderPromise({ row }: { row: ListedOrder }) {
  const t = useT();
  const { promised_on: promised, expected_on: expected, status } = row;
  if (!promised || ENDED.has(status)) return <span className="muted">–</span>;
  const days = expected ? Math.round((Date.parse(expected) - Date.parse(promised)) / DAY_MS) : 0;
  return (
    <>
      <time dateTime={promised}>{dayMonthText(promised)}</time>
      {days > 0 ? (
        <span className="text-alert small"> {t('orders.delayDays', { days: numberText(days) })}</span>
      ) : null}
    </>
  );
}
