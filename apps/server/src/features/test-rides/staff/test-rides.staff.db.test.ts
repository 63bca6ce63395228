import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { aProduct, aStore } from '../../../testing/builders/builders.ts';
import { aDemonstrator, aTestRide } from '../../../testing/builders/test-ride-builders.ts';
import { type FormWorld, openFormWorld } from '../../../testing/worlds/form-world.ts';
import type { Role } from '../../staff/staff.rules.ts';
import { showOffer } from '../show-offer.ts';

const TERMS = { slot_minutes: 60, lead_hours: 1, days_ahead: 14, max_open: 2, max_open_network: 9 };
const HOURS = JSON.stringify({ weekday: '09:00–19:00', weekend: '09:00–19:00' });
const PERIOD = { starts_at: '2026-01-01T00:00:00Z', ends_at: '2036-01-01T00:00:00Z', reason: 'Service' };

let world: FormWorld;
let tokens: Record<'support' | 'finance' | 'fulfilment', string>;
let store: { id: number };
let product: { id: number; slug: string };
let demonstrator: { site_id: number; id: number };

beforeAll(async () => {
  world = await openFormWorld();
  const { owner, siteId: site_id } = world;
  const settings = JSON.stringify({ test_ride: TERMS });
  await sql`update sites set settings = settings || ${settings}::jsonb where id = ${site_id}`.execute(owner);
  store = await aStore(owner, { site_id, office_hours: HOURS, timezone: 'America/New_York' });
  product = await aProduct(owner, { original_name: 'Lupo 500' });
  demonstrator = await aDemonstrator(owner, { site_id, store_id: store.id, product_id: product.id });
  const make = async (role: Role) => {
    const made = await createStaffToken(owner, { site: 'it', name: role, role });
    return made.ok ? made.token : '';
  };
  tokens = {
    support: await make('support'),
    finance: await make('finance'),
    fulfilment: await make('fulfilment'),
  };
});
beforeEach(() => sql`delete from test_rides`.execute(world.owner));
afterAll(() => world.close());

let calls = 0;
function call(method: 'GET' | 'POST', path: string, body?: object, role: keyof typeof tokens = 'support') {
  calls += 1;
  return world.api.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: {
      'x-tenant': 'it',
      'x-locale': 'en',
      authorization: `Bearer ${tokens[role]}`,
      ...(body ? { 'idempotency-key': `staff-${calls}` } : {}),
    },
    ...(body ? { payload: body } : {}),
  });
}
const audit = () =>
  world.owner
    .selectFrom('audit_log as a')
    .leftJoin('audit_private as v', (join) =>
      join.onRef('v.site_id', '=', 'a.site_id').onRef('v.audit_id', '=', 'a.id'),
    )
    .select([
      'a.action',
      'a.subject_ref',
      'a.before',
      'a.after',
      sql<string | null>`coalesce(a.reason, v.after ->> 'reason')`.as('reason'),
    ])
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();

test('[TESTRIDE-12] the rides of a day are those of the store’s clock', async () => {
  const late = await aTestRide(world.owner, demonstrator, { starts_at: new Date('2026-11-21T00:30:00Z') });
  await aTestRide(world.owner, demonstrator, { starts_at: new Date('2026-11-21T15:00:00Z') });
  const { data, meta } = (await call('GET', `rides?sites=it&store=${store.id}&day=2026-11-20`)).json();
  expect(meta.count).toBe(1);
  expect(data[0]).toMatchObject({
    code: late.code,
    local_start: '2026-11-20 19:30',
    product: 'Lupo 500',
    rider: 'Anna Rossi',
  });
  expect((await call('GET', 'rides?sites=it&store=999999&day=2026-11-20')).json().data).toEqual([]);
});

test('[TESTRIDE-12] a ride that has begun is done or missed; both are in the audit log', async () => {
  const begun = () => aTestRide(world.owner, demonstrator, { starts_at: new Date(Date.now() - 60_000) });
  const first = await begun();
  const done = await call('POST', `test-rides/${first.code}/done`, {}, 'fulfilment');
  expect(done.json().data).toEqual({ code: first.code, status: 'done' });
  expect(await audit()).toMatchObject({ action: 'test_ride.done', subject_ref: first.code });
  const second = await begun();
  expect((await call('POST', `test-rides/${second.code}/no-show`, {})).json().data.status).toBe('no_show');
  expect((await call('POST', `test-rides/${second.code}/done`, {})).statusCode).toBe(409);
  const ahead = await aTestRide(world.owner, demonstrator, { starts_at: new Date(Date.now() + 86_400_000) });
  expect((await call('POST', `test-rides/${ahead.code}/done`, {})).json().code).toBe('test_ride_closed');
});

