import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBike, aDeliveredOrder, anUpload } from '../../testing/builders/after-sales-builders.ts';
import { aUnit } from '../../testing/builders/builders.ts';
import { type BikeWorld, openBikeWorld } from '../../testing/worlds/bike-world.ts';

let world: BikeWorld;
beforeAll(async () => {
  world = await openBikeWorld();
});
afterAll(() => world.close());

const bikeOf = (customer: { id: number }) =>
  aBike(world.owner, { site_id: world.site.id, customer_id: customer.id });
const activate = (caller: { token: string }, serial: string, more: object = {}) =>
  world.call('POST', 'auth/bikes', caller, { serial, ...more });

describe('a customer’s bikes', () => {
  test('[ACCOUNT-22] none at first', async () => {
    const anna = await world.person();
    expect((await world.call('GET', 'auth/bikes', anna)).json()).toEqual({
      data: [],
      meta: { total: 0, registrations: [] },
    });
  });

  test('[ACCOUNT-23] [ACCOUNT-24] [ACCOUNT-25] [H-52] each with its frame number, activation, expiration and what may be done', async () => {
    const anna = await world.person();
    const bike = await bikeOf(anna);
    const { data, meta } = (await world.call('GET', 'auth/bikes', anna)).json();
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      id: bike.id,
      serial: bike.serial,
      owner: 'Anna Rossi',
      lost: false,
      recovery_message: null,
      warranty_years: 1,
      transfer: null,
      can_request_warranty: true,
      can_transfer: true,
    });
    expect(data[0].activated_at).toBe(`${bike.activated_at.toISOString().slice(0, 19)}Z`);
    expect((await world.call('GET', `auth/bikes/${bike.id}`, anna)).json().data).toEqual(data[0]);
  });

  test('another’s bike is not found, whatever is asked of it', async () => {
    const [anna, bruno] = [await world.person(), await world.person()];
    const { id } = await bikeOf(anna);
    const stranger = await world.person({ site_id: world.other.id });
    const calls = [
      ['GET', `auth/bikes/${id}`],
      ['POST', `auth/bikes/${id}/recovery`, { message: 'Mine!' }],
      ['DELETE', `auth/bikes/${id}/recovery`],
      ['POST', `auth/bikes/${id}/transfers`, { email: 'me@example.test' }],
      ['DELETE', `auth/bikes/${id}/transfers`],
    ] as const;
    for (const [method, path, body] of calls) {
      const refused = await world.call(method, path, bruno, body);
      expect([path, refused.statusCode, refused.json().code]).toEqual([path, 404, 'not_found']);
      const none = await world.call(method, path.replace(String(id), '999999'), bruno, body);
      expect(none.json()).toEqual(refused.json());
      expect((await world.call(method, path, null, body)).statusCode).toBe(401);
      expect((await world.call(method, path, anna, body, { 'x-tenant': 'fr' })).statusCode).toBe(401);
      const elsewhere = await world.call(method, path, stranger, body, { 'x-tenant': 'fr' });
      expect(elsewhere.statusCode).toBe(404);
    }
  });
});

