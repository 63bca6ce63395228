import type { z } from 'zod';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { consumeAttempts } from '../../customers/limits/attempts.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import type { sendOrderLinkJob } from '../orders.jobs.ts';
import { findOrderOf } from './order-link.sql.ts';

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