test('[TESTRIDE-12] a ride is cancelled with a reason that the rider reads; other roles are refused', async () => {
  const starts_at = new Date(Date.now() + 86_400_000);
  const { code } = await aTestRide(world.owner, demonstrator, { starts_at, email: 'told@rides.example' });
  const reason = 'The bike has a flat tyre';
  expect((await call('POST', `test-rides/${code}/cancel`, { reason }, 'finance')).statusCode).toBe(403);
  expect((await call('POST', `test-rides/${code}/cancel`, {})).statusCode).toBe(422);
  expect((await call('POST', `test-rides/${code}/cancel`, { reason })).json().data.status).toBe('cancelled');
  expect(await audit()).toMatchObject({ action: 'test_ride.cancelled', subject_ref: code, reason });
  await world.work();
  const [mail] = world.mails('told@rides.example');
  expect(mail?.subject).toBe('Your test ride has been cancelled');
  expect(mail?.text).toContain(reason);
});

test('[SERVICE-06] the store moves a ride to a free hour of its own; the rider is told', async () => {
  const starts_at = new Date(Date.now() + 86_400_000);
  const { code } = await aTestRide(world.owner, demonstrator, { starts_at, email: 'moved@rides.example' });
  expect((await call('GET', `test-rides/${code}/hours`, undefined, 'finance')).statusCode).toBe(403);
  expect((await call('GET', 'test-rides/00000000/hours')).statusCode).toBe(404);
  const days = (await call('GET', `test-rides/${code}/hours`)).json().data as {
    slots: { starts_at: string }[];
  }[];
  const hour = days.at(-1)?.slots.at(-1)?.starts_at ?? '';
  const moved = await call('POST', `test-rides/${code}/move`, { starts_at: hour });
  expect(moved.json().data).toEqual({ code, status: 'changed' });
  expect(await audit()).toMatchObject({
    action: 'test_ride.move',
    subject_ref: code,
    before: { starts_at: starts_at.toISOString() },
    after: { starts_at: new Date(hour).toISOString() },
  });
  await world.work();
  const mail = world.mails('moved@rides.example').at(-1);
  expect(mail?.subject).toBe('Your test ride has been moved');
  const atStore = (instant: string | Date) =>
    new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
  expect(mail?.text).toContain(atStore(hour));
  expect(mail?.text).not.toContain(atStore(starts_at));
  // Neither the hour it has already nor one when the store is closed.
  for (const refused of [hour, '2026-01-01T03:00:00Z'])
    expect((await call('POST', `test-rides/${code}/move`, { starts_at: refused })).json().code).toBe(
      'test_ride_taken',
    );
  await call('POST', `test-rides/${code}/cancel`, { reason: 'Rain' });
  expect((await call('GET', `test-rides/${code}/hours`)).json().data).toEqual([]);
  expect((await call('POST', `test-rides/${code}/move`, { starts_at: hour })).json().code).toBe(
    'test_ride_closed',
  );
});

test('[TESTRIDE-13] a blocked demonstrator is not offered; with rides in the period it cannot be blocked', async () => {
  const path = `demonstrators/${demonstrator.id}/blocks`;
  const starts_at = new Date(Date.now() + 86_400_000);
  const ride = await aTestRide(world.owner, demonstrator, { starts_at });
  const refused = await call('POST', path, PERIOD);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'demonstrator_booked', data: { rides: [ride.code] } });
  await sql`delete from test_rides`.execute(world.owner);
  const offered = async () => {
    const key = { siteId: world.siteId, locale: 'en', product: product.slug, store: store.id };
    return (await showOffer(world.api.deps.db, key))?.days.length ?? 0;
  };
  expect(await offered()).toBeGreaterThan(0);
  const { id } = (await call('POST', path, PERIOD)).json().data;
  expect(await audit()).toMatchObject({ action: 'demonstrator.block', reason: 'Service' });
  expect(await offered()).toBe(0);
  const [listed] = (await call('GET', `demonstrators?store=${store.id}`)).json().data;
  expect(listed).toMatchObject({
    id: demonstrator.id,
    product: 'Lupo 500',
    blocks: [{ id, reason: 'Service' }],
  });
  expect((await call('POST', `demonstrator-blocks/${id}/lift`, {})).statusCode).toBe(200);
  expect((await call('POST', `demonstrator-blocks/${id}/lift`, {})).statusCode).toBe(404);
  expect(await offered()).toBeGreaterThan(0);
  expect((await call('POST', path, PERIOD, 'finance')).statusCode).toBe(403);
});
