import type { Tx } from '../../platform/db/db.ts';
import { lockOrder } from '../orders/moves/order-moves.ts';
import { startReturn } from '../orders/moves/return-moves.ts';
import { takeUploads } from '../uploads/take-uploads.ts';
import type { ReturnInput } from './returns.contract.ts';
import { findCustomersOrder, findReturnable, insertReturn } from './returns.sql.ts';

export type RequestedReturn =
  | { readonly ok: true; readonly code: string; readonly items: readonly string[] }
  | {
      readonly ok: false;
      readonly code:
        | 'not_found'
        | 'return_open'
        | 'return_not_delivered'
        | 'return_too_late'
        | 'return_item_unknown'
        | 'upload_unknown'
        | 'upload_not_ready';
    };

/**
 * A customer requests to return items of an order. The order's row is locked first, so concurrent requests are serialized and the
 * second finds the first; the database's own index on open returns stands behind that.
 */
export async function requestReturn(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number; readonly code: string },
  input: ReturnInput,
): Promise<RequestedReturn> {
  const { siteId, customerId } = key;
  const orderId = await findCustomersOrder(tx, key);
  const order = orderId === null ? null : await lockOrder(tx, siteId, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const { inTime, hasOpen, lines } = await findReturnable(tx, siteId, order.id);
  if (hasOpen) return { ok: false, code: 'return_open' };
  if (order.status !== 'delivered') return { ok: false, code: 'return_not_delivered' };
  if (!inTime) return { ok: false, code: 'return_too_late' };
  const unitIds = [...new Set(input.items)];
  const free = new Set(lines.filter(({ isGone }) => !isGone).map(({ unitId }) => unitId));
  if (!unitIds.every((id) => free.has(id))) return { ok: false, code: 'return_item_unknown' };
  const photos = await takeUploads(tx, { siteId, customerId, ids: input.photos, kind: 'image' });
  if (!photos.ok) return photos;
  const code = await insertReturn(tx, {
    siteId,
    orderId: order.id,
    reason: input.reason,
    note: input.note || null,
    unitIds,
    uploadIds: input.photos,
  });
  const actor = { kind: 'customer', ref: String(customerId) } as const;
  if (!(await startReturn(tx, order, { actor, returnCode: code })))
    throw new Error(`Order ${order.code} was not locked by who returns it`);
  return { ok: true, code, items: unitIds };
}
