import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT } from '../../../testing/builders/checkout-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const show = async (code: string, role: 'admin' | 'support' | 'finance' = 'admin') =>
  (await desk.call('GET', `orders/${code}`, undefined, { as: role })).json().data;
const allowedOf = async (code: string, role: 'admin' | 'support' | 'finance') =>
  (await show(code, role)).actions
    .filter(({ allowed }: { allowed: boolean }) => allowed)
    .map(({ name }: { name: string }) => name);

test('[DESKORDERS-03] an order says what each role can do to it, and what it allows works', async () => {
  const code = await desk.anOrderOf();
  expect(await allowedOf(code, 'finance')).toEqual(['payment.confirm', 'payment.refuse', 'order.note']);
  expect(await allowedOf(code, 'support')).toEqual([
    'order.cancel',
    'order.change_address',
    'order.note',
    'order.mail_again',
    'order.revoke_links',
  ]);
  const before = await show(code);
  expect(before.lines[0].unit).toMatchObject({ status: expect.any(String) });
  await desk.call('POST', `orders/${code}/payment`, await desk.money(code), { as: 'finance' });
  const after = await show(code, 'finance');
  expect(after.revision).not.toBe(before.revision);
  expect(after.actions.find(({ name }: { name: string }) => name === 'payment.confirm')).toMatchObject({
    allowed: false,
    reason: 'already_paid',
    is_money: true,
  });
  expect(await allowedOf(code, 'admin')).toContain('order.prepare');
});

test('[DESKORDERS-04] a note is in the timeline with its author, and the audit log says who wrote it, not what', async () => {
  const code = await desk.anOrderOf();
  const answer = await desk.call('POST', `orders/${code}/notes`, { text: 'Called back.' }, { as: 'support' });
  expect(answer.statusCode).toBe(200);
  const { timeline } = await show(code);
  expect(timeline[0]).toMatchObject({ source: 'note', text: 'Called back.', actor: 'support of ec' });
  expect((await desk.auditOf(code)).at(-1)).toMatchObject({ action: 'order.note', reason: null });
  expect(JSON.stringify(await desk.auditOf(code))).not.toContain('Called back');
  expect((await desk.call('POST', `orders/${code}/notes`, { text: 'x' }, { as: 'editor' })).statusCode).toBe(
    403,
  );
});

test('[DESKORDERS-13] an order and its row in the list have the colours of the vehicle and the delay of its unit', async () => {
  const code = await desk.anOrderOf();
  await sql`
    with colour as (
      insert into attributes (slug, original_name) values ('colour', 'Colour')
      on conflict (slug) do update set original_name = excluded.original_name returning id),
    red as (
      insert into attribute_values (attribute_id, slug, original_content, settings)
      select id, 'rosso', 'Rosso', '{"color1":"#9e1b20","color2":"#ffffff"}' from colour returning id, attribute_id)
    insert into variant_values (variant_id, attribute_id, value_id)
    select l.variant_id, red.attribute_id, red.id from red, order_lines l
      join orders o on o.site_id = l.site_id and o.id = l.order_id where o.code = ${code}
    on conflict (variant_id, attribute_id) do update set value_id = excluded.value_id`.execute(
    desk.database.owner,
  );
  await sql`update units set expected_on = '2030-01-05' where id in (
    select l.unit_id from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
     where o.code = ${code})`.execute(desk.database.owner);
  const colors = ['#9e1b20', '#ffffff'];
  const [line] = (await show(code)).lines;
  expect(line).toMatchObject({ colors, picture: null, unit: { expected_on: '2030-01-05' } });
  const { data } = (await desk.call('GET', `orders?q=${code}`)).json();
  expect(data).toMatchObject([{ code, colors, promised_on: line.promised_on, expected_on: '2030-01-05' }]);
});

test('[DESKORDERS-05] a mail is sent again to the address of the order, once for each call, and audited', async () => {
  const code = await desk.anOrderOf();
  const [mail] = (await show(code)).mails;
  await sql`update orders set email = 'new@example.test', locale = 'it' where code = ${code}`.execute(
    desk.database.owner,
  );
  const answer = await desk.call('POST', `orders/${code}/mail-again`, { mail: mail.id }, { as: 'support' });
  expect(answer.statusCode).toBe(200);
  const { rows } = await sql<object>`
    select m.kind, m.to_email, m.locale from mails m join orders o on o.site_id = m.site_id and o.id = m.order_id
     where o.code = ${code} order by m.id`.execute(desk.database.owner);
  expect(rows).toEqual([
    { kind: 'order_received', to_email: CONTACT.email, locale: 'en' },
    { kind: 'order_received', to_email: 'new@example.test', locale: 'it' },
  ]);
  expect((await desk.auditOf(code)).at(-1)).toMatchObject({ action: 'order.mail_again' });
  const other = await desk.anOrderOf();
  expect((await desk.call('POST', `orders/${other}/mail-again`, { mail: mail.id })).statusCode).toBe(404);
});
