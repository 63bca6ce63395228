import { createHmac } from 'node:crypto';
import { accountsOf, freshNumber, type World } from '../../core/world.ts';
import type { Payment } from './payment.ts';

/** Signed as they sign: the id in the address, a request id and the time; the body is not part of it. */
export function createNotifications(world: World) {
  // Both have been seen in the wild, so they take turns.
  let inSeconds = false;
  return {
    send(payment: Payment, action: 'payment.created' | 'payment.updated') {
      const number = freshNumber();
      const countsInSeconds = inSeconds;
      inSeconds = !inSeconds;
      const requestId = `sandbox-request-${number}`;
      const query = `?data.id=${payment.id}&type=payment`;
      const created = world.clock.now().toISOString();
      world.outbox.post({
        provider: 'mercadopago',
        site: payment.site,
        event: action,
        ...(payment.notificationUrl ? { url: `${payment.notificationUrl}${query}` } : { path: query }),
        build() {
          const ts = countsInSeconds ? Math.floor(Date.now() / 1000) : Date.now();
          const secret = accountsOf(world, 'mercadopago').find((one) => one.site === payment.site)?.keys
            .webhook;
          const v1 = createHmac('sha256', secret ?? '')
            .update(`id:${payment.id};request-id:${requestId};ts:${ts};`)
            .digest('hex');
          return {
            headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
            body: JSON.stringify({
              id: number,
              live_mode: false,
              type: 'payment',
              date_created: created,
              user_id: '1',
              api_version: 'v1',
              action,
              data: { id: String(payment.id) },
            }),
          };
        },
      });
    },
  };
}
