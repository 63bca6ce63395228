import { setTimeout as wait } from 'node:timers/promises';
import { showCart } from '../carts/bag.ts';
import type { Payments } from '../payments/payments.ts';
import { releaseAttempt } from '../payments/settle/release-attempt.ts';
import type { CheckoutKey } from './checkout-row.sql.ts';
import type { PlaceBlocker, PlaceRefusal } from './place-order.ts';

const PAUSE_MS = 40;

/** Removes what blocked an order, outside the transaction that was rolled back. Null: the order can be tried again. */
export async function resolveBlocker(
  payments: Payments,
  checkout: CheckoutKey,
  blocker: PlaceBlocker,
): Promise<PlaceRefusal | null> {
  if (blocker.kind === 'changed') return showChanged(payments, checkout);
  if (blocker.kind === 'open_attempt') return closeAttempt(payments, checkout, blocker);
  if (blocker.kind === 'units_claimed') return checkUnits(payments, checkout);
  return null;
}

/** The cart as it is now, for the shopper to look at again. */
async function showChanged({ db }: Payments, checkout: CheckoutKey): Promise<PlaceRefusal> {
  const shown = await showCart(db, checkout);
  return shown.ok ? { ok: false, code: 'changed', cart: shown.cart } : shown;
}

/** The attempt is closed at the provider first, so that it cannot be paid after the order has a new one. */
async function closeAttempt(
  payments: Payments,
  { siteId }: CheckoutKey,
  { orderId, orderCode }: Extract<PlaceBlocker, { kind: 'open_attempt' }>,
): Promise<PlaceRefusal | null> {
  const released = await releaseAttempt(payments, siteId, orderId);
  return released === 'free' ? null : { ok: false, code: 'payment_in_progress', orderCode };
}

/** A unit without a claim is only locked by a running transaction, maybe of the same shopper: the order waits and retries. */
async function checkUnits({ db }: Payments, checkout: CheckoutKey): Promise<PlaceRefusal | null> {
  const shown = await showCart(db, checkout);
  if (!shown.ok) return shown;
  if (shown.cart.items.some((item) => item.unavailable))
    return { ok: false, code: 'units_unavailable', cart: shown.cart };
  await wait(PAUSE_MS);
  return null;
}
