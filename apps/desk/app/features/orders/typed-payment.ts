import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';

/** A sum above this many times the missing one has to be checked, as in `isAmountPlausible` of the server. */
const MAX_TIMES_MISSING = 2;

interface TypedPayment {
  /** Of the typed sum, what goes back to the customer. */
  readonly tooMuchMinor: number;
  /** What is due after a part payment; 0: the order is paid with it, or no sum was typed. */
  readonly stillDueMinor: number;
  /** The server takes such a sum only if staff say that they have checked it. */
  readonly needsCheck: boolean;
}

/** What a typed sum means for an order; the server compares it with all that came in before, too. */
export function readTypedPayment(
  { total_minor: total, paid_minor: paid }: Pick<StaffOrder, 'total_minor' | 'paid_minor'>,
  amount: string | undefined,
): TypedPayment {
  const missing = Math.max(0, total - paid);
  const typed = amount ? Number(amount) : missing;
  return {
    tooMuchMinor: Math.max(0, typed - missing),
    stillDueMinor: Math.max(0, missing - typed),
    needsCheck: typed > missing * MAX_TIMES_MISSING,
  };
}
