import type { Db, Tx } from '../../../platform/db/db.ts';
import { type MailKind, queueMail } from '../../mails/queue-mail.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { type PersonalValues, writeAudit } from '../../staff/write-audit.ts';
import { raiseLinkVersion } from '../links/order-links.ts';
import {
  type Actor,
  confirmOrder,
  fulfilOrder,
  type LockedOrder,
  lockOrder,
  queueOrderLock,
} from '../moves/order-moves.ts';
import {
  findMailOfOrder,
  findOrderId,
  findStanding,
  insertOrderNote,
  type OrderStanding,
} from './order-acts.sql.ts';
import type { Acted } from './orders.staff.contract.ts';

/** `order_held`: a cancellation or refund of it waits for a second person. */
type ActRefusal = 'not_found' | 'order_move_impossible' | 'order_held';

/** `Refused` are refusals that only this act knows. */
export type ActResult<Refused = never> =
  | { ok: true; acted: Acted }
  | { ok: false; code: ActRefusal }
  | Refused;

/** What an act reports beyond the order's new state. */
export type Done<Refused = never> =
  | {
      ok: true;
      outcome?: string;
      missingMinor?: number;
      refundedMinor?: number;
      note?: object;
      /** Personal values before and after, for the part of the audit log that can be erased. */
      personal?: PersonalValues;
    }
  | { ok: false; code: ActRefusal }
  | Refused;

interface ActInput {
  readonly code: string;
  readonly action: string;
  readonly reason: string | null;
}

/**
 * Runs an act of staff on an order: finds it on this site, locks it, acts, and writes the audit log (who, from which
 * state to which) in the same transaction. An order of another site is not found.
 */
export async function actOnOrder<Refused extends { ok: false } = never>(
  tx: Tx,
  call: StaffCall,
  { code, action, reason }: ActInput,
  work: (order: LockedOrder, actor: Actor, standing: OrderStanding) => Promise<Done<Refused>>,
): Promise<ActResult<Refused>> {
  const { siteId, staffId } = call;
  const found = await findStanding(tx, siteId, code);
  if (!found) return { ok: false, code: 'not_found' };
  const orderOf = await queueOrderLock(tx, siteId, found.id);
  // Read again under the lock: what it was before we waited is not what we change.
  const before = await findStanding(tx, siteId, code);
  const order = await orderOf();
  if (!order || !before) return { ok: false, code: 'not_found' };
  const done = await work(order, { kind: 'staff', ref: String(staffId) }, before);
  if (!done.ok) return done;
  const after = await findStanding(tx, siteId, code);
  if (!after) return { ok: false, code: 'not_found' };
  const { outcome = null, missingMinor = 0, refundedMinor = 0, note = {} } = done;
  await writeAudit(tx, call, {
    action,
    reason,
    subject: { kind: 'order', ref: code },
    before: stateOf(before),
    after: { ...stateOf(after), ...(outcome ? { outcome } : {}), ...note },
    ...(done.personal && { personal: done.personal }),
  });
  return {
    ok: true,
    acted: {
      code,
      ...stateOf(after),
      outcome,
      approval: null,
      missing_minor: missingMinor,
      refunded_minor: refundedMinor,
    },
  };
}

const stateOf = ({ status, payment_status, fulfilment_status }: OrderStanding) => ({
  status,
  payment_status,
  fulfilment_status,
});

/** An order to be paid on delivery goes ahead unpaid: from here on its units are sold. */
export function acceptCashOrder(
  tx: Tx,
  call: StaffCall,
  { code }: { readonly code: string },
): Promise<ActResult> {
  const input = { code, action: 'order.accepted', reason: null };
  return actOnOrder(tx, call, input, async (order, actor, { method_component }): Promise<Done> => {
    if (method_component !== 'CashPayment' || !order.registeredAt)
      return { ok: false, code: 'order_move_impossible' };
    const confirmed = await confirmOrder(tx, order, { paid: false, actor });
    return confirmed ? { ok: true } : { ok: false, code: 'order_move_impossible' };
  });
}

/** The next step towards the buyer. */
export function fulfil(
  tx: Tx,
  call: StaffCall,
  input: {
    code: string;
    to: 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered';
    tracking: string | null;
  },
): Promise<ActResult> {
  const { code, to, tracking } = input;
  const data = tracking ? { tracking } : {};
  const request = { code, action: `order.${to}`, reason: null };
  return actOnOrder(tx, call, request, async (order, actor): Promise<Done> => {
    const moved = await fulfilOrder(tx, order, { to, actor, data });
    return moved.ok ? { ok: true, note: data } : moved;
  });
}

/** A note that only staff read. The audit log says that there is one; its words can be erased with the customer. */
export const noteOrder = (
  tx: Tx,
  call: StaffCall,
  { code, text }: { code: string; text: string },
): Promise<ActResult> =>
  actOnOrder(tx, call, { code, action: 'order.note', reason: null }, async (order): Promise<Done> => {
    await insertOrderNote(tx, { siteId: call.siteId, orderId: order.id }, { staffId: call.staffId, text });
    return { ok: true };
  });

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

/** Locks the order with this code. Null: the site has none. */
export async function lockStaffOrder(tx: Tx, siteId: number, code: string): Promise<LockedOrder | null> {
  const found = await findStanding(tx, siteId, code);
  return found && lockOrder(tx, siteId, found.id);
}

/** The order's id by the code that staff type; null if this site has no such order. */
export const findStaffOrder = (db: Db, siteId: number, code: string): Promise<number | null> =>
  findOrderId(db, siteId, code);
