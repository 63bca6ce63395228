import type { Tx } from '../../../platform/db/db.ts';
import { registerDelivered } from '../../bikes/registration/register-bike.ts';
import { purgeOf, queuePurge } from '../../edge/queue-purge.ts';
import { handOverUnits, keepUnitsUntil, releaseUnits } from '../../inventory/claims/move-claims.ts';
import { takeUnits } from '../../inventory/claims/take-units.ts';
import { invoiceOf, queueInvoice } from '../../invoices/issue-invoice.ts';
import { mailOf } from '../order-mails.ts';
import {
  claimsEnd,
  releaseReasonOf,
  WHILE_PROCESSING_MINUTES,
  WHILE_RETRYING_MINUTES,
} from '../orders.rules.ts';
import type { OrderStatus, SalesOrder } from '../sales-order.contract.ts';
import {
  type Actor,
  type Fulfilment,
  insertEvent,
  isHeld,
  type LockedOrder,
  lockOrderRow,
  moveFulfilment,
  moveOrder,
  queueOrderRowLock,
  updatePaymentStatus,
} from './order-moves.sql.ts';

export type { Actor, LockedOrder };

/*
 * Every way an order can go. Callers lock the order first (`lockOrder`) and the payment attempt after it. None of these
 * throws for a lost race: a move that is not possible any more answers false and changes nothing.
 */

export const lockOrder = (tx: Tx, siteId: number, orderId: number): Promise<LockedOrder | null> =>
  lockOrderRow(tx, siteId, orderId);

/** The same in the round trip of the next statement; call what it answers with for the order when that is done. */
export const queueOrderLock = (tx: Tx, siteId: number, orderId: number) =>
  queueOrderRowLock(tx, siteId, orderId);

/** The shopper has registered a payment; from here on the cart is closed and the deadline is fixed. */
export async function registerOrder(
  tx: Tx,
  order: LockedOrder,
  input: { readonly ref: string | null; readonly actor: Actor },
): Promise<boolean> {
  if (order.registeredAt) return false;
  const moved = await moveOrder(tx, order, {
    from: ['pending_confirmation', 'payment_failed'],
    to: 'pending_confirmation',
    event: 'registered',
    actor: input.actor,
    registered: true,
    ...(input.ref ? { paymentRef: input.ref, data: { ref: input.ref } } : {}),
  });
  if (moved) await mailOf(tx, order, { event: 'registered', seq: moved.seq });
  return moved !== null;
}

/** The provider has it in hand. Its units wait for the provider now, not for the shopper. */
export async function startProcessing(tx: Tx, order: LockedOrder, actor: Actor): Promise<boolean> {
  const moved = await moveOrder(tx, order, {
    from: ['pending_confirmation', 'payment_failed'],
    to: 'processing',
    event: 'payment_processing',
    actor,
    deadlineAtLeast: WHILE_PROCESSING_MINUTES,
  });
  if (moved?.deadlineAt) await keepUnitsUntil(tx, order.siteId, order.id, claimsEnd(moved.deadlineAt));
  return moved !== null;
}

/** The units stay with the shopper until the deadline, so that the shopper can try again. */
export async function failPayment(
  tx: Tx,
  order: LockedOrder,
  failure: string | null,
  actor: Actor,
): Promise<boolean> {
  const moved = await moveOrder(tx, order, {
    from: ['pending_confirmation', 'processing', 'payment_failed'],
    to: 'payment_failed',
    event: 'payment_failed',
    actor,
    data: failure ? { failure } : {},
    deadlineAtMost: WHILE_RETRYING_MINUTES,
    onlyUnpaid: true,
  });
  if (!moved) return false;
  if (moved.deadlineAt) await keepUnitsUntil(tx, order.siteId, order.id, claimsEnd(moved.deadlineAt));
  await mailOf(tx, order, { event: 'payment_failed', seq: moved.seq, data: failure ? { failure } : {} });
  return true;
}

/** Its units are sold by it. False also when another order has them: the money is refunded then. */
export async function confirmOrder(
  tx: Tx,
  order: LockedOrder,
  input: { readonly paid: boolean; readonly actor: Actor; readonly data?: Record<string, unknown> },
): Promise<boolean> {
  if (!['pending_confirmation', 'processing', 'payment_failed'].includes(order.status)) return false;
  return sell(tx, order, { ...input, event: 'confirmed' });
}

/** Money that came after the deadline: the same units again, or nothing. */
export async function reinstateOrder(tx: Tx, order: LockedOrder, actor: Actor): Promise<boolean> {
  if (order.status !== 'cancelled' || order.paymentStatus !== 'unpaid') return false;
  return sell(tx, order, { paid: true, actor, event: 'reinstated' });
}

