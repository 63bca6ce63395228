import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const finance = { as: 'finance' } as const;
type Answer = Awaited<ReturnType<Desk['call']>>;
/** A busy machine answers 503 (lock_timeout): nothing was done, and the caller asks again. */
const request = async (id: number): Promise<Answer> => {
  const answer = await desk.call('POST', `cases/${id}/request-payment`, {}, finance);
  return answer.statusCode === 503 ? request(id) : answer;
};
const show = async (path: string) => (await desk.call('GET', path, undefined, finance)).json().data;

/** An order of which 90.00 are missing, and its case. */
async function anUnderpaidOrder() {
  const code = await desk.anOrderOf();
  const total = await desk.totalOf(code);
  await desk.call(
    'POST',
    `orders/${code}/payment`,
    await desk.money(code, { amount_minor: total - 9000 }),
    finance,
  );
  const { cases } = await show(`orders/${code}`);
  return { code, total, id: cases[0].id as number };
}

const offersOf = async (id: number) =>
  (await show(`payment-cases/${id}`)).actions.map(
    (one: { name: string; allowed: boolean; reason: string | null }) => [one.name, one.allowed, one.reason],
  );

test('[WORK-09] the buyer of an underpaid order is asked for what is missing: one mail, the audit log and the history', async () => {
  const { code, total, id } = await anUnderpaidOrder();
  expect((await offersOf(id))[0]).toEqual(['case.request_payment', true, null]);
  const sent = await request(id);
  expect(sent.json().data).toMatchObject({
    code,
    outcome: 'requested',
    missing_minor: 9000,
    payment_status: 'unpaid',
  });
  const { rows } = await sql`
    select m.kind, m.locale = o.locale as own_language, m.to_email = o.email as own_address, m.data
      from mails m join orders o on o.id = m.order_id
     where o.code = ${code} and m.kind = 'payment_missing'`.execute(desk.database.owner);
  const data = { due_minor: 9000, received_minor: total - 9000, currency: 'EUR' };
  expect(rows).toEqual([{ kind: 'payment_missing', own_language: true, own_address: true, data }]);
  expect((await desk.auditOf(code)).at(-1)).toMatchObject({
    action: 'case.request_payment',
    after: { case: id, due_minor: 9000 },
  });
  const { timeline } = await show(`orders/${code}`);
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toContain('payment_requested');
});

test('[WORK-09] the buyer is asked once a day, and not once nothing is due', async () => {
  const { code, id } = await anUnderpaidOrder();
  const both = await Promise.all([request(id), request(id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await offersOf(id))[0]).toEqual(['case.request_payment', false, 'requested_today']);
  await sql`alter table order_events disable trigger append_only`.execute(desk.database.owner);
  await sql`update order_events set occurred_at = occurred_at - interval '25 hours'
    where kind = 'payment_requested'`.execute(desk.database.owner);
  await sql`alter table order_events enable trigger append_only`.execute(desk.database.owner);
  expect((await request(id)).statusCode).toBe(200);
  const rest = await desk.money(code, { amount_minor: 9000, reference: `REST ${code}` });
  await desk.call('POST', `orders/${code}/payment`, rest, finance);
  expect((await request(id)).statusCode).toBe(409);
});

test('[WORK-09] only an underpaid case asks for money', async () => {
  const code = await desk.anOrderOf();
  const total = await desk.totalOf(code);
  await desk.call(
    'POST',
    `orders/${code}/payment`,
    await desk.money(code, { amount_minor: total + 5000 }),
    finance,
  );
  const { cases } = await show(`orders/${code}`);
  const { id } = cases.find(({ kind }: { kind: string }) => kind === 'overpaid');
  expect((await request(id)).statusCode).toBe(409);
  expect((await offersOf(id)).map(([name]: [string]) => name)).not.toContain('case.request_payment');
});
