import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  handleWaitingEvents,
  learn,
  SHOPPERS,
  type ShopperAt,
} from '../../../testing/builders/shoppers-at-providers.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { trials } from '../../../testing/fuzz/trials.ts';
import type { AwaitingOrder } from '../../../testing/worlds/payment-world.ts';
import {
  type SignedWebhook,
  type WebhookWorld,
  webhookWorld,
} from '../../../testing/worlds/webhook-world.ts';
import { findAttempt } from '../attempts/attempts.sql.ts';
import { asAttempt } from '../settle/adapter-attempt.ts';

// Enough to meet each pair of orders a few times.
const RUNS = trials(12, 500);

let world: WebhookWorld;
let database: WebhookWorld['database'];
let sandbox: WebhookWorld['sandbox'];
let payments: WebhookWorld['payments'];

beforeAll(async () => {
  world = await webhookWorld();
  ({ database, sandbox, payments } = world);
});
afterAll(() => world.close());

/** A whole payment whose notifications come in the order, and as often, as `dice` say. */
async function play(shopper: ShopperAt, dice: () => number): Promise<AwaitingOrder> {
  const order = await world.waiting(shopper);
  // A minute of its own, for providers that count how often they are asked.
  sandbox.world.clock.moveBy(61_000);
  let seen = sandbox.world.outbox.list().length;
  const open: SignedWebhook[] = [];
  const some = async (chance: number) => {
    open.push(...world.newMessages(seen));
    seen = sandbox.world.outbox.list().length;
    for (const message of [...open]) {
      if (dice() > chance) continue;
      await world.deliver(message);
      if (dice() < 0.3) await world.deliver(message);
      if (dice() < 0.5) open.splice(open.indexOf(message), 1);
      if (dice() < 0.5) await handleWaitingEvents(payments, database.owner, order.siteId);
    }
  };
  const learned = await shopper.pay({ sandbox, payments }, order);
  await some(0.5);
  await learn({ sandbox, payments }, order, learned);
  await some(0.5);
  if (shopper.tellsRefunds) {
    const row = await findAttempt(payments.db, order.siteId, order.attemptId);
    if (!row) throw new Error('no attempt');
    const input = { id: order.attemptId.replace(/^./, 'a'), amountMinor: 1000, isWhole: false };
    await payments.adapterFor(shopper.accountRef)?.refund(asAttempt(row), input);
    await some(0.5);
  }
  while (open.length > 0) {
    const [message] = open.splice(Math.floor(dice() * open.length), 1);
    if (message) await world.deliver(message);
    if (dice() < 0.5) await handleWaitingEvents(payments, database.owner, order.siteId);
  }
  await handleWaitingEvents(payments, database.owner, order.siteId);
  return order;
}

describe('[H-40] notifications in any order, with repetitions', () => {
  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    `%s: ${RUNS} payments end alike, and so do their books`,
    async (_name, shopper) => {
      const expected = {
        status: 'confirmed',
        claim: 'sale',
        payment: shopper.tellsRefunds ? 'partly_refunded' : 'paid',
        attempts: shopper.tellsRefunds ? 'partly_refunded' : 'paid',
        ledger: shopper.tellsRefunds ? 'captured 50000, refunded 1000' : 'captured 50000',
      };
      await fc.assert(
        fc.asyncProperty(fc.noBias(fc.infiniteStream(fc.nat({ max: 999 }))), async (stream) => {
          const dice = () => stream.next().value / 1000;
          expect(await world.summary(await play(shopper, dice))).toEqual(expected);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(await brokenInvariants(database.owner)).toEqual([]);
    },
    600_000,
  );
});
