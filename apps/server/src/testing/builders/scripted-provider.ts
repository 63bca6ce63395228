import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Cancelled,
  type ProviderAdapter,
  ProviderFailure,
  type ProviderPayment,
  type Refunded,
} from '../../features/payments/providers/adapter.ts';

const NOTHING: ProviderPayment = {
  state: 'open',
  amountMinor: null,
  currency: null,
  reference: null,
  providerRef: null,
  providerPaymentRef: null,
  txnId: null,
  occurredAt: null,
  refunds: [],
  disputes: [],
  failure: null,
  card: null,
};

interface Payment {
  providerPayment: ProviderPayment;
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
  const findPayment = (id: string): Payment => {
    const known = payments.get(id) ?? { providerPayment: { ...NOTHING, reference: id }, cancel: null };
    payments.set(id, known);
    return known;
  };
  const heard = async (call: string) => {
    calls.push(call);
    await next?.(call);
  };

  return {
    adapter: scriptedAdapter({ payments, refunds, findPayment, heard }),
    calls,
    refunds,
    say(id: string, providerPayment: Partial<ProviderPayment>) {
      const payment = findPayment(id);
      payment.providerPayment = { ...payment.providerPayment, ...providerPayment };
    },
    /** The shopper pays, if the provider still allows it. */
    pay(id: string, amountMinor: number, currency = 'EUR'): boolean {
      const payment = findPayment(id);
      if (payment.providerPayment.state === 'cancelled') return false;
      payment.providerPayment = {
        ...payment.providerPayment,
        state: 'paid',
        amountMinor,
        currency,
        txnId: `ch_${id}`,
      };
      return true;
    },
    /** What `cancel` answers instead of doing it. */
    answerCancel(id: string, answer: Cancelled) {
      findPayment(id).cancel = answer;
    },
    /** Runs before each call: to wait, or to throw what a broken line throws. */
    before(run: ((call: string) => Promise<void> | void) | null) {
      next = run;
    },
    bookings() {
      return [...payments.entries()]
        .filter(([, { providerPayment }]) => providerPayment.state === 'paid')
        .flatMap(([reference, { providerPayment }]) => {
          const { amountMinor, currency, txnId } = providerPayment;
          const base = { reference, currency: currency ?? '' };
          return [
            { ...base, kind: 'charge', txnId: txnId ?? '', amountMinor: amountMinor ?? 0 },
            ...providerPayment.refunds.map((one) => ({
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

interface Script {
  readonly payments: ReadonlyMap<string, Payment>;
  readonly refunds: Map<string, Refunded>;
  readonly findPayment: (id: string) => Payment;
  /** Counts the call and runs what the test wants before it. */
  readonly heard: (call: string) => Promise<void>;
}

function scriptedAdapter({ payments, refunds, findPayment, heard }: Script): ProviderAdapter {
  return {
    provider: 'stripe',
    capabilities: {
      cancel: true,
      partialRefund: true,
      list: true,
      expiresAfterSeconds: null,
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
      return findPayment(id).providerPayment;
    },
    async cancel({ id }) {
      await heard('cancel');
      const payment = findPayment(id);
      if (payment.cancel) return payment.cancel;
      if (payment.providerPayment.state === 'paid') return 'already_paid';
      payment.providerPayment = { ...payment.providerPayment, state: 'cancelled' };
      return 'cancelled';
    },
    async refund({ id, currency }, input) {
      await heard('refund');
      const known = refunds.get(input.id);
      if (known) return known;
      const done: Refunded = { state: 'succeeded', id: `re_${input.id}` };
      refunds.set(input.id, done);
      const payment = findPayment(id);
      const entry = { id: `re_${input.id}`, amountMinor: input.amountMinor, state: 'succeeded' } as const;
      payment.providerPayment = {
        ...payment.providerPayment,
        currency,
        refunds: [...payment.providerPayment.refunds, { ...entry, occurredAt: new Date() }],
      };
      return done;
    },
    fetchRefund: async (_attempt, input) => {
      await heard('fetchRefund');
      return refunds.get(input.id) ?? { state: 'failed', id: null };
    },
    verifyWebhook: () => ({ verified: false }),
    list: async () => {
      await heard('list');
      return [...payments.entries()]
        .filter(([, { providerPayment }]) => providerPayment.state === 'paid')
        .map(([reference, { providerPayment }]) => ({
          reference,
          txnId: providerPayment.txnId ?? '',
          amountMinor: providerPayment.amountMinor ?? 0,
          refundedMinor: providerPayment.refunds.reduce((sum, one) => sum + one.amountMinor, 0),
          currency: providerPayment.currency ?? '',
          occurredAt: providerPayment.occurredAt ?? new Date(),
        }));
    },
  };
}

export const noAnswer = () => {
  throw new ProviderFailure('no_answer', 'the line went dead');
};
export const sleepRandomly = (maxMs: number) => sleep(Math.random() * maxMs);
