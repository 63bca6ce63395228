import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLinks } from '../../mail-links.ts';
import { withSite } from '../../platform/db/db.ts';
import { createLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { testCartKey } from '../../testing/builders/cart-keys.ts';
import {
  handleWaitingEvents,
  learn,
  PAYWAY_SHOPPER,
  SHOPPERS,
} from '../../testing/builders/shoppers-at-providers.ts';
import { type WebhookWorld, webhookWorld } from '../../testing/worlds/webhook-world.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { sendMail } from '../mails/send-mail.ts';
import { openPanel } from './register/open-panel.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await webhookWorld();
  const settings = JSON.stringify({
    office_phone: '+39 0721 555 1911',
    office_email: 'help@moto.test',
    legal: { entity: 'Moto S.p.A.', address: ['Via Uno 1', '61122 Pesaro'] },
  });
  await world.database.owner.updateTable('sites').set({ settings }).execute();
  const methods = await world.database.owner.selectFrom('payment_methods').selectAll().execute();
  await world.database.owner
    .insertInto('payment_method_translations')
    .values(methods.map(({ site_id, id }) => ({ site_id, method_id: id, locale: 'en', name: 'Card' })))
    .execute();
}, 60_000);
afterAll(() => world.close());

/** Sends mails about the order, as they leave the mail server. */
async function sendMails({ siteId, orderId }: { siteId: number; orderId: number }): Promise<string[]> {
  const origin = 'https://shop.test';
  const db = world.database.app;
  const left: string[] = [];
  const office = {
    db,
    origin,
    brand: 'Moto',
    from: 'orders@shop.test',
    log: createLog({ level: 'silent', name: 'test' }),
    metrics: createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })),
    mailer: { send: async (mail: object) => void left.push(JSON.stringify(mail)), close: () => {} },
    guestMails: { take: async () => 0, giveBack: async () => {} },
    ...mailLinks({
      db,
      origin,
      deskOrigin: origin,
      signingKeys: singleKey('x'.repeat(32)),
      inboundDomain: null,
    }),
  };
  await withSite(db, siteId, async (tx) => {
    for (const kind of ['order_received', 'order_confirmed', 'payment_failed'] as const)
      await queueMail(tx, { siteId, kind, key: `${orderId} ${kind}`, orderId, to: 'a@b.test', locale: 'it' });
  });
  const mails = await world.database.owner
    .selectFrom('mails')
    .select('id')
    .where('site_id', '=', siteId)
    .execute();
  for (const { id } of mails) await sendMail(office, { siteId, mailId: id }, { isLastTry: true });
  return left;
}

test.each([...SHOPPERS, PAYWAY_SHOPPER])(
  '[C2] neither $provider nor a mail is told the id or the key of the cart',
  { timeout: 60_000 },
  async (shopper) => {
    const { sandbox, payments, database } = world;
    const order = await world.waiting(shopper);
    sandbox.world.clock.moveBy(61_000);
    const seen = sandbox.world.journal.requests().length;
    const at = { locale: 'es', clientIp: '192.0.2.7' };
    const panel = await openPanel(payments, { siteId: order.siteId, attemptId: order.attemptId, ...at });
    const learned = await shopper.pay({ sandbox, payments }, order);
    await learn({ sandbox, payments }, order, learned);
    await handleWaitingEvents(payments, database.owner, order.siteId);
    const told = sandbox.world.journal.requests().slice(seen);
    const mails = await sendMails(order);
    expect(told.length).toBeGreaterThan(0);
    expect(mails.length).toBeGreaterThan(0);
    for (const text of [JSON.stringify(panel), JSON.stringify(told), ...mails]) {
      expect(text).not.toContain(order.cartId);
      expect(text).not.toContain(order.cartId.replaceAll('-', ''));
      expect(text).not.toContain(testCartKey(order.cartId));
    }
  },
);
