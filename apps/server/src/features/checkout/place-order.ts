import { exponentOf } from '@paddock/money';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { queueJobs } from '../../platform/jobs/jobs.ts';
import { addressPrint } from '../addresses/addresses.contract.ts';
import type { Cart } from '../carts/carts.contract.ts';
import { type CartRefusal, whyCartRefused } from '../carts/carts.rules.ts';
import { purgeOf } from '../edge/queue-purge.ts';
import { takeUnits } from '../inventory/claims/take-units.ts';
import { deadlineJobs, endWithUnits } from '../orders/moves/extend-deadline.ts';
import { type Actor, cancelOrder, lockOrder } from '../orders/moves/order-moves.ts';
import { changeOrder, minutesToKeep, placeNewOrder, type WrittenOrder } from '../orders/moves/write-order.ts';
import { createAttempt } from '../payments/attempts/create-attempt.ts';
import type { Payments } from '../payments/payments.ts';
import type { placeOrder as placeContract } from './checkout.contract.ts';
import { allowsGuests, allowsPickup, billingOf, contactOf, taxFor } from './checkout.rules.ts';
import type { CheckoutKey } from './checkout-row.sql.ts';
import { orderTerms, type Written } from './order-terms.ts';
import { findPlacing, type PlacingMethod, type PlacingRow } from './placing.sql.ts';
import { chosenWay } from './shipments.rules.ts';
import { shopperKeys, type Visitor } from './shopper-keys.ts';
import { type HoldRefusal, toHoldRefusal } from './start-checkout.ts';

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
  | 'tax_unknown'
  | 'idempotency_key_reused';

export type PlaceRefusal =
  | { ok: false; code: PlainRefusal }
  /** `changed`: it would cost something else than the shopper was shown, come later, or go elsewhere. */
  | { ok: false; code: 'units_unavailable' | 'changed'; cart: Cart }
  | HoldRefusal
  /** Money is on its way, or has arrived: the result page knows. */
  | { ok: false; code: 'payment_in_progress'; orderCode: string };

export type PlacedOrder = { ok: true } | PlaceRefusal | { ok: false; blocker: PlaceBlocker };

/** What has to happen outside the transaction before the order is tried again; see resolve-blocker.ts. */
export type PlaceBlocker =
  /** The shopper was shown another price, day or address. */
  | { readonly kind: 'changed' }
  /** The order has an open attempt at the provider. */
  | { readonly kind: 'open_attempt'; readonly orderId: number; readonly orderCode: string }
  /** A unit is claimed by another cart, or locked by a transaction that has not ended. */
  | { readonly kind: 'units_claimed' }
  /** The order moved meanwhile. */
  | { readonly kind: 'order_moved' };

interface OrderIds {
  /** The attempt's id, which the idempotency key keeps. */
  readonly made: string;
  readonly key: string;
}

/**
 * Turns the bag into an order, or has its order paid another way: units reserved, order, lines, event, attempt and
 * the jobs of its deadline, in the transaction of the idempotency key. The provider hears of it afterwards.
 */
export async function placeOrder(
  tx: Tx,
  payments: Payments,
  { visitor, ...checkout }: CheckoutKey & { readonly visitor: Visitor },
  ids: OrderIds,
  order: Order,
): Promise<PlacedOrder> {
  const row = await findPlacing(tx, checkout, order.payment_method_id, ids.key);
  const ready = check(checkout, row, order);
  if (!ready.ok) return ready;
  const { written, method } = ready;
  if (isChanged(row, order, written)) return blocked({ kind: 'changed' });
  const present = row.order;
  if (present?.status === 'processing')
    return { ok: false, code: 'payment_in_progress', orderCode: present.code };
  if (present?.attempt_is_open)
    return blocked({ kind: 'open_attempt', orderId: present.id, orderCode: present.code });

  if (row.lines.some((line) => line.gone)) return blocked({ kind: 'units_claimed' });
  const actor = actorOf(checkout);
  const made = await write(tx, checkout, row, { written, actor, key: ids.key });
  if (!made) return blocked({ kind: 'order_moved' });
  const taken = await takeUnits(
    { tx },
    {
      siteId: checkout.siteId,
      cartId: checkout.cartId,
      orderId: made.id,
      kind: 'reservation',
      unitIds: row.lines.map((line) => line.uuid).sort(),
      minutes: minutesToKeep(written.terms.reserve_minutes),
      ...shopperKeys(payments.signingKeys, checkout, row, visitor),
    },
  );
  if (!taken.ok && taken.code === 'unavailable') return blocked({ kind: 'units_claimed' });
  if (!taken.ok) return toHoldRefusal(taken);
  const ending = await endWithUnits(tx, checkout.siteId, made, taken.claims);
  await createAttempt(tx, toAttempt(checkout, ids, made, method, written));
  await queueJobs(tx, [...deadlineJobs(checkout.siteId, ending), purgeOf(taken.products)]);
  return { ok: true };
}

