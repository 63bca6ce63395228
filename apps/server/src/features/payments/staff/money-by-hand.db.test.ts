import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => expect(await brokenInvariants(desk.database.owner)).toEqual([]));
afterAll(() => desk.close());

interface Case {
  readonly id: number;
  readonly order_code: string;
  readonly kind: string;
  readonly status: string;
  readonly detail: { readonly amount_minor: number };
}

const finance = { as: 'finance' } as const;
const confirm = (code: string, body: object) => desk.call('POST', `orders/${code}/payment`, body, finance);
const refund = (code: string, amount: number | null, reason = 'goodwill') =>
  desk.call(
    'POST',
    `orders/${code}/refund`,
    { reason, ...(amount === null ? {} : { amount_minor: amount }) },
    finance,
  );
const aPaidOrder = async () => {
  const code = await desk.anOrderOf();
  const paid = await confirm(code, await desk.money(code));
  expect(paid.json().data).toMatchObject({ outcome: 'paid' });
  return code;
};
/** The tasks "send this money back" of an order, as the desk lists them. */
const tasksOf = async (code: string) => {
  const { data } = (await desk.call('GET', `orders/${code}`)).json();
  return (data.cases as Case[]).filter(({ kind, status }) => kind === 'refund_by_hand' && status === 'open');
};
const amountsOf = (tasks: readonly Case[]) =>
  tasks.map(({ detail }) => detail.amount_minor).sort((a, b) => a - b);
const resolve = (id: number, resolution: string, note: string) =>
  desk.call('POST', `cases/${id}/resolve`, { resolution, note }, finance);

