import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { OrderStatus } from '../sales-order.contract.ts';

export type Fulfilment = Extract<OrderStatus, 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered'>;

const FULFIL = statement(
  'order_fulfil',
  `
update orders set status = $3, fulfilment_status = $3, delivered_at = case when $3 = 'delivered' then now() end
 where site_id = $1 and id = $2 and status = any($4) and ($5::text is null or delivery_method = $5)
returning id`,
);

const HELD = statement<Statements['order_held'], { is_held: boolean }>(
  'order_held',
  `select exists (select from held_orders where site_id = $1 and order_id = $2) as is_held`,
);

/** A cancellation or refund of the order waits for a second person. The order's row is locked by the caller. */
export async function isHeld(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
): Promise<boolean> {
  const [row] = await runPrepared(tx, HELD, [key.siteId, key.id]);
  return row?.is_held ?? false;
}

/** False: the order is not where it would have to be. */
export async function moveFulfilment(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  move: { readonly to: Fulfilment; readonly from: readonly OrderStatus[]; readonly delivery: string | null },
): Promise<boolean> {
  const rows = await runPrepared(tx, FULFIL, [key.siteId, key.id, move.to, move.from, move.delivery]);
  return rows.length > 0;
}
