import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  handleWaitingEvents,
  learn,
  PAYWAY_SHOPPER,
  SHOPPERS,
  type ShopperAt,
} from '../../../testing/builders/shoppers-at-providers.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { trials } from '../../../testing/fuzz/trials.ts';
import { type AwaitingOrder, standingOf } from '../../../testing/worlds/payment-world.ts';
import { type WebhookWorld, webhookWorld } from '../../../testing/worlds/webhook-world.ts';
import { settle } from '../settle/settle.ts';

/*
 * The matrix: every provider with everything it can do wrong, at the first, the second and the third call of a payment.
 * Whatever it was, the shopper tries once more, time passes, and then money and order agree: one charge and a paid
 * order, or neither. Bank transfer, cash and check have no provider that could misbehave.
 */
const QUICK = ['error_500', 'commit_then_reset', 'garbage'] as const;
const ALL = [
  ...QUICK,
  ...([
    'reset',
    'commit_then_500',
    'rate_limit',
    'slow',
    'stall',
    'commit_then_stall',
    'wrong_amount',
    'pending',
  ] as const),
];
const BEHAVIOURS = trials(QUICK.length, ALL.length) === ALL.length ? ALL : QUICK;
const CALLS = trials(1, 3);
/** These take as long as our patience with a provider, so they are tried at one call. */
const HANGING: readonly string[] = ['stall', 'commit_then_stall'];
/** Longer than our own patience with a provider. */
const HANGS_MS = 12_000;

let world: WebhookWorld;
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.close());

/** Pays as far as it goes; what breaks, breaks. */
async function pay(shopper: ShopperAt, order: AwaitingOrder) {
  const shopperWorld = { sandbox: world.sandbox, payments: world.payments };
  const paying = shopper.pay(shopperWorld, order).then((learned) => learn(shopperWorld, order, learned));
  await Promise.race([paying, wait(HANGS_MS)]).catch(() => {});
}

const look = ({ siteId, attemptId }: AwaitingOrder) =>
  settle(world.payments, { siteId, attemptId, cause: 'poll' }).catch(() => {});

const age = ({ attemptId }: AwaitingOrder) =>
  sql`update payment_attempts set hints = hints || jsonb_build_object('unknown_since', now() - interval '3 minutes')
       where id = ${attemptId} and status = 'unknown'`.execute(world.database.owner);

const plain = (text: string | null) => (text ?? '').replaceAll('-', '');
const chargesOf = ({ attemptId }: AwaitingOrder) =>
  world.sandbox.world.journal
    .bookings()
    .filter(({ kind, reference }) => kind === 'charge' && plain(reference) === plain(attemptId));

const ALL_SHOPPERS = [...SHOPPERS, PAYWAY_SHOPPER].map((shopper) => [shopper.provider, shopper] as const);

describe.each(ALL_SHOPPERS)('%s', (provider, shopper) => {
  test('when nothing goes wrong: one charge and a paid order', async () => {
    const order = await world.waiting(shopper);
    world.sandbox.world.clock.moveBy(61_000);
    await pay(shopper, order);
    await look(order);
    expect(chargesOf(order)).toMatchObject([{ amountMinor: 50_000 }]);
    expect(await standingOf(world.database.owner, order)).toMatchObject({ payment: 'paid' });
  });

  test.each(BEHAVIOURS)(
    '%s: one charge and a paid order, or neither',
    async (behaviour) => {
      for (let call = 1; call <= (HANGING.includes(behaviour) ? 1 : CALLS); call += 1) {
        const order = await world.waiting(shopper);
        world.sandbox.world.clock.moveBy(61_000);
        const { scenarios } = world.sandbox.world;
        scenarios.add({ provider, call: '*', behaviour, times: call });
        await pay(shopper, order);
        scenarios.reset();
        await look(order);
        const isPaid = (await standingOf(world.database.owner, order)).payment === 'paid';
        if (!isPaid) await pay(shopper, order);
        await handleWaitingEvents(world.payments, world.database.owner, order.siteId);
        await look(order);
        await age(order);
        await look(order);
        const charges = chargesOf(order);
        const where = `${provider} ${behaviour} for ${call} calls`;
        expect(charges.length, where).toBeLessThanOrEqual(1);
        const { payment, status } = await standingOf(world.database.owner, order);
        const isRight = charges.length === 1 && charges[0]?.amountMinor === 50_000;
        expect(payment === 'paid', `${where}: ${status} ${payment}, ${charges.length} charges`).toBe(isRight);
      }
      expect(await brokenInvariants(world.database.owner)).toEqual([]);
    },
    300_000,
  );
});
