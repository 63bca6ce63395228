import type { Tx } from '../../../platform/db/db.ts';
import { registerDelivered } from '../../bikes/registration/register-delivered.ts';
import { handOverUnits } from '../../inventory/claims/hand-over-units.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import { type Fulfilment, isHeld, moveFulfilment } from './fulfil-order.sql.ts';
import { type Actor, type LockedOrder, recordEvent } from './order-moves.ts';

const FROM: Record<Fulfilment, { from: readonly OrderStatus[]; delivery: 'pickup' | 'shipment' | null }> = {
  preparing: { from: ['confirmed'], delivery: null },
  ready_for_pickup: { from: ['preparing'], delivery: 'pickup' },
  shipped: { from: ['preparing'], delivery: 'shipment' },
  delivered: { from: ['ready_for_pickup', 'shipped'], delivery: null },
};

export type Fulfilled =
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
  if (!(await moveFulfilment(tx, order, { to, ...FROM[to] })))
    return { ok: false, code: 'order_move_impossible' };
  if (to === 'delivered') {
    await handOverUnits(tx, order.siteId, order.id);
    await registerDelivered(tx, order.siteId, order.id);
  }
  await recordEvent(tx, order, { kind: to, actor, data });
  return { ok: true };
}
