import { scaleMinor } from '../../orders/money/order-sums.rules.ts';
import type { Refunded } from '../providers/adapter.ts';
import type { Refundable } from './refunds.sql.ts';

type Split =
  | {
      readonly ok: true;
      /** In the order's currency. */
      readonly totalMinor: number;
      readonly parts: readonly { readonly attempt: Refundable; readonly amountMinor: number }[];
    }
  | { readonly ok: false; readonly code: 'nothing_to_refund' | 'more_than_paid' };

/** Which attempts give back how much: the latest first. Sums cross currencies by what the attempt was agreed to be worth. */
export function splitRefund(attempts: readonly Refundable[], wantedMinor: number | null): Split {
  const rich = attempts.filter(({ left_minor }) => left_minor > 0);
  const worth = (one: Refundable, minor: number) =>
    scaleMinor(minor, one.amount_minor, one.order_total_minor);
  const available = rich.reduce((sum, one) => sum + worth(one, one.left_minor), 0);
  if (available === 0) return { ok: false, code: 'nothing_to_refund' };
  if (wantedMinor !== null && (wantedMinor <= 0 || wantedMinor > available))
    return { ok: false, code: wantedMinor <= 0 ? 'nothing_to_refund' : 'more_than_paid' };
  let left = wantedMinor ?? available;
  const totalMinor = left;
  const parts: { attempt: Refundable; amountMinor: number }[] = [];
  for (const attempt of rich) {
    if (left === 0) break;
    const all = worth(attempt, attempt.left_minor);
    const take = Math.min(left, all);
    const amountMinor =
      take === all ? attempt.left_minor : scaleMinor(take, attempt.order_total_minor, attempt.amount_minor);
    if (amountMinor > 0) parts.push({ attempt, amountMinor });
    left -= take;
  }
  return { ok: true, totalMinor, parts };
}

const AGAIN_SECONDS = [10, 60, 300, 900, 3600] as const;
// About a day of retries; then staff have to look at the provider's dashboard.
const MAX_TRIES = 26;

/** Where a refund goes after the provider was asked, and when to ask again. */
export function afterRefund(
  result: Refunded,
  tries: number,
): { readonly status: 'succeeded' | 'sent' | 'unknown' | 'manual'; readonly againInSeconds: number | null } {
  if (result.state === 'succeeded') return { status: 'succeeded', againInSeconds: null };
  if (result.state === 'by_hand' || result.state === 'failed' || tries >= MAX_TRIES)
    return { status: 'manual', againInSeconds: null };
  const againInSeconds = AGAIN_SECONDS[Math.min(tries, AGAIN_SECONDS.length - 1)] ?? 3600;
  return { status: result.state === 'pending' ? 'sent' : 'unknown', againInSeconds };
}

const ORDERS_WITHOUT_CLAIM = ['cancelled', 'returned', 'refunded', 'return_requested'];
const REASONS_WITHOUT_CLAIM = ['overpaid', 'late_payment', 'double_charge', 'amount_mismatch'];

/** False: the order has no claim to the money, so the refund cannot be given up. */
export const mayWithdraw = (orderStatus: string, reason: string) =>
  !ORDERS_WITHOUT_CLAIM.includes(orderStatus) &&
  !REASONS_WITHOUT_CLAIM.includes(reason) &&
  !reason.startsWith('return_');
