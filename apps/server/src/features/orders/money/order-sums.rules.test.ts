import { expect, test } from 'vitest';
import { seededRandom } from '../../../demo/seeded-random.ts';
import { splitRefund } from '../../payments/refunds/refund.rules.ts';
import type { AttemptSums } from './attempt-sums.fragment.ts';
import { orderSums } from './order-sums.rules.ts';

const TOTAL = 819_500;
const part = (change: Partial<AttemptSums> = {}): AttemptSums => ({
  amount_minor: TOTAL,
  order_total_minor: TOTAL,
  captured_minor: 0,
  refunded_minor: 0,
  charged_back_minor: 0,
  returning_minor: 0,
  ...change,
});
const unpaid = { status: 'pending_confirmation', payment_status: 'unpaid', total_minor: TOTAL };
const paid = { status: 'confirmed', payment_status: 'paid', total_minor: TOTAL };

test('[WORK-08] a part payment leaves the rest due, and the order is part paid', () => {
  expect(orderSums(unpaid, [part({ captured_minor: 810_500 })])).toMatchObject({
    payment_state: 'partly_paid',
    paid_minor: 810_500,
    due_minor: 9000,
  });
});

test('[WORK-08] nothing is due of an order that was paid or has ended, whatever went back', () => {
  const goodwill = part({ captured_minor: TOTAL, refunded_minor: 125_050 });
  expect(orderSums({ ...paid, payment_status: 'partly_refunded' }, [goodwill]).due_minor).toBe(0);
  const all = part({ captured_minor: TOTAL, refunded_minor: TOTAL });
  expect(orderSums({ ...paid, status: 'cancelled', payment_status: 'refunded' }, [all])).toMatchObject({
    due_minor: 0,
    refunded_minor: TOTAL,
    refundable_minor: 0,
  });
  expect(orderSums({ ...unpaid, status: 'cancelled' }, [part()]).due_minor).toBe(0);
});

test('[BUG-04] an order charged in another currency offers its own sum, and a chargeback leaves nothing', () => {
  const order = { ...paid, total_minor: 913_000 };
  const charged = part({ amount_minor: 989_236, order_total_minor: 913_000, captured_minor: 989_236 });
  expect(orderSums(order, [charged]).refundable_minor).toBe(913_000);
  expect(orderSums(order, [{ ...charged, charged_back_minor: 989_236 }])).toMatchObject({
    payment_state: 'charged_back',
    refundable_minor: 0,
    charged_back_minor: 913_000,
  });
});

interface Entry {
  readonly attempt: number;
  readonly kind: 'captured' | 'refunded' | 'chargeback' | 'chargeback_won' | 'returning';
  readonly minor: number;
}

/** An order of up to three attempts in two currencies, and what happened to it, entry by entry. */
function aHistory(random: () => number) {
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const total = 1 + upTo(2_000_000);
  const attempts = Array.from({ length: 1 + upTo(2) }, () => ({
    order_total_minor: total,
    amount_minor: random() < 0.5 ? total : Math.max(1, Math.round(total * (0.2 + random() * 3))),
  }));
  const entries: Entry[] = [];
  const left = attempts.map(() => 0);
  const disputed = attempts.map(() => 0);
  const add = (attempt: number, kind: Entry['kind'], minor: number, change: number) => {
    if (minor <= 0) return;
    entries.push({ attempt, kind, minor });
    left[attempt] = (left[attempt] ?? 0) + change;
  };
  for (let step = upTo(8); step > 0; step -= 1) {
    const at = upTo(attempts.length - 1);
    const here = left[at] ?? 0;
    const roll = random();
    if (roll < 0.45) {
      const minor =
        random() < 0.5 ? (attempts[at]?.amount_minor ?? 0) : upTo(attempts[at]?.amount_minor ?? 0);
      add(at, 'captured', minor, minor);
    } else if (roll < 0.7) {
      const minor = random() < 0.4 ? here : upTo(here);
      add(at, random() < 0.5 ? 'refunded' : 'returning', minor, -minor);
    } else if (roll < 0.9) {
      const minor = random() < 0.5 ? here : upTo(here);
      disputed[at] = (disputed[at] ?? 0) + minor;
      add(at, 'chargeback', minor, -minor);
    } else {
      const minor = upTo(disputed[at] ?? 0);
      disputed[at] = (disputed[at] ?? 0) - minor;
      add(at, 'chargeback_won', minor, minor);
    }
  }
  const any = <const Value>(...values: readonly Value[]) => values[upTo(values.length - 1)] as Value;
  const order = {
    total_minor: total,
    status: any('pending_confirmation', 'confirmed', 'delivered', 'cancelled', 'refunded', 'returned'),
    payment_status: any('unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded'),
  };
  return { order, attempts, entries };
}

const sumOf = (entries: readonly Entry[], attempt: number, ...kinds: Entry['kind'][]) =>
  entries.reduce(
    (sum, one) => sum + (one.attempt === attempt && kinds.includes(one.kind) ? one.minor : 0),
    0,
  );

test('[BUG-04] [WORK-08] 10,000 orders: what can be refunded, what is due and the ledger agree', () => {
  const random = seededRandom('20261118');
  let partPaid = 0;
  for (let run = 0; run < 10_000; run += 1) {
    const { order, attempts, entries } = aHistory(random);
    const sums = orderSums(
      order,
      attempts.map((one, at) => ({
        ...one,
        captured_minor: sumOf(entries, at, 'captured'),
        refunded_minor: sumOf(entries, at, 'refunded'),
        charged_back_minor: sumOf(entries, at, 'chargeback') - sumOf(entries, at, 'chargeback_won'),
        returning_minor: sumOf(entries, at, 'returning'),
      })),
    );
    // The model walks the entries one by one and converts what is left of each attempt, as a person with a calculator.
    const left = attempts.map(() => 0);
    for (const { attempt, kind, minor } of entries)
      left[attempt] = (left[attempt] ?? 0) + (['captured', 'chargeback_won'].includes(kind) ? minor : -minor);
    const worth = attempts.map(({ amount_minor, order_total_minor }, at) =>
      Math.floor(((left[at] ?? 0) * order_total_minor) / amount_minor + 0.5),
    );
    const here = worth.reduce((sum, minor) => sum + minor, 0);
    const waits =
      ['unpaid', 'authorised'].includes(order.payment_status) &&
      !['cancelled', 'returned', 'refunded'].includes(order.status);
    expect(sums.refundable_minor, JSON.stringify({ order, entries })).toBe(here);
    expect(sums.paid_minor).toBe(sums.refunded_minor + sums.charged_back_minor + here);
    expect(sums.due_minor).toBe(waits ? Math.max(0, order.total_minor - here) : 0);
    const split = splitRefund(
      attempts.map((one, at) => ({
        ...one,
        attempt_id: String(at),
        account_ref: null,
        provider: 'none',
        currency: 'EUR',
        left_minor: left[at] ?? 0,
      })),
      null,
    );
    expect(split.ok ? split.totalMinor : 0).toBe(sums.refundable_minor);
    if (sums.payment_state === 'partly_paid') partPaid += 1;
  }
  expect(partPaid).toBeGreaterThan(500);
});
