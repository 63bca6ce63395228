import { setTimeout as wait } from 'node:timers/promises';
import { exponentOf } from '@paddock/money';
import type { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { queueJobs } from '../../platform/jobs.ts';
import type { Cart } from '../carts/carts.contract.ts';
import { type CartRefusal, whyCartRefused } from '../carts/may-use-cart.ts';
import { showCart } from '../carts/show-cart.ts';
import { purgeOf } from '../edge/queue-purge.ts';
import { takeUnits } from '../inventory/take-units.ts';
import { type Actor, cancelOrder, lockOrder } from '../orders/order-moves.ts';
import { changeOrder, minutesToKeep, placeNewOrder, type WrittenOrder } from '../orders/write-order.ts';
import { createAttempt } from '../payments/attempts.ts';
import type { Payments } from '../payments/payments.ts';
import { releaseAttempt } from '../payments/release-attempt.ts';
import type { placeOrder as placeContract } from './checkout.contract.ts';
import { allowsGuests, allowsPickup, chosenWay, contactOf } from './checkout.rules.ts';
import type { CheckoutOf } from './checkout.sql.ts';
import { deadlineJobs } from './deadline-jobs.ts';
import { orderTerms, type Written } from './order-terms.ts';
import { findPlacing, type PlacingMethod, type PlacingRow } from './placing.sql.ts';

export type Order = z.output<typeof placeContract.body>;

type PlainRefusal =
  | CartRefusal
  | 'cart_empty'
  | 'unit_unknown'
  | 'terms_required'
  | 'guest_checkout_off'
  | 'contact_required'
  | 'address_required'
  | 'pickup_unavailable'
  | 'shipment_required'
  | 'method_unavailable'
  | 'idempotency_key_reused';

export type PlaceRefusal =
  | { ok: false; code: PlainRefusal }
  | { ok: false; code: 'units_unavailable'; cart: Cart }
  /** Money is on its way, or has arrived: the result page knows. */
  | { ok: false; code: 'payment_in_progress'; orderCode: string };

export type PlacedOrder =
  | { ok: true }
  | PlaceRefusal
  /** To be done outside the transaction, then everything again. Null: go on. */
  | { ok: false; before: () => Promise<PlaceRefusal | null> };

interface As {
  /** The attempt's id, which the idempotency key keeps. */
  readonly made: string;
  readonly key: string;
}

const PAUSE_MS = 40;

/**
 * Turns the bag into an order, or has its order paid another way: units reserved, order, lines, event, attempt and
 * the jobs of its deadline, in the transaction of the idempotency key. The provider hears of it afterwards.
 */
export async function placeOrder(
  tx: Tx,
  payments: Payments,
  of: CheckoutOf,
  as: As,
  order: Order,
): Promise<PlacedOrder> {
  const row = await findPlacing(tx, of, order.payment_method_id, as.key);
  const ready = check(of, row, order);
  if (!ready.ok) return ready;
  const { written, method } = ready;
  const present = row.order;
  if (present?.status === 'processing')
    return { ok: false, code: 'payment_in_progress', orderCode: present.code };
  if (present?.attempt_is_open) return { ok: false, before: () => closeDoor(payments, of, present) };

  if (row.lines.some((line) => line.gone)) return { ok: false, before: () => lookAgain(payments, of) };
  const actor = actorOf(of);
  const made = await write(tx, of, row, { written, actor, key: as.key });
  if (!made) return { ok: false, before: async () => null };
  const taken = await takeUnits(
    { tx },
    {
      ...{ siteId: of.siteId, cartId: of.cartId, orderId: made.id, kind: 'reservation' },
      unitIds: row.lines.map((line) => line.uuid).sort(),
      minutes: minutesToKeep(method.reserve_minutes),
    },
  );
  if (!taken.ok) return { ok: false, before: () => lookAgain(payments, of) };
  await createAttempt(tx, toAttempt(of, as, made, method, written));
  await queueJobs(tx, [...deadlineJobs(of.siteId, made, method.reserve_minutes), purgeOf(taken.products)]);
  return { ok: true };
}

type Ready = { ok: true; written: Written; method: PlacingMethod };

function check(of: CheckoutOf, row: PlacingRow, order: Order): Ready | { ok: false; code: PlainRefusal } {
  const no = (code: PlainRefusal) => ({ ok: false, code }) as const;
  const refused = row.cart && whyCartRefused(row.cart, of.customerId);
  if (refused) return no(refused);
  if (!row.cart || row.lines.length === 0) return no('cart_empty');
  if (!row.site.shop) return no('unit_unknown');
  if (row.made_by_key) return no('idempotency_key_reused');
  if (!order.check_terms) return no('terms_required');
  if (!row.customer && !allowsGuests(row.site)) return no('guest_checkout_off');
  if (!row.customer && !contactOf(row)) return no('contact_required');
  const pickup = order.address_type === 'store';
  if (pickup && !allowsPickup(row.site)) return no('pickup_unavailable');
  if (!pickup && !row.addresses.some(({ id }) => id === order.address_id)) return no('address_required');
  const { delivery } = row.cart;
  const way = chosenWay(row.methods, order.address_type, delivery);
  const store = row.stores.find(({ id }) => id === delivery?.store_id);
  if (way === null || (pickup && !store)) return no('shipment_required');
  const { method } = row;
  const chosen = { way, pickup, addressId: pickup ? null : order.address_id, storeId: store?.id ?? null };
  const written = method && orderTerms(of, row, { ...chosen, method });
  return written ? { ok: true, written, method } : no('method_unavailable');
}

/** The bag's order while nothing of it has changed but how it is paid and brought; else a new one in its place. */
async function write(
  tx: Tx,
  of: CheckoutOf,
  row: PlacingRow,
  given: { written: Written; actor: Actor; key: string },
): Promise<WrittenOrder | null> {
  const { siteId, cartId } = of;
  const { terms, lines } = given.written;
  const { order } = row;
  if (order && sameUnits(order.units, lines)) {
    return changeOrder(tx, { siteId, orderId: order.id, actor: given.actor }, terms);
  }
  const old = order && (await lockOrder(tx, siteId, order.id));
  if (old && !(await cancelOrder(tx, old, { reason: 'replaced', actor: given.actor }))) return null;
  return placeNewOrder(tx, { siteId, cartId, key: given.key, actor: given.actor }, terms, lines);
}

function sameUnits(
  before: readonly { id: string; price: number }[],
  now: readonly { unit_id: string; price_minor: number }[],
) {
  const prices = new Map(before.map(({ id, price }) => [id, price]));
  return before.length === now.length && now.every((line) => prices.get(line.unit_id) === line.price_minor);
}

/** The provider first: nothing may be paid through an attempt that we have given up. */
async function closeDoor(
  payments: Payments,
  { siteId }: CheckoutOf,
  order: { readonly id: number; readonly code: string },
): Promise<PlaceRefusal | null> {
  const released = await releaseAttempt(payments, siteId, order.id);
  return released === 'free' ? null : { ok: false, code: 'payment_in_progress', orderCode: order.code };
}

/** Somebody has a unit, or has it in his hands this very moment and may be this very shopper in another tab. */
async function lookAgain({ db }: Payments, of: CheckoutOf): Promise<PlaceRefusal | null> {
  const shown = await showCart(db, of);
  if (!shown.ok) return shown;
  if (shown.cart.items.some((item) => item.unavailable))
    return { ok: false, code: 'units_unavailable', cart: shown.cart };
  await wait(PAUSE_MS);
  return null;
}

function toAttempt(of: CheckoutOf, as: As, made: WrittenOrder, method: PlacingMethod, written: Written) {
  const { terms, exchanged } = written;
  const amountMinor = exchanged?.amount.amountMinor ?? terms.total_minor;
  const currency = exchanged?.amount.currency ?? terms.currency;
  return {
    ...{ id: as.made, siteId: of.siteId, orderId: made.id, methodId: method.id },
    ...{ provider: method.provider, accountRef: method.account_ref, amountMinor, currency },
    exponent: exponentOf(currency),
    fxQuote: exchanged && {
      ...{ orderTotalMinor: terms.total_minor, orderCurrency: terms.currency },
      ...{ rate: exchanged.rate, at: exchanged.at ?? new Date().toISOString() },
    },
  };
}

const actorOf = ({ customerId, cartId }: CheckoutOf): Actor =>
  customerId === null ? { kind: 'guest', ref: cartId } : { kind: 'customer', ref: String(customerId) };
