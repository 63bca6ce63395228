import type { Tx } from '../../../platform/db/db.ts';
import { type MailKind, queueMail } from '../../mails/queue-mail.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import { findMailOfOrder } from './order-notes.sql.ts';

/** Sends a mail of the order once more: the same content, to the address and in the language the order has now. */
export const mailOrderAgain = (
  tx: Tx,
  call: StaffCall,
  { code, mailId }: { code: string; mailId: number },
): Promise<ActResult> =>
  actOnOrder(tx, call, { code, action: 'order.mail_again', reason: null }, async (order): Promise<Done> => {
    const { siteId, requestId } = call;
    const mail = await findMailOfOrder(tx, { siteId, orderId: order.id, mailId });
    if (!mail) return { ok: false, code: 'not_found' };
    await queueMail(tx, {
      siteId,
      kind: mail.kind as MailKind,
      key: `order:${order.id}:${mail.kind}:again:${mailId}:${requestId}`,
      orderId: order.id,
      to: order.email,
      locale: order.locale,
      data: mail.data,
    });
    return { ok: true, note: { mail: mail.kind } };
  });
