import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderPayment } from '../providers/adapter.ts';
import { decide, type Known, sumOf } from './settle.rules.ts';

const ID = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const AMOUNT = 10_000;

const providerPayment = (input: Partial<ProviderPayment>): ProviderPayment => ({
  state: 'open',
  amountMinor: AMOUNT,
  currency: 'EUR',
  reference: ID,
  providerRef: 'pi_1',
  providerPaymentRef: null,
  txnId: 'ch_1',
  occurredAt: null,
  refunds: [],
  disputes: [],
  failure: null,
  card: null,
  ...input,
});

const START: Known = {
  id: ID,
  status: 'ready',
  amountMinor: AMOUNT,
  currency: 'EUR',
  postings: [],
  unknownSeconds: 0,
};

const step = (known: Known, heard: ProviderPayment): Known => {
  const moves = decide(known, heard);
  return {
    ...known,
    status: moves.status ?? known.status,
    postings: [...known.postings, ...moves.postings],
  };
};

const ledgerOf = ({ postings }: Known) =>
  postings.map(({ kind, txnId, amountMinor }) => `${kind} ${txnId} ${amountMinor}`).sort();

/** What a provider could have said about one payment, in the order it became true. */
const history = fc
  .record({
    before: fc.subarray(['open', 'action_required', 'processing', 'review'] as const),
    end: fc.constantFrom('paid', 'failed', 'cancelled', 'expired', 'failed then paid'),
    refunds: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 2 }),
    dispute: fc.constantFrom(null, 'open', 'won', 'lost'),
  })
  .map(({ before, end, refunds, dispute }) => {
    const states: ProviderPayment[] = before.map((state) => providerPayment({ state }));
    if (end !== 'paid') states.push(providerPayment({ state: end === 'failed then paid' ? 'failed' : end }));
    if (end !== 'paid' && end !== 'failed then paid') return states;
    const paid = (count: number, disputes: ProviderPayment['disputes']) =>
      providerPayment({
        state: 'paid',
        disputes,
        refunds: refunds.slice(0, count).map((amountMinor, n) => ({
          id: `re_${n}`,
          amountMinor,
          state: 'succeeded' as const,
          occurredAt: new Date(0),
        })),
      });
    for (let count = 0; count <= refunds.length; count += 1) states.push(paid(count, []));
    if (dispute) states.push(paid(refunds.length, [{ id: 'dp_1', amountMinor: AMOUNT, state: 'open' }]));
    if (dispute === 'won' || dispute === 'lost')
      states.push(paid(refunds.length, [{ id: 'dp_1', amountMinor: AMOUNT, state: dispute }]));
    return states;
  });

describe('truths in any order', () => {
  test('any sequence of the same truths, repeated or not, ends in the same state and the same books', () => {
    const heard = history.chain((states) =>
      fc.tuple(
        fc.constant(states),
        fc.array(fc.nat({ max: states.length - 1 }), { maxLength: 6 }).chain((extra) =>
          fc.shuffledSubarray([...states.keys(), ...extra], {
            minLength: states.length + extra.length,
            maxLength: states.length + extra.length,
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(heard, ([states, order]) => {
        const inTime = states.reduce(step, START);
        const shuffled = order
          .map((place) => states[place])
          .reduce((known, one) => (one ? step(known, one) : known), START);
        expect(shuffled.status).toBe(inTime.status);
        expect(ledgerOf(shuffled)).toEqual(ledgerOf(inTime));
      }),
      { numRuns: 5000 },
    );
  });

  test('money is booked once however often it is reported', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (times) => {
        const end = Array.from({ length: times }, () => providerPayment({ state: 'paid' })).reduce(
          step,
          START,
        );
        expect(sumOf(end.postings, 'captured')).toBe(AMOUNT);
      }),
    );
  });
});

describe('what does not fit is not booked', () => {
  const wrong: [string, Partial<ProviderPayment>][] = [
    ['a lower amount', { amountMinor: AMOUNT - 1 }],
    ['a higher amount', { amountMinor: AMOUNT + 1 }],
    ['no amount', { amountMinor: null }],
    ['another currency', { currency: 'USD' }],
    ['no reference at the provider', { reference: null }],
    ["another attempt's reference", { reference: '018bcfe5-6800-7cfc-8d20-8495d565ef67' }],
  ];
  test.each(wrong)('%s: review and a case, no posting', (_name, input) => {
    const moves = decide(START, providerPayment({ state: 'paid', ...input }));
    expect(moves).toMatchObject({ status: 'review', postings: [], trouble: [{ kind: 'amount_mismatch' }] });
  });

  test('a payment that was booked rightly is not shaken by a wrong one', () => {
    const paid = step(START, providerPayment({ state: 'paid' }));
    expect(decide(paid, providerPayment({ state: 'paid', amountMinor: 1 })).status).toBeNull();
  });
});

describe('not knowing', () => {
  test('an unanswered charge that the provider does not know fails only after it had time to arrive', () => {
    const unknown = { ...START, status: 'unknown' };
    expect(
      decide({ ...unknown, unknownSeconds: 30 }, providerPayment({ state: 'absent' })).status,
    ).toBeNull();
    expect(decide({ ...unknown, unknownSeconds: 130 }, providerPayment({ state: 'absent' }))).toMatchObject({
      status: 'failed',
      failure: 'provider_error',
    });
  });

  test('any truth ends it: open again, or paid', () => {
    const unknown = { ...START, status: 'unknown' };
    expect(decide(unknown, providerPayment({ state: 'open' })).status).toBe('ready');
    expect(decide(unknown, providerPayment({ state: 'paid' })).status).toBe('paid');
  });

  test('nothing known is never taken for failed', () => {
    for (const status of ['created', 'ready', 'processing', 'review'])
      expect(decide({ ...START, status }, providerPayment({ state: 'absent' })).status).toBeNull();
  });
});

test('a second capture of the same attempt is booked and shouted about', () => {
  const paid = step(START, providerPayment({ state: 'paid' }));
  expect(decide(paid, providerPayment({ state: 'paid', txnId: 'ch_2' }))).toMatchObject({
    postings: [{ kind: 'captured', txnId: 'ch_2' }],
    trouble: [{ kind: 'double_charge' }],
  });
});
