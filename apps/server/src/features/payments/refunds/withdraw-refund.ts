import type { Tx } from '../../../platform/db/db.ts';
import type { LockedOrder } from '../../orders/moves/order-moves.ts';
import { resolveCasesOfRefund } from '../cases/cases.sql.ts';
import { mayWithdraw } from './refund.rules.ts';
import { findRefund, updateRefund } from './refunds.sql.ts';

/** Takes back a refund that staff asked for by mistake and have not sent. False: the money has to go back. */
export async function withdrawRefund(
  tx: Tx,
  { order, refundId, resolution }: { order: LockedOrder; refundId: string; resolution: string },
): Promise<boolean> {
  const { siteId } = order;
  const refund = await findRefund(tx, siteId, refundId);
  if (refund?.status !== 'manual' || !mayWithdraw(order.status, refund.reason)) return false;
  await updateRefund(tx, siteId, refundId, { status: 'failed', error: 'withdrawn' });
  await resolveCasesOfRefund(tx, { siteId, refundId, resolution });
  return true;
}
