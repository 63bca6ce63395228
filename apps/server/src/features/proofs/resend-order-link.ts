import { withSite } from '../../platform/db/db.ts';
import { lockOrder } from '../orders/moves/order-moves.ts';
import type { OrderCaller } from '../orders/show/order-caller.ts';
import { findOwnOrder } from '../orders/show/show-orders.ts';
import { mailProofLink } from './mail-proof-link.ts';
import type { ProofServices } from './request-proof.ts';

export type ResentLink =
  | { readonly ok: true; readonly sent: boolean }
  /** `conflict`: the order waits for no confirmation. */
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' };

/** Mails the link of a registered order again. */
export async function resendOrderLink(
  { db, keys }: Pick<ProofServices, 'db' | 'keys'>,
  caller: OrderCaller,
  code: string,
): Promise<ResentLink> {
  const { siteId } = caller;
  const orderId = await findOwnOrder(db, caller, code);
  if (orderId === null) return { ok: false, code: 'not_found' };
  return withSite(db, siteId, async (tx): Promise<ResentLink> => {
    const order = await lockOrder(tx, siteId, orderId);
    if (order?.status !== 'pending_confirmation' || !order.registeredAt || !order.cartId)
      return { ok: false, code: 'conflict' };
    const { cartId, email, locale } = order;
    const { sent } = await mailProofLink(tx, keys, {
      siteId,
      cartId,
      email,
      locale,
      captchaPassed: false,
      isVerified: false,
    });
    return { ok: true, sent };
  });
}
