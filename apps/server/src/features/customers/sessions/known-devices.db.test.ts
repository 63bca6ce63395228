import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInTables } from '../../../testing/database/find-in-tables.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { hashPassword } from '../password/passwords.ts';

const RIGHT = 'il segreto di Berta';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

let world: AccountWorld;
let password_hash: string;
beforeAll(async () => {
  world = await openAccountWorld();
  password_hash = await hashPassword(RIGHT);
});
afterAll(() => world.close());

const guess = async (email: string, count: number, sent: object = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await world.login(email, `guess ${n}`, sent)).statusCode);
  return statuses;
};
const deviceOf = async (email: string, sent: object = {}): Promise<string> =>
  (await world.login(email, RIGHT, sent)).json().data.device_token;

test('[C12] strangers who guess lock unknown browsers and not the one the owner has signed in with', async () => {
  const email = 'berta@example.test';
  await world.customer({ email, password_hash });
  const devices = await deviceOf(email);
  expect((await guess(email, 11)).at(-1)).toBe(429);
  expect((await world.login(email, RIGHT)).statusCode).toBe(429);
  expect((await world.login(email, RIGHT, { devices })).statusCode).toBe(200);
  // The lock of the others is not lifted by it.
  expect((await world.login(email, RIGHT)).statusCode).toBe(429);
}, 60_000);

test('[C12] a known browser has ten guesses of its own, and locking it locks no other browser', async () => {
  const email = 'carla@example.test';
  await world.customer({ email, password_hash });
  const devices = await deviceOf(email);
  expect((await guess(email, 11, { devices })).at(-1)).toBe(429);
  expect((await world.login(email, RIGHT, { devices })).statusCode).toBe(429);
  expect((await world.login(email, RIGHT)).statusCode).toBe(200);
}, 60_000);

test('[C12] a device token of another account or of another site counts as unknown', async () => {
  await world.customer({ email: 'one@example.test', password_hash });
  await world.customer({ email: 'two@example.test', password_hash });
  const devices = await deviceOf('one@example.test');
  await guess('two@example.test', 10);
  expect((await world.login('two@example.test', RIGHT, { devices })).statusCode).toBe(429);
  await world.customer({ email: 'one@example.test', password_hash, site_id: world.elsewhereId });
  const there = { tenant: 'fr', locale: 'fr', devices };
  await guess('one@example.test', 10, { ...there, devices: '' });
  expect((await world.login('one@example.test', RIGHT, there)).statusCode).toBe(429);
}, 60_000);

test('a browser gets a device token at its first sign-in, keeps it, and no table holds it', async () => {
  const email = 'keeps@example.test';
  await world.customer({ email, password_hash });
  const token = await deviceOf(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await world.login(email, RIGHT, { devices: token })).json().data.device_token).toBeUndefined();
  expect(await findInTables(world.owner, token)).toEqual([]);
  // A planted token is not adopted.
  const planted = 'A'.repeat(43);
  const other = (await world.login(email, RIGHT, { devices: planted })).json().data.device_token;
  expect([other === planted, other === token]).toEqual([false, false]);
  // A browser that serves two accounts keeps a token of each.
  const both = `${other}.${token}`;
  expect((await world.login(email, RIGHT, { devices: both })).json().data.device_token).toBeUndefined();
});

test('a sign-in from a new browser is mailed with time and browser; the first one and known ones are not', async () => {
  const email = 'told@example.test';
  await world.customer({ email, password_hash, given_name: 'Tilde', locale: 'it' });
  const devices = await deviceOf(email);
  await world.login(email, RIGHT, { devices });
  expect(await world.kindsTo(email)).toEqual([]);
  await world.login(email, RIGHT, { userAgent: FIREFOX });
  const [mail] = await world.mails(email);
  expect(mail).toMatchObject({
    kind: 'new_device',
    data: { given_name: 'Tilde', browser: 'Firefox, Windows', at: expect.stringMatching(/^20.*Z$/) },
  });
});

test('the link of that mail ends all sessions, passkeys and the password, and leads to a new password', async () => {
  const email = 'alarm@example.test';
  await world.customer({ email, password_hash });
  const devices = await deviceOf(email);
  const thief = (await world.login(email, RIGHT)).json().data.access_token;
  const token = await world.linkTo(email);
  const secured = await world.send('POST', 'secure-account', { token });
  expect(secured.statusCode).toBe(200);
  expect(await world.isIn(thief)).toBe(false);
  expect((await world.login(email, RIGHT, { devices })).statusCode).toBe(422);
  const { recovery_token } = secured.json().data;
  const password = 'una frase nuova';
  const set = await world.send('POST', 'update-password', { token: recovery_token, password });
  expect(set.statusCode).toBe(200);
  expect((await world.login(email, password)).statusCode).toBe(200);
  const again = await world.send('POST', 'secure-account', { token });
  expect([again.statusCode, again.json().code]).toEqual([422, 'link_expired']);
});
