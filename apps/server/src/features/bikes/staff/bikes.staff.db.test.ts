import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aUnit } from '../../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

async function requested(unitId?: string) {
  const { owner } = desk.database;
  const site_id = desk.shop.site.id;
  const unit = unitId
    ? { id: unitId, serial: 'AGAIN' }
    : await aUnit(owner, { site_id, status: 'sold', sold_on: '2025-05-14' });
  const customer = await aCustomer(owner, { site_id });
  const { id } = await owner
    .insertInto('bike_registrations')
    .values({ site_id, customer_id: customer.id, unit_id: unit.id, serial: unit.serial ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, unit, customer };
}
const bikeOf = (unitId: string) =>
  desk.database.owner.selectFrom('bikes').selectAll().where('unit_id', '=', unitId).executeTakeFirst();
const auditOf = async (id: number) =>
  (await desk.auditOf(String(id))).map(({ action, reason, request_id }) => ({ action, reason, request_id }));

test('support sees what waits, verifies one of two rivals, and it is written down', async () => {
  const one = await requested();
  const other = await requested(one.unit.id);
  const { data, meta } = (await desk.call('GET', 'activations', undefined, { as: 'support' })).json();
  expect(meta.count).toBe(2);
  expect(data.map(({ id }: { id: number }) => id)).toEqual([one.id, other.id]);
  for (const { id } of [one, other])
    expect((await desk.call('GET', `bike-registrations/${id}`)).json().data.rivals).toBe(1);
  const path = `bike-registrations/${one.id}/verify`;
  expect((await desk.call('POST', path, {}, { as: 'finance' })).statusCode).toBe(403);
  const done = await desk.call('POST', path, {}, { as: 'support' });
  expect(done.json().data).toEqual({ id: one.id, status: 'verified', serial: one.unit.serial });
  // The warranty began when the vehicle left the shop, by the shop's calendar.
  expect(await bikeOf(one.unit.id)).toMatchObject({
    customer_id: one.customer.id,
    activated_at: new Date('2025-05-14T05:00:00Z'),
    expires_at: new Date('2027-05-14T05:00:00Z'),
  });
  expect(await auditOf(one.id)).toEqual([
    { action: 'bike.verified', reason: null, request_id: 'request-of-the-test' },
  ]);
  expect((await desk.call('POST', path, {}, { as: 'support' })).json().code).toBe('registration_decided');
  const late = await desk.call('POST', `bike-registrations/${other.id}/verify`, {}, { as: 'support' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'bike_registered']);
});

test('a rejection tells its reason; another site’s desk finds nothing', async () => {
  const { id, unit, customer } = await requested();
  const path = `bike-registrations/${id}/reject`;
  expect((await desk.call('POST', path, {}, { as: 'support' })).statusCode).toBe(422);
  const reason = 'The receipt names another frame.';
  expect((await desk.call('POST', path, { reason }, { as: 'support' })).statusCode).toBe(200);
  expect(await bikeOf(unit.id)).toBeUndefined();
  expect((await desk.call('GET', `bike-registrations/${id}`)).json().data).toMatchObject({
    status: 'rejected',
    reason,
  });
  const mail = await desk.database.owner
    .selectFrom('mails')
    .select(['kind', 'data'])
    .where('to_email', '=', customer.email)
    .executeTakeFirst();
  expect(mail).toMatchObject({ kind: 'bike_registration_rejected', data: { reason } });
  expect((await auditOf(id))[0]).toMatchObject({ action: 'bike.rejected', reason });
  expect((await desk.call('GET', 'bike-registrations/999999')).statusCode).toBe(404);
});
