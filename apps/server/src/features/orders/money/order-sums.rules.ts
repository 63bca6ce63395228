import type { OrderSums } from '../staff/orders.staff.contract.ts';
import type { AttemptSums, Owed } from './attempt-sums.fragment.ts';

/** Converts between the currencies of an attempt and its order, rounding half up. */
export const scaleMinor = (minor: number, from: number, to: number) =>
  Number((BigInt(minor) * BigInt(to) * 2n + BigInt(from)) / (BigInt(from) * 2n));

const leftOf = (one: AttemptSums) =>
  one.captured_minor - one.refunded_minor - one.charged_back_minor - one.returning_minor;

const ENDED = ['cancelled', 'returned', 'refunded'];
const OPEN = ['unpaid', 'authorised'];

/** What was paid, what went back and what is due. Money that went back after the payment is not due again. */
export function orderSums(
  { status, payment_status, total_minor }: Owed,
  attempts: readonly AttemptSums[],
): OrderSums {
  const sum = (minorOf: (one: AttemptSums) => number) =>
    attempts.reduce((total, one) => {
      const minor = minorOf(one);
      return total + Math.sign(minor) * scaleMinor(Math.abs(minor), one.amount_minor, one.order_total_minor);
    }, 0);
  const paid = sum((one) => one.captured_minor);
  const chargedBack = sum((one) => one.charged_back_minor);
  const here = sum(leftOf);
  return {
    paid_minor: paid,
    refunded_minor: paid - chargedBack - here,
    charged_back_minor: chargedBack,
    due_minor: dueOf({ status, payment_status, total_minor }, here),
    refundable_minor: sum((one) => Math.max(0, leftOf(one))),
    payment_state: stateOf(payment_status, here, chargedBack),
  };
}

/** What an order still waits for, with what is here: 0 for one that was paid or has ended. */
export const dueOf = ({ status, payment_status, total_minor }: Owed, hereMinor: number): number =>
  OPEN.includes(payment_status) && !ENDED.includes(status)
    ? Math.max(0, total_minor - Math.max(0, hereMinor))
    : 0;

function stateOf(paymentStatus: string, hereMinor: number, chargedBackMinor: number): string {
  if (OPEN.includes(paymentStatus)) return hereMinor > 0 ? 'partly_paid' : paymentStatus;
  return chargedBackMinor > 0 && hereMinor <= 0 ? 'charged_back' : paymentStatus;
}