const blocked = (blocker: PlaceBlocker) => ({ ok: false, blocker }) as const;

type Ready = { ok: true; written: Written; method: PlacingMethod };

function check(
  checkout: CheckoutKey,
  row: PlacingRow,
  order: Order,
): Ready | { ok: false; code: PlainRefusal } {
  const no = (code: PlainRefusal) => ({ ok: false, code }) as const;
  const refused = row.cart && whyCartRefused(row.cart, checkout);
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
  const way = chosenWay(row, order.address_type, delivery);
  const store = row.stores.find(({ id }) => id === delivery?.store_id);
  if (way === null || (pickup && !store)) return no('shipment_required');
  const { method } = row;
  const billing = billingOf(row, order);
  if (billing === undefined) return no('address_required');
  const addressId = pickup ? null : order.address_id;
  const storeId = pickup ? (store?.id ?? null) : null;
  const tax = taxFor(row, { storeId, addressId });
  if (tax.kind !== 'known') return no('tax_unknown');
  const chosen = { way, pickup, addressId, billing, storeId, tax };
  const written = method && orderTerms(checkout, row, { ...chosen, method });
  return written ? { ok: true, written, method } : no('method_unavailable');
}

function isChanged(row: PlacingRow, order: Order, { terms, lines }: Written): boolean {
  const { expected_total, currency, expected_address, expected_arrival, address_id } = order;
  if (expected_total !== undefined && expected_total !== terms.total_minor) return true;
  if (currency !== undefined && currency !== terms.currency.trim()) return true;
  if (expected_arrival !== undefined && lines.some((line) => line.promised_on > expected_arrival))
    return true;
  const address = row.addresses.find(({ id }) => id === address_id);
  return (
    expected_address !== undefined && address !== undefined && expected_address !== addressPrint(address)
  );
}

/** The bag's order while nothing of it has changed but how it is paid and brought; else a new one in its place. */
async function write(
  tx: Tx,
  checkout: CheckoutKey,
  row: PlacingRow,
  input: { written: Written; actor: Actor; key: string },
): Promise<WrittenOrder | null> {
  const { siteId, cartId } = checkout;
  const { terms, lines } = input.written;
  const { order } = row;
  if (order && sameUnits(order.units, lines)) {
    return changeOrder(tx, { siteId, orderId: order.id, actor: input.actor }, terms, lines);
  }
  const old = order && (await lockOrder(tx, siteId, order.id));
  if (old && !(await cancelOrder(tx, old, { reason: 'replaced', actor: input.actor }))) return null;
  return placeNewOrder(tx, { siteId, cartId, key: input.key, actor: input.actor }, terms, lines);
}

function sameUnits(
  before: NonNullable<PlacingRow['order']>['units'],
  now: readonly { unit_id: string; price_minor: number; tax_rate: number }[],
) {
  const lines = new Map(before.map((line) => [line.id, line]));
  const isSame = ({ unit_id, price_minor, tax_rate }: (typeof now)[number]) => {
    const line = lines.get(unit_id);
    return line?.price === price_minor && line.tax_rate === tax_rate;
  };
  return before.length === now.length && now.every(isSame);
}

function toAttempt(
  checkout: CheckoutKey,
  ids: OrderIds,
  made: WrittenOrder,
  method: PlacingMethod,
  written: Written,
) {
  const { terms, exchanged } = written;
  const amountMinor = exchanged?.amount.amountMinor ?? terms.total_minor;
  const currency = exchanged?.amount.currency ?? terms.currency;
  return {
    id: ids.made,
    siteId: checkout.siteId,
    orderId: made.id,
    methodId: method.id,
    provider: method.provider,
    accountRef: method.account_ref,
    amountMinor,
    currency,
    exponent: exponentOf(currency),
    fxQuote: exchanged && {
      orderTotalMinor: terms.total_minor,
      orderCurrency: terms.currency,
      rate: exchanged.rate,
      at: exchanged.at ?? new Date().toISOString(),
    },
  };
}

const actorOf = ({ customerId, cartId }: CheckoutKey): Actor =>
  customerId === null ? { kind: 'guest', ref: cartId } : { kind: 'customer', ref: String(customerId) };
