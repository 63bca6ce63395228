import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Cancelled,
  type ProviderAdapter,
  ProviderFailure,
  type ProviderTruth,
  type Refunded,
} from '../features/payments/adapter.ts';

const NOTHING: ProviderTruth = {
  ...{ state: 'open', amountMinor: null, currency: null, reference: null, providerRef: null },
  ...{ providerPaymentRef: null, txnId: null, occurredAt: null, refunds: [], disputes: [], failure: null },
  card: null,
};

interface Payment {
  truth: ProviderTruth;
  cancel: Cancelled | null;
}

/**
 * A provider whose every word the test chooses, for orders of events that no sandbox can be made to play.
 * Wherever the sandbox can, tests use the sandbox.
 */
export function scriptedProvider() {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refunded>();
  const calls: string[] = [];
  let next: ((call: string) => Promise<void> | void) | null = null;
  const of = (id: string): Payment => {
    const known = payments.get(id) ?? { truth: { ...NOTHING, reference: id }, cancel: null };
    payments.set(id, known);
    return known;
  };
  const heard = async (call: string) => {
    calls.push(call);
    await next?.(call);
  };

  const adapter: ProviderAdapter = {
    provider: 'stripe',
    component: 'Stripe',
    capabilities: {
      ...{ cancel: true, partialRefund: true, list: true, expiresAfterSeconds: null },
      pollSeconds: [5, 60, 3600],
    },
    begin: async (attempt) => {
      await heard('begin');
      return { providerRef: `ref_${attempt.id}`, post: { clientSecret: 'secret' } };
    },
    register: async () => {
      await heard('register');
      return { ok: true };
    },
    fetch: async ({ id }) => {
      await heard('fetch');
      return of(id).truth;
    },
    async cancel({ id }) {
      await heard('cancel');
      const payment = of(id);
      if (payment.cancel) return payment.cancel;
      if (payment.truth.state === 'paid') return 'already_paid';
      payment.truth = { ...payment.truth, state: 'cancelled' };
      return 'cancelled';
    },
    async refund({ id, currency }, wish) {
      await heard('refund');
      const known = refunds.get(wish.id);
      if (known) return known;
      const done: Refunded = { state: 'succeeded', id: `re_${wish.id}` };
      refunds.set(wish.id, done);
      const payment = of(id);
      const entry = { id: `re_${wish.id}`, amountMinor: wish.amountMinor, state: 'succeeded' } as const;
      payment.truth = {
        ...payment.truth,
        currency,
        refunds: [...payment.truth.refunds, { ...entry, occurredAt: new Date() }],
      };
      return done;
    },
    fetchRefund: async (_attempt, wish) => {
      await heard('fetchRefund');
      return refunds.get(wish.id) ?? { state: 'failed', id: null };
    },
    verifyWebhook: () => ({ verified: false }),
    list: async () => {
      await heard('list');
      return [...payments.entries()]
        .filter(([, { truth }]) => truth.state === 'paid')
        .map(([reference, { truth }]) => ({
          ...{ reference, txnId: truth.txnId ?? '', amountMinor: truth.amountMinor ?? 0 },
          refundedMinor: truth.refunds.reduce((sum, one) => sum + one.amountMinor, 0),
          ...{ currency: truth.currency ?? '', occurredAt: truth.occurredAt ?? new Date() },
        }));
    },
  };

  return {
    adapter,
    calls,
    refunds,
    say(id: string, truth: Partial<ProviderTruth>) {
      const payment = of(id);
      payment.truth = { ...payment.truth, ...truth };
    },
    /** The shopper pays, if the provider still lets him. */
    pay(id: string, amountMinor: number, currency = 'EUR'): boolean {
      const payment = of(id);
      if (payment.truth.state === 'cancelled') return false;
      payment.truth = { ...payment.truth, state: 'paid', amountMinor, currency, txnId: `ch_${id}` };
      return true;
    },
    /** What `cancel` answers instead of doing it. */
    answerCancel(id: string, answer: Cancelled) {
      of(id).cancel = answer;
    },
    /** Runs before each call: to wait, or to throw what a broken line throws. */
    before(run: ((call: string) => Promise<void> | void) | null) {
      next = run;
    },
    bookings() {
      return [...payments.entries()]
        .filter(([, { truth }]) => truth.state === 'paid')
        .flatMap(([reference, { truth }]) => {
          const { amountMinor, currency, txnId } = truth;
          const base = { reference, currency: currency ?? '' };
          return [
            { ...base, kind: 'charge', txnId: txnId ?? '', amountMinor: amountMinor ?? 0 },
            ...truth.refunds.map((one) => ({
              ...base,
              kind: 'refund',
              txnId: one.id,
              amountMinor: one.amountMinor,
            })),
          ];
        });
    },
  };
}

export const noAnswer = () => {
  throw new ProviderFailure('no_answer', 'the line went dead');
};
export const aLittleLater = (mostMs: number) => sleep(Math.random() * mostMs);
