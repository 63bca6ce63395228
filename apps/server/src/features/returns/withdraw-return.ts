import { type Db, withSite } from '../../platform/db/db.ts';
import { lockOrder } from '../orders/moves/order-moves.ts';
import { endReturn } from '../orders/moves/return-moves.ts';
import { findCustomersOrder, lockReturn, moveReturn } from './returns.sql.ts';

export type WithdrawnReturn =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly code: 'not_found' | 'return_arrived' };

/** The customer withdraws the return. Refused once it has arrived. */
export const withdrawReturn = (
  db: Db,
  key: {
    readonly siteId: number;
    readonly customerId: number;
    readonly code: string;
    readonly returnCode: string;
  },
): Promise<WithdrawnReturn> =>
  withSite(db, key.siteId, async (tx): Promise<WithdrawnReturn> => {
    const { siteId, customerId, returnCode } = key;
    const orderId = await findCustomersOrder(tx, key);
    const order = orderId === null ? null : await lockOrder(tx, siteId, orderId);
    const one = order && (await lockReturn(tx, { siteId, orderId: order.id, code: returnCode }));
    if (!one) return { ok: false, code: 'not_found' };
    if (one.status === 'withdrawn') return { ok: true, code: one.code };
    if (!(await moveReturn(tx, one, { from: ['requested', 'approved'], to: 'withdrawn' })))
      return { ok: false, code: 'return_arrived' };
    const actor = { kind: 'customer', ref: String(customerId) } as const;
    await endReturn(tx, order, { actor, returnCode: one.code, event: 'return_withdrawn' });
    return { ok: true, code: one.code };
  });
