import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  handleWaitingEvents,
  learn,
  SHOPPERS,
  type ShopperAt,
} from '../../../testing/builders/shoppers-at-providers.ts';
import { type WebhookWorld, webhookWorld } from '../../../testing/worlds/webhook-world.ts';

let world: WebhookWorld;
let database: WebhookWorld['database'];
let sandbox: WebhookWorld['sandbox'];
let payments: WebhookWorld['payments'];

beforeAll(async () => {
  world = await webhookWorld();
  ({ database, sandbox, payments } = world);
});
afterAll(() => world.close());

describe('what is not proven changes nothing', () => {
  const paidAt = async (shopper: ShopperAt) => {
    const order = await world.waiting(shopper);
    sandbox.world.clock.moveBy(61_000);
    const seen = sandbox.world.outbox.list().length;
    await learn({ sandbox, payments }, order, await shopper.pay({ sandbox, payments }, order));
    const messages = world.newMessages(seen);
    expect(messages.length).toBeGreaterThan(0);
    return { order, messages };
  };
  const spoiled = (body: string) => body.replace(/[0-9]/, (figure) => String((Number(figure) + 1) % 10));
  const eventsOf = async () =>
    Number(
      (
        await database.owner
          .selectFrom('provider_events')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );

  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    '%s: forged, spoiled or sent to another country: refused and not kept',
    async (_name, shopper) => {
      const { order, messages } = await paidAt(shopper);
      const before = await eventsOf();
      for (const message of messages) {
        const forged = { ...message, headers: {}, url: message.url.replace(/\/ec\/[^/?]+$/, '/ec/guessed') };
        if (shopper.provider !== 'paymentez') expect(await world.deliver(forged)).toBe('refused');
        // Where the proof is over the bytes, one byte is enough; elsewhere the body proves nothing and is not believed.
        if (shopper.provider === 'stripe' || shopper.provider === 'datafast')
          expect(await world.deliver(message, { body: spoiled(message.body) })).toBe('refused');
        expect(await world.deliver(message, { site: 'fr' })).not.toBe('stored');
      }
      expect(await eventsOf()).toBe(before);
      expect(await world.summary(order)).toMatchObject({ payment: 'unpaid', ledger: null });
    },
  );

  test('another site’s payment, told to this site with its own proof, finds no attempt here', async () => {
    const shopper = SHOPPERS[0];
    if (!shopper) throw new Error('nobody');
    const { order, messages } = await paidAt(shopper);
    const french = payments.accounts['stripe-fr'];
    expect(french?.keys.webhook).not.toBe(payments.accounts['stripe-it']?.keys.webhook);
    for (const message of messages) expect(await world.deliver(message, { site: 'fr' })).toBe('refused');
    expect(await world.summary(order)).toMatchObject({ payment: 'unpaid' });
  });

  test('a true notification is kept once, however often it comes at the same time', async () => {
    const shopper = SHOPPERS[0];
    if (!shopper) throw new Error('nobody');
    const { order, messages } = await paidAt(shopper);
    const before = await eventsOf();
    const outcomes = await Promise.all(
      messages.flatMap((message) => Array.from({ length: 10 }, () => world.deliver(message))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(messages.length);
    expect(await eventsOf()).toBe(before + messages.length);
    await handleWaitingEvents(payments, database.owner, order.siteId);
    expect(await world.summary(order)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });
});
