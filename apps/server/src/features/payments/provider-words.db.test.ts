import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learn, SHOPPERS } from '../../testing/shoppers-at-providers.ts';
import { type WebhookWorld, webhookWorld } from '../../testing/webhook-world.ts';
import type { ProviderTruth } from './adapter.ts';
import { asAttempt } from './adapter-attempt.ts';
import { findAttempt } from './attempts.sql.ts';
import { decide, type Known } from './settle.rules.ts';

let world: WebhookWorld;
let sandbox: WebhookWorld['sandbox'];
let payments: WebhookWorld['payments'];

beforeAll(async () => {
  world = await webhookWorld();
  ({ sandbox, payments } = world);
});
afterAll(() => world.close());

describe('what each provider says of a payment, in any order', () => {
  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    '%s: 500 orders of its own words end in the same state and the same books',
    async (_name, shopper) => {
      const order = await world.waiting(shopper);
      sandbox.world.clock.moveBy(61_000);
      const adapter = payments.adapterFor(shopper.accountRef);
      const said: ProviderTruth[] = [];
      const listen = async () => {
        const row = await findAttempt(payments.db, order.siteId, order.attemptId);
        if (!row || !adapter) throw new Error('no attempt');
        const saidRef = row.hints.said_payment_ref;
        const attempt = asAttempt(row);
        said.push(
          await adapter.fetch(
            typeof saidRef === 'string' ? { ...attempt, providerPaymentRef: saidRef } : attempt,
          ),
        );
        return attempt;
      };
      await listen();
      await learn({ sandbox, payments }, order, await shopper.pay({ sandbox, payments }, order));
      const attempt = {
        ...(await listen()),
        status: 'paid',
        providerPaymentRef: said.at(-1)?.providerPaymentRef ?? null,
      };
      await adapter?.refund(attempt, { id: order.attemptId, amountMinor: 50_000, isWhole: true });
      sandbox.world.clock.moveBy(61_000);
      await listen();
      expect(said.at(-1)?.state).toBe('paid');
      const start: Known = {
        ...{ id: order.attemptId, status: 'ready', amountMinor: 50_000, currency: shopper.currency },
        ...{ postings: [], unknownSeconds: 0 },
      };
      const step = (known: Known, truth: ProviderTruth): Known => {
        const moves = decide(known, truth);
        return {
          ...known,
          status: moves.status ?? known.status,
          postings: [...known.postings, ...moves.postings],
        };
      };
      const ends = (truths: readonly ProviderTruth[]) => {
        const { status, postings } = truths.reduce(step, start);
        return [
          status,
          ...postings.map(({ kind, txnId, amountMinor }) => `${kind} ${txnId} ${amountMinor}`).sort(),
        ];
      };
      const inTime = ends(said);
      fc.assert(
        fc.property(
          fc.array(fc.nat({ max: said.length - 1 }), { maxLength: 8 }),
          fc.infiniteStream(fc.nat({ max: 1000 })),
          (extra, weights) => {
            const heard = [...said.keys(), ...extra].map((place) => ({
              place,
              weight: weights.next().value,
            }));
            const order = heard
              .toSorted((a, b) => a.weight - b.weight)
              .flatMap(({ place }) => said[place] ?? []);
            expect(ends(order)).toEqual(inTime);
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});
