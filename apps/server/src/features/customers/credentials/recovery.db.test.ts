import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../../testing/builders/builders.ts';
import { findInTables } from '../../../testing/database/find-in-tables.ts';
import { race } from '../../../testing/database/race.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { hashPassword } from '../password/passwords.ts';
import { mintToken } from '../sessions/open-session.ts';
import { type LoggedIn, login } from '../sign-in/login.ts';
import { type UpdatedPassword, updatePassword } from './update-password.ts';

let world: AccountWorld;
let password_hash: string;
beforeAll(async () => {
  world = await openAccountWorld();
  password_hash = await hashPassword(OLD);
});
afterAll(() => world.close());

const OLD = 'la vecchia frase';
const NEW = 'una frase nuova';

const recover = (email: string) => world.send('POST', 'recovery', { email });
const update = (token: unknown, password = NEW, tenant = 'it') =>
  world.send('POST', 'update-password', { token, password }, { tenant });
const linkOf = (customerId: number) =>
  mintToken(world.database.app, { siteId: world.siteId, customerId, kind: 'recovery' });

async function recovered(email: string) {
  await recover(email);
  await world.work();
  return world.linkTo(email);
}

test('[H-12] the link of the mail sets a password, once, and opens a session; all others end', async () => {
  const { id } = await world.customer({ email: 'anna@example.test', password_hash });
  const before = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
  const token = await recovered('anna@example.test');
  const older = await linkOf(id);
  const answer = await update(token);
  expect(answer.statusCode).toBe(200);
  expect(await world.isIn(answer.json().data.access_token)).toBe(true);
  expect(await world.isIn(before.token)).toBe(false);
  expect((await world.login('anna@example.test', OLD)).statusCode).toBe(422);
  expect((await world.login('anna@example.test', NEW)).statusCode).toBe(200);
  for (const dead of [token, older]) expect((await update(dead)).json().code).toBe('link_expired');
  expect(await world.kindsTo('anna@example.test')).toEqual([
    'password_recovery',
    'password_changed',
    'new_device',
  ]);
});

test('[H-12] [C-07] the answer is the same whether the address has an account, is blocked or is unknown', async () => {
  await world.customer({ email: 'known@example.test' });
  await world.customer({ email: 'blocked@example.test', blocked_at: new Date() });
  const answers = [];
  for (const name of ['known', 'blocked', 'nobody']) answers.push(await recover(`${name}@example.test`));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"data":{"status":"sent"}}']),
  );
  await world.work();
  expect(await world.kindsTo('known@example.test')).toEqual(['password_recovery']);
  expect(await world.kindsTo('blocked@example.test')).toEqual([]);
  expect(await world.kindsTo('nobody@example.test')).toEqual([]);
});

test('following the link verifies the address', async () => {
  await world.customer({ email: 'unproved@example.test', password_hash, email_verified_at: null });
  await update(await recovered('unproved@example.test'));
  expect((await world.row('unproved@example.test')).email_verified_at).not.toBeNull();
  expect(await world.work()).toContain('orders.adopt');
  expect((await world.login('unproved@example.test', NEW)).statusCode).toBe(200);
});

test('a password that will not do leaves the link as it was', async () => {
  await world.customer({ email: 'careful@example.test', password_hash });
  const token = await recovered('careful@example.test');
  expect((await update(token, 'kurz')).json().errors.password).toHaveLength(1);
  expect((await update(token, 'careful-2026')).json().code).toBe('password_too_common');
  expect((await update(token)).statusCode).toBe(200);
});

test('[H-12] [C-07] a link of another site, of another kind or after an hour sets nothing', async () => {
  const { id } = await world.customer({ email: 'late@example.test', password_hash });
  const token = await recovered('late@example.test');
  const refused = await update(token, NEW, 'fr');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'link_expired']);
  const session = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
  expect((await update(session.token)).json().code).toBe('link_expired');
  const [row] = await world.owner
    .selectFrom('customer_tokens')
    .select(['created_at', 'expires_at'])
    .where('customer_id', '=', id)
    .where('kind', '=', 'recovery')
    .execute();
  expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(3_600_000);
  await world.owner
    .updateTable('customer_tokens')
    .set({ created_at: new Date(Date.now() - 3_700_000), expires_at: new Date(Date.now() - 1) })
    .where('customer_id', '=', id)
    .where('kind', '=', 'recovery')
    .execute();
  expect((await update(token)).json().code).toBe('link_expired');
  expect((await world.login('late@example.test', OLD)).statusCode).toBe(200);
});

test('of many who come with the same link at once one sets a password', async () => {
  const { id } = await world.customer({ email: 'race@example.test', password_hash });
  const token = String(await linkOf(id));
  const input = {
    siteId: world.siteId,
    token,
    locale: 'it',
    userAgent: null,
    devices: [],
    brand: 'Aurelia',
  };
  const results = await race(world.database.appUrl, 8, (db, n) =>
    updatePassword(db, { ...input, password: `frase numero ${n}` }),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = results.findIndex(({ ok }) => ok);
  expect((await world.login('race@example.test', `frase numero ${winner}`)).statusCode).toBe(200);
});

test('a thief who signs in with the old password while the owner recovers is out afterwards', async () => {
  const { id } = await world.customer({ email: 'thief@example.test', password_hash });
  const { siteId } = world;
  for (let round = 0; round < 5; round += 1) {
    await world.owner.updateTable('customers').set({ password_hash }).where('id', '=', id).execute();
    const token = String(await linkOf(id));
    const [updated, ...stolen] = await race<LoggedIn | UpdatedPassword>(world.database.appUrl, 6, (db, n) =>
      n === 0
        ? updatePassword(db, {
            siteId,
            token,
            password: NEW,
            locale: 'it',
            userAgent: null,
            devices: [],
            brand: 'V',
          })
        : login(db, {
            siteId,
            email: 'thief@example.test',
            password: OLD,
            userAgent: null,
            devices: [],
            address: `192.0.2.${n}`,
          }),
    );
    expect(updated?.ok).toBe(true);
    for (const theft of stolen)
      if (theft.ok) expect(await world.isIn(theft.accessToken), `round ${round}`).toBe(false);
  }
});

test('three recovery mails an hour at most reach one mailbox', async () => {
  await world.customer({ email: 'calm@example.test' });
  for (let n = 0; n < 7; n += 1) await recover('CALM@example.test');
  await world.work();
  expect(await world.kindsTo('calm@example.test')).toHaveLength(3);
});

test('a customer blocked in the meantime gets no link, and an old one opens nothing', async () => {
  const { id } = await world.customer({ email: 'gone@example.test', password_hash });
  const token = await recovered('gone@example.test');
  await world.owner.updateTable('customers').set({ blocked_at: new Date() }).where('id', '=', id).execute();
  expect((await update(token)).json().code).toBe('link_expired');
  expect(await linkOf(id)).toBeNull();
});

test('no table holds a password or the secret of a link, not even the queue', async () => {
  const email = 'secret@example.test';
  const password = 'an unrepeatable phrase';
  const person = { given_name: 'Livia', family_name: 'Serra', email, password, accept_terms: true };
  await world.send('POST', 'register', person);
  expect(await findInTables(world.owner, password)).toEqual([]);
  await world.work();
  const proof = String(await world.linkTo(email));
  const reset = String(await recovered(email));
  const session = (await update(reset, 'an unrepeatable new one')).json().data.access_token;
  for (const secret of [password, 'an unrepeatable new one', proof, reset, session])
    expect(await findInTables(world.owner, secret)).toEqual([]);
  expect(await findInTables(world.owner, email)).toContain('public.customers');
});
