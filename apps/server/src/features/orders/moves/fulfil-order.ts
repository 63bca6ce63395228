import type { Tx } from '../../../platform/db/db.ts';
import { registerDelivered } from '../../bikes/registration/register-delivered.ts';
import { handOverUnits } from '../../inventory/claims/hand-over-units.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import { type Fulfilment, moveFulfilment } from './fulfil-order.sql.ts';
import { type Actor, type LockedOrder, recordEvent } from './order-moves.ts';

const FROM: Record<Fulfilment, { from: readonly OrderStatus[]; delivery: 'pickup' | 'shipment' | null }> = {
  preparing: { from: ['confirmed'], delivery: null },
  ready_for_pickup: { from: ['preparing'], delivery: 'pickup' },
  shipped: { from: ['preparing'], delivery: 'shipment' },
  delivered: { from: ['ready_for_pickup', 'shipped'], delivery: null },
};

/** The next fulfilment step, mailed to the buyer. False when the order's status does not allow it. */
export async function fulfilOrder(
  tx: Tx,
  order: LockedOrder,
  input: { readonly to: Fulfilment; readonly actor: Actor; readonly data?: Record<string, unknown> },
): Promise<boolean> {
  const { to, actor, data = {} } = input;
  if (!(await moveFulfilment(tx, order, { to, ...FROM[to] }))) return false;
  if (to === 'delivered') {
    await handOverUnits(tx, order.siteId, order.id);
    await registerDelivered(tx, order.siteId, order.id);
  }
  await recordEvent(tx, order, { kind: to, actor, data });
  return true;
}
