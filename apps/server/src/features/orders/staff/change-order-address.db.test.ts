import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../../testing/builders/builders.ts';
import { openReturns } from '../../../testing/worlds/returning.ts';

type Role = 'support' | 'finance';

let desk: Awaited<ReturnType<typeof openReturns>>;
beforeAll(async () => {
  desk = await openReturns();
});
afterAll(() => desk.close());

const ADDRESS = {
  given_name: 'Nora',
  family_name: 'Verdi',
  address1: 'Calle Larga 12',
  city: 'Cuenca',
  state: 'Azuay',
  reason: 'moved house',
};

const show = async (code: string) => (await desk.call('GET', `orders/${code}`)).json().data;
const change = async (code: string, revision: string, input: object = {}, role: Role = 'support') => {
  const headers = { 'if-match': `"${revision}"` };
  const body = { ...ADDRESS, ...input };
  const answer = await desk.call('POST', `orders/${code}/address`, body, { as: role, headers });
  return { status: answer.statusCode, ...answer.json() };
};

/** An order that waits for its transfer and is to be shipped. */
const anOrder = async () => {
  const { customerId } = await aSession(desk.database.owner, { site_id: desk.siteId });
  return desk.anOrderBy(customerId, 1);
};

test('[DESKORDERS-14] the address changes until the shipment, with a reason; the audit log keeps the values apart', async () => {
  const { code } = await anOrder();
  const before = await show(code);
  expect(await change(code, before.revision, {}, 'finance')).toMatchObject({ status: 403 });
  expect(await change(code, before.revision, { reason: '' })).toMatchObject({ status: 422 });
  expect(await change(code, before.revision)).toMatchObject({ status: 200 });
  const after = await show(code);
  expect(after.delivery_address).toMatchObject({ address1: 'Calle Larga 12', city: 'Cuenca' });
  expect(after.total_minor).toBe(before.total_minor);
  expect(await desk.mailsOf(code)).toEqual(['address_changed']);
  const row = (await desk.auditOf(code)).at(-1);
  expect(row).toMatchObject({
    action: 'order.change_address',
    reason: 'moved house',
    after: { fields: expect.arrayContaining(['address1', 'city']) },
  });
  expect(JSON.stringify(row)).not.toContain('Larga');
  const { rows } = await sql<{ after: object }>`
    select v.after from audit_private v join audit_log a on a.site_id = v.site_id and a.id = v.audit_id
     where a.subject_ref = ${code}`.execute(desk.database.owner);
  expect(rows).toMatchObject([{ after: { address1: 'Calle Larga 12' } }]);
});

test('[DESKORDERS-14] an address that its country does not write so is refused field by field', async () => {
  const { code } = await anOrder();
  const { revision } = await show(code);
  expect(await change(code, revision, { state: null })).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: { state: [expect.any(String)] },
  });
});

test('[LAW-07] an order whose tax is that of a state does not go to another state', async () => {
  const { id, code } = await anOrder();
  const estimate = { place: 'Azuay', rate: 4, source: 'Test', as_of: '2026-01-01' };
  await sql`update orders set tax_lines = ${JSON.stringify([{ rate: 4, jurisdiction: 'EC-Azuay', estimate }])}::jsonb,
                   delivery_address = coalesce(delivery_address, '{}') || '{"state": "Azuay"}' where id = ${id}`.execute(
    desk.database.owner,
  );
  const before = await show(code);
  expect(before.tax_estimate).toEqual(estimate);
  expect(await change(code, before.revision, { state: 'Loja', city: 'Loja' })).toMatchObject({
    status: 409,
    code: 'tax_by_state',
    message: expect.stringMatching(/another state/),
  });
  expect((await show(code)).delivery_address).toEqual(before.delivery_address);
  expect(await change(code, before.revision)).toMatchObject({ status: 200 });
});

test('[BUG-10] a VAT number that the order keeps needs its company', async () => {
  const { code } = await anOrder();
  const { revision } = await show(code);
  const both = { company: 'Verdi Cía.', vat_number: '0190123456001' };
  expect(await change(code, revision, both)).toMatchObject({ status: 200 });
  const saved = await show(code);
  expect(saved.delivery_address).toMatchObject({ company: 'Verdi Cía.', vat_number: '0190123456001' });
  expect(await change(code, saved.revision, { company: null })).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: { company: [expect.any(String)] },
  });
  expect((await show(code)).delivery_address).toMatchObject({ company: 'Verdi Cía.' });
  const neither = { company: null, vat_number: null };
  expect(await change(code, saved.revision, neither)).toMatchObject({ status: 200 });
  expect((await show(code)).delivery_address).toMatchObject(neither);
});

test('[DESKORDERS-14] what has been shipped or is picked up has no address to change', async () => {
  const picked = await desk.anOrderOf();
  await sql`update orders set delivery_method = 'pickup', store_id = ${desk.shop.store.id}
             where code = ${picked}`.execute(desk.database.owner);
  expect(await change(picked, (await show(picked)).revision)).toMatchObject({
    status: 409,
    code: 'order_move_impossible',
  });
  const { code } = await desk.delivered();
  expect(await change(code, (await show(code)).revision)).toMatchObject({ status: 409 });
});

test('[DESKORDERS-15] two clerks at once: one address is saved, the other clerk is told', async () => {
  const { code } = await anOrder();
  const { revision } = await show(code);
  const answers = await Promise.all(
    ['Calle Larga 12', 'Calle Corta 3'].map((address1) => change(code, revision, { address1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'edited_meanwhile' });
  const saved = answers.findIndex(({ status }) => status === 200);
  expect((await show(code)).delivery_address.address1).toBe(['Calle Larga 12', 'Calle Corta 3'][saved]);
  expect((await desk.auditOf(code)).filter(({ action }) => action === 'order.change_address')).toHaveLength(
    1,
  );
  const missing = await desk.call('POST', `orders/${code}/address`, ADDRESS);
  expect(missing.statusCode).toBe(400);
});
