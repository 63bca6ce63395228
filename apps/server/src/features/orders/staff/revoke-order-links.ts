import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { raiseLinkVersion } from '../links/revoke-links.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';

/** No link sent so far opens the order any more; mails from now on carry new ones. */
export const revokeOrderLinks = (
  tx: Tx,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<ActResult> =>
  actOnOrder(tx, call, { code, action: 'order.revoke_links', reason }, async (order): Promise<Done> => {
    const linkVersion = await raiseLinkVersion(tx, order);
    return { ok: true, note: { link_version: linkVersion } };
  });