async function sell(
  tx: Tx,
  order: LockedOrder,
  input: {
    readonly paid: boolean;
    readonly actor: Actor;
    readonly event: 'confirmed' | 'reinstated';
    readonly data?: Record<string, unknown>;
  },
): Promise<boolean> {
  const { siteId, id: orderId } = order;
  const sale = {
    siteId,
    unitIds: order.unitIds,
    kind: 'sale',
    minutes: null,
    cartId: null,
    orderId,
  } as const;
  const taken = await takeUnits({ tx }, sale);
  if (!taken.ok) {
    // The caller may commit what follows from the refusal, so nothing that was taken half may stay with the order.
    await releaseUnits(tx, { siteId, orderId, reason: 'cancelled' });
    return false;
  }
  const moved = await moveOrder(tx, order, {
    from: [order.status],
    to: 'confirmed',
    event: input.event,
    actor: input.actor,
    data: { ...input.data, paid: input.paid },
    registered: true,
    ...(input.event === 'reinstated' ? { reason: 'late payment' } : {}),
    ...(input.paid ? { paymentStatus: 'paid' } : {}),
  });
  if (!moved) throw new Error(`Order ${order.code} was not locked by who confirms it`);
  await mailOf(tx, order, { event: input.event, seq: moved.seq }, [
    ...(input.paid ? [invoiceOf(siteId, orderId)] : []),
    ...(taken.products.length > 0 ? [purgeOf(taken.products)] : []),
  ]);
  return true;
}

/** A payment may still arrive: the units are kept meanwhile. */
export async function postponeDeadline(tx: Tx, order: LockedOrder, minutes: number): Promise<boolean> {
  if (!['pending_confirmation', 'processing', 'payment_failed'].includes(order.status)) return false;
  const moved = await moveOrder(tx, order, {
    from: [order.status],
    to: order.status,
    event: 'deadline_postponed',
    actor: { kind: 'system', ref: null },
    deadlineAtLeast: minutes,
  });
  if (moved?.deadlineAt) await keepUnitsUntil(tx, order.siteId, order.id, claimsEnd(moved.deadlineAt));
  return moved !== null;
}

type CancelReason = 'deadline' | 'customer' | 'staff' | 'withdrawal' | 'replaced' | 'payment_failed';

/** By the deadline only what is past it and unpaid; a paid one is refunded by the caller. */
export async function cancelOrder(
  tx: Tx,
  order: LockedOrder,
  input: { readonly reason: CancelReason; readonly actor: Actor; readonly note?: string },
): Promise<boolean> {
  const byClock = input.reason === 'deadline';
  const before = ['pending_confirmation', 'processing', 'payment_failed'] as const;
  const isUntilShipping = input.reason === 'staff' || input.reason === 'withdrawal';
  const after = isUntilShipping ? (['confirmed', 'preparing', 'ready_for_pickup'] as const) : [];
  const moved = await moveOrder(tx, order, {
    from: [...before, ...(input.reason === 'customer' ? (['confirmed'] as const) : after)],
    to: 'cancelled',
    event: 'cancelled',
    actor: input.actor,
    data: { reason: input.reason, ...(input.note ? { note: input.note } : {}) },
    cancelReason: input.reason,
    reason: input.note ?? input.reason,
    onlyPastDeadline: byClock,
    onlyUnpaid: byClock || input.reason === 'replaced' || input.reason === 'payment_failed',
  });
  if (!moved) return false;
  const products = await releaseUnits(tx, {
    siteId: order.siteId,
    orderId: order.id,
    reason: releaseReasonOf(input.reason),
  });
  await purgeProducts(tx, products);
  const { reason } = input;
  if (reason !== 'replaced')
    await mailOf(tx, order, { event: 'cancelled', seq: moved.seq, data: { reason } });
  return true;
}

/** Only along the moves the database knows. Paid brings the invoice. */
export async function setPaymentStatus(
  tx: Tx,
  order: LockedOrder,
  status: SalesOrder['payment_status'],
): Promise<boolean> {
  if (!(await updatePaymentStatus(tx, order, status))) return false;
  if (status === 'paid') await queueInvoice(tx, order.siteId, order.id);
  return true;
}

/** What happened, for the timeline, and the mail that belongs to it. */
export async function recordEvent(
  tx: Tx,
  order: LockedOrder,
  event: { readonly kind: string; readonly actor: Actor; readonly data?: Record<string, unknown> },
): Promise<void> {
  const seq = await insertEvent(tx, order, event);
  await mailOf(tx, order, { event: event.kind, seq, data: event.data });
}

async function purgeProducts(tx: Tx, products: readonly string[]) {
  if (products.length > 0)
    await queuePurge(
      tx,
      products.map((slug) => `product:${slug}`),
    );
}

const FULFILLED_FROM: Record<
  Fulfilment,
  { from: readonly OrderStatus[]; delivery: 'pickup' | 'shipment' | null }
> = {
  preparing: { from: ['confirmed'], delivery: null },
  ready_for_pickup: { from: ['preparing'], delivery: 'pickup' },
  shipped: { from: ['preparing'], delivery: 'shipment' },
  delivered: { from: ['ready_for_pickup', 'shipped'], delivery: null },
};

type Fulfilled =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'order_move_impossible' | 'order_held' };

/** The next fulfilment step, mailed to the buyer. Refused when the order's status does not allow it, and while it is held. */
export async function fulfilOrder(
  tx: Tx,
  order: LockedOrder,
  input: { readonly to: Fulfilment; readonly actor: Actor; readonly data?: Record<string, unknown> },
): Promise<Fulfilled> {
  const { to, actor, data = {} } = input;
  if (await isHeld(tx, order)) return { ok: false, code: 'order_held' };
  if (!(await moveFulfilment(tx, order, { to, ...FULFILLED_FROM[to] })))
    return { ok: false, code: 'order_move_impossible' };
  if (to === 'delivered') {
    await handOverUnits(tx, order.siteId, order.id);
    await registerDelivered(tx, order.siteId, order.id);
  }
  await recordEvent(tx, order, { kind: to, actor, data });
  return { ok: true };
}