describe('refunds that staff send by hand', () => {
  test('[C3] two refunds of one order are two open cases', async () => {
    const code = await aPaidOrder();
    await refund(code, 10_000);
    await refund(code, 20_000);
    expect(amountsOf(await tasksOf(code))).toEqual([10_000, 20_000]);
    const listed = (await desk.call('GET', 'payment-cases')).json().data as Case[];
    expect(amountsOf(listed.filter(({ order_code }) => order_code === code))).toEqual([10_000, 20_000]);
  });

  test('[C3] resolving the first refund leaves the case of the second open', async () => {
    const code = await aPaidOrder();
    await refund(code, 15_250);
    await refund(code, 15_249);
    const [first, second] = await tasksOf(code);
    const sent = await resolve(first?.id ?? 0, 'refund', 'OUT 20261116-000012');
    expect(sent.json().data).toMatchObject({ refunded_minor: 15_250, payment_status: 'partly_refunded' });
    expect(await tasksOf(code)).toMatchObject([{ id: second?.id, detail: { amount_minor: 15_249 } }]);
    await resolve(second?.id ?? 0, 'refund', 'OUT 20261116-000013');
    expect(await tasksOf(code)).toEqual([]);
    const { data } = (await desk.call('GET', `orders/${code}`)).json();
    expect(data.refunds.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  test('[C3] a goodwill refund and then the whole return: both amounts stand in the list', async () => {
    const code = await aPaidOrder();
    const total = await desk.totalOf(code);
    await refund(code, 10_000, 'scratch');
    const rest = await refund(code, null, 'return');
    expect(rest.json().data.refunded_minor).toBe(total - 10_000);
    expect(amountsOf(await tasksOf(code))).toEqual([10_000, total - 10_000]);
  });

  test('[C3] eight refunds at once: as many open cases as refunds, never more than was paid', async () => {
    const code = await aPaidOrder();
    const total = await desk.totalOf(code);
    const quarter = Math.floor(total / 4);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const answer = await refund(code, quarter, 'race');
          if (answer.statusCode !== 503) return answer.statusCode;
        }
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(4);
    expect(amountsOf(await tasksOf(code))).toEqual([quarter, quarter, quarter, quarter]);
  });

  test('[C3] money that comes twice, and twice too much: each overpayment has its own case', async () => {
    const code = await aPaidOrder();
    for (const reference of ['TWICE 1', 'TWICE 2']) {
      const body = await desk.money(code, { amount_minor: 5_000, reference: `${reference} ${code}` });
      const answer = await confirm(code, { ...body, override_amount: true });
      expect(answer.json().data).toMatchObject({ outcome: 'paid', refunded_minor: 5_000 });
    }
    const { data } = (await desk.call('GET', `orders/${code}`)).json();
    const open = (data.cases as Case[]).filter(({ status }) => status === 'open').map(({ kind }) => kind);
    expect(open.sort()).toEqual(['overpaid', 'overpaid', 'refund_by_hand', 'refund_by_hand']);
    const [first] = await tasksOf(code);
    await resolve(first?.id ?? 0, 'refund', 'OUT 1');
    expect(await tasksOf(code)).toHaveLength(1);
  });

  test('[C3] resolving an overpayment as refunded sends back the overpayment, not the order', async () => {
    const code = await desk.anOrderOf();
    const total = await desk.totalOf(code);
    await confirm(code, await desk.money(code, { amount_minor: total + 700 }));
    const { data } = (await desk.call('GET', `orders/${code}`)).json();
    const overpaid = (data.cases as Case[]).find(({ kind }) => kind === 'overpaid');
    const done = await resolve(overpaid?.id ?? 0, 'refund', 'OUT 700');
    expect(done.json().data).toMatchObject({ refunded_minor: 700, payment_status: 'paid' });
    expect(await tasksOf(code)).toEqual([]);
  });

  test('[C3] closing a refund that was a mistake withdraws it; money the order has no claim to must go back', async () => {
    const code = await aPaidOrder();
    await refund(code, 900, 'typed twice');
    const [task] = await tasksOf(code);
    expect((await resolve(task?.id ?? 0, 'close', 'typed twice')).statusCode).toBe(200);
    const { data } = (await desk.call('GET', `orders/${code}`)).json();
    expect(data.refunds).toMatchObject([{ status: 'failed', amount_minor: 900 }]);
    await desk.call('POST', `orders/${code}/cancel`, { reason: 'asked' }, { as: 'support' });
    const [owed] = await tasksOf(code);
    const refused = await resolve(owed?.id ?? 0, 'close', 'forget it');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund_still_owed']);
    expect(await tasksOf(code)).toHaveLength(1);
  });

  test('[C3] the database refuses a refund by hand without an open case', async () => {
    const code = await aPaidOrder();
    await refund(code, 800);
    const resolveBehindTheBack = sql`
      update payment_cases set status = 'resolved', resolved_at = now(), resolution = 'lost'
       where kind = 'refund_by_hand' and status = 'open'`.execute(desk.database.owner);
    await expect(resolveBehindTheBack).rejects.toThrow(/has no open case/);
    const insertAlone = sql`
      insert into refunds (site_id, attempt_id, amount_minor, currency, reason, status)
      select a.site_id, a.id, 1, a.currency, 'x', 'manual' from payment_attempts a
        join orders o on o.site_id = a.site_id and o.id = a.order_id where o.code = ${code}`.execute(
      desk.database.owner,
    );
    await expect(insertAlone).rejects.toThrow(/has no open case/);
  });
});

describe('a bank reference', () => {
  test('[C3] pays one order: a second order is refused and the first one is named', async () => {
    const first = await desk.anOrderOf();
    const second = await desk.anOrderOf();
    const reference = `BP 20261116-${first}`;
    expect((await confirm(first, await desk.money(first, { reference }))).statusCode).toBe(200);
    for (const spelled of [
      reference,
      reference.toLowerCase(),
      `bp20261116${first}`,
      `  BP 2026 1116 – ${first} `,
      `ＢＰ　２０２６１１１６－${first}`,
      `B\u200bP/20261116.${first}`,
    ]) {
      const answer = await confirm(second, await desk.money(second, { reference: spelled }));
      expect([spelled, answer.statusCode, answer.json().code]).toEqual([
        spelled,
        409,
        'payment_reference_used',
      ]);
      expect(answer.json().message).toContain(first);
      expect(answer.json().data).toEqual({ order_code: first });
    }
    expect((await desk.rowOf(second)).payment_status).toBe('unpaid');
  });

  test('[C3] in another spelling on the same order is booked once', async () => {
    const code = await desk.anOrderOf();
    await confirm(code, await desk.money(code, { reference: `BP ${code}` }));
    const again = await confirm(code, await desk.money(code, { reference: ` bp-${code.toLowerCase()}` }));
    expect(again.json().data).toMatchObject({ outcome: 'again', refunded_minor: 0 });
    const { data } = (await desk.call('GET', `orders/${code}`)).json();
    expect([data.ledger.length, data.cases.length]).toEqual([1, 0]);
  });

  test('[C3] of one transfer that pays two orders is booked with split, and the audit log names both', async () => {
    const [first, second] = [await desk.anOrderOf(), await desk.anOrderOf()];
    const reference = `SPLIT ${first}`;
    await confirm(first, await desk.money(first, { reference, split: true }));
    const both = await confirm(second, await desk.money(second, { reference, split: true }));
    expect(both.json().data).toMatchObject({ outcome: 'paid' });
    expect((await desk.auditOf(second)).at(-1)).toMatchObject({
      action: 'order.payment',
      after: { money: { reference, isSplit: true }, shared_with: [first] },
    });
    const third = await desk.anOrderOf();
    expect((await confirm(third, await desk.money(third, { reference }))).statusCode).toBe(409);
  });

  test('[C3] booked for six orders at once pays exactly one of them', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => desk.anOrderOf()));
    const reference = `RACE ${codes[0]}`;
    const answers = await Promise.all(
      codes.map(async (code, n) => {
        const body = await desk.money(code, { reference: n % 2 ? reference.toLowerCase() : reference });
        for (;;) {
          const answer = await confirm(code, body);
          if (answer.statusCode !== 503) return answer.statusCode;
        }
      }),
    );
    expect(answers.sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const rows = await Promise.all(codes.map((code) => desk.rowOf(code)));
    expect(rows.filter(({ payment_status }) => payment_status === 'paid')).toHaveLength(1);
  });

  test('[C3] is free in another country, and needs a letter or a digit', async () => {
    const here = await desk.anOrderOf();
    const there = await desk.anOrderOf(desk.other);
    const reference = `ABROAD ${here}`;
    await confirm(here, await desk.money(here, { reference }));
    const token = await desk.tokenOf('it', 'finance');
    const abroad = await desk.call(
      'POST',
      `orders/${there}/payment`,
      await desk.money(there, { reference }),
      {
        as: { token },
        tenant: 'it',
      },
    );
    expect(abroad.json().data).toMatchObject({ outcome: 'paid' });
    const empty = await confirm(await desk.anOrderOf(), await desk.money(here, { reference: '---' }));
    expect([empty.statusCode, empty.json().code]).toEqual([422, 'payment_reference_invalid']);
  });

  test('[WORK-01] is never the mark of a panel: the api refuses it, however it is spelled, and so does the ledger', async () => {
    const code = await desk.anOrderOf();
    for (const reference of ['PAYLATER', 'Pay-later', 'pay later', 'cash-delivery-order']) {
      const refused = await confirm(code, await desk.money(code, { reference }));
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'payment_reference_invalid']);
    }
    await confirm(code, await desk.money(code, { reference: `REAL ${code}` }));
    await expect(
      sql`
        insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at, reference_key)
        select p.site_id, p.attempt_id, p.kind, p.provider, p.provider_txn_id || 'x', now(),
               normalize_bank_reference('pay later')
          from ledger_postings p join payment_attempts a on a.id = p.attempt_id
          join orders o on o.id = a.order_id where o.code = ${code}`.execute(desk.database.owner),
    ).rejects.toThrow(/ledger_postings_reference_no_mark/);
  });
});

describe('an amount', () => {
  test('[C3] of more than twice what is missing needs the override; above the ceiling it is refused in any case', async () => {
    const code = await desk.anOrderOf();
    const total = await desk.totalOf(code);
    const large = await desk.money(code, { amount_minor: total * 2 + 1 });
    const refused = await confirm(code, large);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'payment_amount_too_large']);
    const absurd = await confirm(code, { ...large, amount_minor: 1e15, override_amount: true });
    expect([absurd.statusCode, absurd.json().code]).toEqual([422, 'validation_failed']);
    expect((await desk.rowOf(code)).payment_status).toBe('unpaid');
    const taken = await confirm(code, { ...large, override_amount: true });
    expect(taken.json().data).toMatchObject({ outcome: 'paid', refunded_minor: total + 1 });
    expect((await desk.auditOf(code)).at(-1)).toMatchObject({ after: { money: { overridesAmount: true } } });
  });

  test('[C3] for an order that is paid already needs the override', async () => {
    const code = await aPaidOrder();
    const more = await confirm(code, await desk.money(code, { amount_minor: 1, reference: `MORE ${code}` }));
    expect([more.statusCode, more.json().code]).toEqual([422, 'payment_amount_too_large']);
  });
});
