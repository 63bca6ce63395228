import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learn, SHOPPERS } from '../../../testing/builders/shoppers-at-providers.ts';
import { type WebhookWorld, webhookWorld } from '../../../testing/worlds/webhook-world.ts';
import { findAttempt } from '../attempts/attempts.sql.ts';
import { asAttempt } from '../settle/adapter-attempt.ts';
import { decide, type Known } from '../settle/settle.rules.ts';
import type { ProviderPayment } from './adapter.ts';

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
      const answers: ProviderPayment[] = [];
      const listen = async () => {
        const row = await findAttempt(payments.db, order.siteId, order.attemptId);
        if (!row || !adapter) throw new Error('no attempt');
        const browserRef = row.hints.said_payment_ref;
        const attempt = asAttempt(row);
        answers.push(
          await adapter.fetch(
            typeof browserRef === 'string' ? { ...attempt, providerPaymentRef: browserRef } : attempt,
          ),
        );
        return attempt;
      };
      await listen();
      await learn({ sandbox, payments }, order, await shopper.pay({ sandbox, payments }, order));
      const attempt = {
        ...(await listen()),
        status: 'paid',
        providerPaymentRef: answers.at(-1)?.providerPaymentRef ?? null,
      };
      await adapter?.refund(attempt, { id: order.attemptId, amountMinor: 50_000, isWhole: true });
      sandbox.world.clock.moveBy(61_000);
      await listen();
      expect(answers.at(-1)?.state).toBe('paid');
      const start: Known = {
        id: order.attemptId,
        status: 'ready',
        amountMinor: 50_000,
        currency: shopper.currency,
        postings: [],
        unknownSeconds: 0,
      };
      const step = (known: Known, providerPayment: ProviderPayment): Known => {
        const moves = decide(known, providerPayment);
        return {
          ...known,
          status: moves.status ?? known.status,
          postings: [...known.postings, ...moves.postings],
        };
      };
      const ends = (truths: readonly ProviderPayment[]) => {
        const { status, postings } = truths.reduce(step, start);
        return [
          status,
          ...postings.map(({ kind, txnId, amountMinor }) => `${kind} ${txnId} ${amountMinor}`).sort(),
        ];
      };
      const inTime = ends(answers);
      fc.assert(
        fc.property(
          fc.array(fc.nat({ max: answers.length - 1 }), { maxLength: 8 }),
          fc.infiniteStream(fc.nat({ max: 1000 })),
          (extra, weights) => {
            const heard = [...answers.keys(), ...extra].map((place) => ({
              place,
              weight: weights.next().value,
            }));
            const order = heard
              .toSorted((a, b) => a.weight - b.weight)
              .flatMap(({ place }) => answers[place] ?? []);
            expect(ends(order)).toEqual(inTime);
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});