describe('activating by the frame number', () => {
  test('what was bought here, by the account or as a guest under the same address, is active at once', async () => {
    const anna = await world.person();
    const { owner, site, bicycle } = world;
    for (const bought of [{ customer_id: anna.id }, { customer_id: null, email: anna.email.toUpperCase() }]) {
      const unit = await aUnit(owner, {
        site_id: site.id,
        product_id: bicycle.product_id,
        variant_id: bicycle.id,
        status: 'delivered',
        sold_on: '2026-11-01',
        delivered_on: '2026-11-02',
      });
      const order = await aDeliveredOrder(owner, { site_id: site.id, unit, ...bought });
      const answer = await activate(anna, ` ${unit.serial?.toLowerCase().replace('L', '-l ')} `);
      expect(answer.statusCode).toBe(201);
      expect(answer.json().data).toMatchObject({
        registration: null,
        bike: { serial: unit.serial, warranty_years: 5 },
      });
      const again = await activate(anna, unit.serial ?? '');
      expect(again.json().data.bike.id).toBe(answer.json().data.bike.id);
      expect(order.id).toBeGreaterThan(0);
    }
  });

  test('a guest’s order counts only once the address is proved', async () => {
    const unit = await aUnit(world.owner, {
      site_id: world.site.id,
      status: 'delivered',
      sold_on: '2026-11-01',
      delivered_on: '2026-11-02',
    });
    const anna = await world.person({ email_verified_at: null });
    await aDeliveredOrder(world.owner, { site_id: world.site.id, unit, email: anna.email });
    expect((await activate(anna, unit.serial ?? '')).json().data).toMatchObject({
      bike: null,
      registration: { status: 'pending' },
    });
  });

  test('what a dealer sold waits for the desk, once, with its proof', async () => {
    const anna = await world.person();
    const unit = await world.sold();
    const proof = await anUpload(world.owner, {
      site_id: world.site.id,
      customer_id: anna.id,
      kind: 'document',
    });
    const requested = await activate(anna, unit.serial ?? '', {
      purchase_date: '2026-03-01',
      proof: proof.id,
    });
    expect(requested.statusCode).toBe(201);
    const { registration, bike } = requested.json().data;
    expect(bike).toBeNull();
    expect(registration).toMatchObject({ status: 'pending', name: 'Cresta 29', serial: unit.serial });
    expect((await activate(anna, unit.serial ?? '')).json().data.registration.id).toBe(registration.id);
    expect((await world.call('GET', 'auth/bikes', anna)).json().meta.registrations).toEqual([registration]);
    expect((await world.mails(anna.email)).map(({ kind }) => kind)).toEqual(['bike_registration_received']);
  });

  test('an unknown number, an accessory’s and one of a machine still for sale are refused in the same words', async () => {
    const anna = await world.person();
    const { owner, site, helmet } = world;
    const onHand = await aUnit(owner, { site_id: site.id });
    const hat = await world.sold(helmet);
    const answers = [];
    for (const serial of ['NOSUCHFRAME1', onHand.serial ?? '', hat.serial ?? '']) {
      const refused = await activate(anna, serial);
      expect(refused.statusCode).toBe(422);
      answers.push(refused.json());
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toEqual({
      code: 'serial_unknown',
      message: expect.any(String),
      errors: { serial: [answers[0].message] },
    });
  });

  test('[H-53] an owned bike is refused; a lost one gets the same answer, and its owner is notified once a day', async () => {
    const [anna, bruno] = [await world.person(), await world.person()];
    const [bike, stolen] = [await bikeOf(anna), await bikeOf(anna)];
    await world.call('POST', `auth/bikes/${stolen.id}/recovery`, anna, { message: 'Reward.' });
    const refused = await activate(bruno, bike.serial);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'bike_registered']);
    expect(refused.json().errors.serial).toEqual([refused.json().message]);
    expect((await activate(bruno, stolen.serial)).json()).toEqual(refused.json());
    await activate(bruno, stolen.serial);
    const seen = (await world.mails(anna.email)).filter(({ kind }) => kind === 'bike_lost_seen');
    expect(seen).toMatchObject([{ data: { serial: stolen.serial } }]);
  });

  test('not with another’s proof, nor bought tomorrow', async () => {
    const [anna, bruno] = [await world.person(), await world.person()];
    const unit = await world.sold();
    const proof = await anUpload(world.owner, { site_id: world.site.id, customer_id: anna.id });
    const stolen = await activate(bruno, unit.serial ?? '', { proof: proof.id });
    expect(stolen.json().errors.proof).toHaveLength(1);
    const late = await activate(bruno, unit.serial ?? '', { purchase_date: '2099-01-01' });
    expect(late.json().errors.purchase_date).toHaveLength(1);
  });

  test('frame numbers cannot be tried one after the other', async () => {
    const anna = await world.person();
    const codes = [];
    for (let n = 0; n < 12; n += 1) codes.push((await activate(anna, `GUESS${1000 + n}`)).statusCode);
    expect(codes).toEqual([...Array(10).fill(422), 429, 429]);
  });
});

describe('[ACCOUNT-24] [ACCOUNT-25] recovery mode', () => {
  test('is switched on with a message, which may be changed, and off; the owner is told', async () => {
    const anna = await world.person();
    const bike = await bikeOf(anna);
    const path = `auth/bikes/${bike.id}/recovery`;
    const check = async () =>
      (await world.call('GET', `front/bikes/check?serial=${bike.serial}`, null)).json().data;
    const neutral = { serial: bike.serial, lost: false, recovery_message: null };
    expect(await check()).toEqual(neutral);

    const lost = await world.call('POST', path, anna, { message: 'Please call +39 347 555 0182.' });
    expect(lost.json().data).toMatchObject({
      lost: true,
      lost_at: expect.any(String),
      recovery_message: 'Please call +39 347 555 0182.',
      can_request_warranty: false,
      can_transfer: false,
    });
    const again = await world.call('POST', path, anna, { message: 'Reward.' });
    expect(again.json().data).toMatchObject({
      lost_at: lost.json().data.lost_at,
      recovery_message: 'Reward.',
    });
    expect(await check()).toEqual({ serial: bike.serial, lost: true, recovery_message: 'Reward.' });

    const back = await world.call('DELETE', path, anna);
    expect(back.json().data).toMatchObject({ lost: false, lost_at: null, recovery_message: null });
    await world.call('DELETE', path, anna);
    expect(await check()).toEqual(neutral);
    expect((await world.mails(anna.email)).map(({ kind }) => kind)).toEqual(['bike_lost', 'bike_found']);
  });

  test('the public check says of an unknown frame what it says of a known one', async () => {
    const anna = await world.person();
    const bike = await bikeOf(anna);
    const [known, unknown] = [
      await world.call('GET', `front/bikes/check?serial=${bike.serial}`, null),
      await world.call('GET', 'front/bikes/check?serial=no-such-frame', null),
    ];
    expect(known.json().data).toEqual({ serial: bike.serial, lost: false, recovery_message: null });
    expect(unknown.json().data).toEqual({ serial: 'NOSUCHFRAME', lost: false, recovery_message: null });
  });
});
