import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { registerDelivered } from '../../bikes/registration/register-bike.ts';
import { hashCartKey, makeCartKey } from '../../carts/check-cart-id.ts';
import { consumeAttempts, type Taken } from '../../customers/limits/attempts.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { sendOrderLinkJob } from '../orders.jobs.ts';
import { adoptOrders, bumpLinkVersion, findOrderOf, replaceCartKey } from '../show/orders.sql.ts';

interface OrderLinkInput {
  readonly siteId: number;
  readonly code: string;
  readonly email: string;
  readonly address: string;
}

/** Nothing here looks for the order: the worker does, so neither the answer nor its timing reveals one. */
export const requestOrderLink = (db: Db, { siteId, code, email, address }: OrderLinkInput): Promise<Taken> =>
  withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'requests', value: address }]);
    if (taken.ok) await queueJob(tx, sendOrderLinkJob, { siteId, code, email, request: randomUUID() });
    return taken;
  });

type SendOrderLinkInput = z.output<(typeof sendOrderLinkJob)['payload']>;

/** Mails the link to the order's own address, at most three an hour to one mailbox. Without such an order: nothing. */
export async function sendOrderLink(db: Db, input: SendOrderLinkInput): Promise<void> {
  const { siteId } = input;
  await withSite(db, siteId, async (tx) => {
    const order = await findOrderOf(tx, siteId, input);
    if (!order) return;
    const budget = { siteId, kind: 'account', what: 'letters', value: order.email } as const;
    if (!(await consumeAttempts(tx, [budget])).ok) return;
    await queueMail(tx, {
      siteId,
      kind: 'order_link',
      key: `order:${order.id}:link:${input.request}`,
      orderId: order.id,
      to: order.email,
      locale: order.locale,
    });
  });
}

/** Revokes every signed link to the order; returns the version that links have from now on. */
export const raiseLinkVersion = (
  tx: Tx,
  order: { readonly siteId: number; readonly id: number },
): Promise<number> => bumpLinkVersion(tx, order.siteId, order.id);

/** Null: no such order of this customer, or its cart is closed. */
export async function reissueCartKey(
  db: Db,
  customer: { readonly siteId: number; readonly customerId: number },
  code: string,
): Promise<{ cart_uuid: string; cart_key: string } | null> {
  const cart_key = makeCartKey();
  const cart_uuid = await replaceCartKey(db, customer, code, hashCartKey(cart_key) ?? '');
  return cart_uuid === null ? null : { cart_uuid, cart_key };
}

/**
 * Guest orders become an account's, and their bikes the customer's: those under the verified
 * e-mail address. Idempotent.
 */
export const adoptGuestOrders = (
  db: Db,
  { siteId, customerId }: { readonly siteId: number; readonly customerId: number },
): Promise<number> => withSite(db, siteId, (tx) => adoptOrdersIn(tx, siteId, customerId));

/** The same in the caller's transaction. */
export async function adoptOrdersIn(tx: Tx, siteId: number, customerId: number): Promise<number> {
  const orders = await adoptOrders(tx, siteId, customerId);
  for (const { id, status } of orders) if (status === 'delivered') await registerDelivered(tx, siteId, id);
  return orders.length;
}
