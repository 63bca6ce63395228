import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffToken } from '../../cli/staff-tokens.ts';
import { aBike, anUpload, aWarrantyRequest } from '../../testing/builders/after-sales-builders.ts';
import { aCustomer, aSession, aSite, aStore } from '../../testing/builders/builders.ts';
import { aFilm, aJpeg, senderOf } from '../../testing/builders/sending-files.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { checkUpload } from '../uploads/check-upload.ts';
import { openUploadStorage } from '../uploads/upload-storage.ts';

let database: TestDatabase;
let api: TestApp;
let directory: string;
let site_id: number;
let storeId: number;
let staff: string;

beforeAll(async () => {
  database = await testDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'paddock-warranty-'));
  site_id = (await aSite(database.owner, { slug: 'it' })).id;
  storeId = (await aStore(database.owner, { site_id, services: ['service'] })).id;
  const made = await createStaffToken(database.owner, { site: 'it', role: 'support', name: 'Rosa' });
  if (!made.ok) throw new Error(made.code);
  staff = made.token;
  api = await testApp(database.appUrl, { environment: { PADDOCK_UPLOADS_DIR: directory } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

async function anOwner(bike: Partial<Parameters<typeof aBike>[1]> = {}) {
  const customer = await aCustomer(database.owner, { site_id });
  const { token } = await aSession(database.owner, { site_id, customer_id: customer.id });
  const { id, serial } = await aBike(database.owner, { site_id, customer_id: customer.id, ...bike });
  return { customer, token, bikeId: id, serial };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;

async function evidence({ customer }: Pick<Owner, 'customer'>, images = 3) {
  const scope = { site_id, customer_id: customer.id };
  const made = [];
  for (let n = 0; n < images; n += 1) made.push((await anUpload(database.owner, scope)).id);
  const video = await anUpload(database.owner, { ...scope, kind: 'video', mime_type: 'video/mp4' });
  return { images: made, video: video.id };
}

const call = (
  method: 'GET' | 'POST',
  url: string,
  token: string,
  payload?: object,
  key: string = crypto.randomUUID(),
) =>
  api.app.inject({
    method,
    url: `/api/${url}`,
    headers: {
      'x-tenant': 'it',
      'x-locale': 'en',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    ...(payload ? { payload } : {}),
  });
const request = (owner: Owner, payload: object, key?: string) =>
  call('POST', `auth/bikes/${owner.bikeId}/warranty-requests`, owner.token, payload, key);
const WORDS = { part: 'fork', description: 'The fork knocks when braking hard.', accept_terms: true };
const full = async (owner: Owner) => ({ ...WORDS, store_id: storeId, ...(await evidence(owner)) });

test('[ORDERS-09] [ORDERS-10] [ORDERS-12] [H-55] 3 images and 1 video of real bytes: registered once, mailed, and staff see them', async () => {
  const owner = await anOwner();
  const sender = senderOf(api.app, { token: owner.token });
  const rooms = openUploadStorage(database.app, { kind: 'disk', directory });
  const checker = { db: database.app, ...rooms, scanner: null };
  const images = await Promise.all([1, 2, 3].map(async () => sender.send('image', await aJpeg())));
  const video = await sender.send('video', aFilm(), 'knock.mp4');
  for (const id of [...images, video]) await checkUpload(checker, { siteId: site_id, id });

  const form = (await call('GET', `auth/bikes/${owner.bikeId}/warranty-form`, owner.token)).json().data;
  expect(form.parts).toContain('frame');
  expect(form.stores.map(({ id }: { id: number }) => id)).toEqual([storeId]);

  const input = { ...WORDS, store_id: storeId, phone: '+39 347 555 0182', images, video };
  const made = await request(owner, input, 'once');
  expect(made.statusCode).toBe(201);
  const { data } = made.json();
  expect(data).toMatchObject({ status: 'pending', part: 'fork', bike: { serial: owner.serial } });
  expect(data.files.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
    ...images.map((id) => [id, 'image']),
    [video, 'video'],
  ]);
  expect((await request(owner, input, 'once')).json()).toEqual(made.json());
  const mail = await database.owner
    .selectFrom('mails')
    .select(['kind', 'data'])
    .where('to_email', '=', owner.customer.email)
    .execute();
  expect(mail).toMatchObject([
    { kind: 'warranty_received', data: { code: data.code, serial: owner.serial } },
  ]);
  expect((await call('GET', `auth/warranty-requests/${data.code}`, owner.token)).json().data).toEqual(data);
  expect((await call('GET', 'auth/warranty-requests', owner.token)).json().meta.total).toBe(1);

  const file = await call('GET', `staff/warranty-requests/${data.code}/files/${images[0]}`, staff);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const stray = await sender.send('image', await aJpeg());
  await checkUpload(checker, { siteId: site_id, id: stray });
  const other = await call('GET', `staff/warranty-requests/${data.code}/files/${stray}`, staff);
  expect(other.statusCode).toBe(404);
});

test('[ORDERS-09] [ORDERS-10] what is missing is said field by field, and nothing is taken', async () => {
  const owner = await anOwner();
  const { images, video } = await evidence(owner);
  const input = { ...WORDS, store_id: storeId };
  const two = await request(owner, { ...input, images: images.slice(0, 2), video });
  expect([two.statusCode, two.json().errors]).toEqual([
    422,
    { images: ['Add 3 photos of the affected area.'] },
  ]);
  const none = await request(owner, { ...input, images, store_id: 999_999, accept_terms: false });
  expect(Object.keys(none.json().errors).sort()).toEqual(['accept_terms', 'store_id', 'video']);
  const short = await request(owner, { ...input, images, video, description: 'knocks' });
  expect(Object.keys(short.json().errors)).toEqual(['description']);
  // A video among the images, and another customer's image.
  const mixed = await request(owner, { ...input, images: [...images.slice(1), video], video });
  expect(mixed.json().errors).toEqual({ images: [expect.stringContaining('no longer there')] });
  const stranger = await evidence(await anOwner());
  const foreign = await request(owner, { ...input, images: [...images.slice(1), stranger.images[0]], video });
  expect(Object.keys(foreign.json().errors)).toEqual(['images']);
  const early = await anUpload(database.owner, {
    site_id,
    customer_id: owner.customer.id,
    status: 'checking',
    mime_type: null,
    sha256: null,
  });
  const unready = await request(owner, { ...input, images: [...images.slice(1), early.id], video });
  expect(unready.json().errors).toEqual({ images: [expect.stringContaining('still being checked')] });
  expect((await request(owner, { ...input, images, video })).statusCode).toBe(201);
  // Used once.
  expect(Object.keys((await request(owner, { ...input, images, video })).json().errors)).toEqual(['images']);
});

test('the database itself refuses a request without its evidence', async () => {
  const owner = await anOwner();
  const row = { site_id, customer_id: owner.customer.id, bike_id: owner.bikeId, store_id: storeId };
  const bare = database.owner
    .insertInto('warranty_requests')
    .values({ ...row, part: 'fork', description: 'The fork knocks.' })
    .execute();
  await expect(bare).rejects.toThrow('needs 3 images and 1 video');
});

test('not found for who does not own it, and words for what cannot be', async () => {
  const [anna, bruno] = [await anOwner(), await anOwner()];
  const foreign = await call(
    ...(['POST', `auth/bikes/${anna.bikeId}/warranty-requests`, bruno.token] as const),
    await full(bruno),
  );
  expect(foreign.statusCode).toBe(404);
  expect((await call('GET', `auth/bikes/${anna.bikeId}/warranty-form`, bruno.token)).statusCode).toBe(404);
  const { data } = (await request(anna, await full(anna))).json();
  expect((await call('GET', `auth/warranty-requests/${data.code}`, bruno.token)).statusCode).toBe(404);
  expect((await call('GET', `auth/warranty-requests/${data.code}`, 'x'.repeat(40))).statusCode).toBe(401);

  const old = await anOwner({
    activated_at: new Date('2020-01-01'),
    expires_at: new Date('2022-01-01'),
  });
  const over = await request(old, await full(old));
  expect([over.statusCode, over.json().code]).toEqual([409, 'warranty_over']);
  const gone = await anOwner();
  await sql`update bikes set lost_at = now(), recovery_message = 'Call me' where id = ${gone.bikeId}`.execute(
    database.owner,
  );
  const lost = await request(gone, await full(gone));
  expect([lost.statusCode, lost.json().code]).toEqual([409, 'warranty_lost']);
});

test('five open requests for one bike: of two that come at once, one is the fifth', async () => {
  const owner = await anOwner();
  for (let n = 0; n < 4; n += 1)
    await aWarrantyRequest(database.owner, {
      site_id,
      customer_id: owner.customer.id,
      bike_id: owner.bikeId,
    });
  const inputs = [await full(owner), await full(owner)];
  const sent = await Promise.all(inputs.map((input) => request(owner, input)));
  expect(sent.map((one) => [one.statusCode, one.json().code]).sort()).toEqual([
    [201, undefined],
    [409, 'warranty_too_many'],
  ]);
});

test('[ORDERS-11] pending until staff verify it; then repaired and closed, each written down and mailed', async () => {
  const owner = await anOwner();
  const { code } = await aWarrantyRequest(database.owner, {
    site_id,
    customer_id: owner.customer.id,
    bike_id: owner.bikeId,
  });
  const waiting = (await call('GET', 'staff/warranties', staff)).json();
  expect(waiting.data.find((one: { code: string }) => one.code === code)).toMatchObject({
    status: 'pending',
  });
  const step = (word: string, body: object = {}) =>
    call('POST', `staff/warranty-requests/${code}/${word}`, staff, body);
  const early = await step('close');
  expect([early.statusCode, early.json().code]).toEqual([409, 'warranty_move_impossible']);
  for (const [word, status] of [
    ['verify', 'verified'],
    ['repair', 'in_repair'],
    ['close', 'closed'],
  ] as const) {
    expect((await step(word)).json().data).toEqual({ code, status });
    const shown = (await call('GET', `auth/warranty-requests/${code}`, owner.token)).json().data;
    expect(shown.status).toBe(status);
  }
  const audit = await database.owner
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_ref', '=', code)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    ...['warranty.verified', 'warranty.in_repair', 'warranty.closed'],
  ]);
  const mails = await database.owner
    .selectFrom('mails')
    .select('kind')
    .where('to_email', '=', owner.customer.email)
    .orderBy('id')
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual([
    ...['warranty_verified', 'warranty_in_repair', 'warranty_closed'],
  ]);
});

test('a rejection says why, and roles and sites are kept apart', async () => {
  const owner = await anOwner();
  const { code } = await aWarrantyRequest(database.owner, {
    site_id,
    customer_id: owner.customer.id,
    bike_id: owner.bikeId,
  });
  const finance = await createStaffToken(database.owner, { site: 'it', role: 'finance', name: 'Ugo' });
  if (!finance.ok) throw new Error(finance.code);
  const url = `staff/warranty-requests/${code}/reject`;
  expect((await call('POST', url, finance.token, { reason: 'A fall.' })).statusCode).toBe(403);
  expect((await call('POST', url, staff, {})).statusCode).toBe(422);
  expect((await call('POST', url, staff, { reason: 'The marks come from a fall.' })).statusCode).toBe(200);
  const shown = (await call('GET', `auth/warranty-requests/${code}`, owner.token)).json().data;
  expect(shown).toMatchObject({ status: 'rejected', reason: 'The marks come from a fall.' });
  expect((await call('POST', `staff/warranty-requests/${code}/verify`, staff, {})).statusCode).toBe(409);
  expect((await call('GET', 'staff/warranty-requests/NOSUCHCODE', staff)).statusCode).toBe(404);
});
