import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer, aSession, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type FormWorld, openFormWorld } from '../../testing/worlds/form-world.ts';
import { confirmToken, stopToken } from './alert-token.ts';

let world: FormWorld;
let colour: Awaited<ReturnType<typeof anAttribute>>;
let size: Awaited<ReturnType<typeof anAttribute>>;

beforeAll(async () => {
  world = await openFormWorld();
  colour = await anAttribute(world.owner, { slug: 'colour', values: ['rosso', 'verde'] });
  size = await anAttribute(world.owner, { slug: 'size', values: ['s', 'm'] });
});
beforeEach(() => world.resetAttempts());
afterAll(() => world.close());

const [RED, GREEN] = [0, 1];

/** A product in red S and green M, without a unit. */
async function soldOut(slug: string) {
  const variants: number[] = [];
  const { product_id } = await aVariant(world.owner);
  await sql`update products set slug = ${slug}, original_name = 'Lupo 500' where id = ${product_id}`.execute(
    world.owner,
  );
  for (const n of [RED, GREEN]) {
    const variant = await aVariant(world.owner, { product_id });
    await describeVariant(world.owner, variant.id, [
      { attribute: colour, valueId: colour.valueIds[n] },
      { attribute: size, valueId: size.valueIds[n] },
    ]);
    variants.push(variant.id);
  }
  await showOn(world.owner, world.siteId, product_id);
  const arrive = async (n: number, more: object = {}) =>
    aUnit(world.owner, {
      site_id: world.siteId,
      product_id,
      variant_id: variants[n] ?? 0,
      store_id: (await aStore(world.owner, { site_id: world.siteId, name: 'Moto Adria' })).id,
      ...more,
    });
  return { slug, product_id, arrive };
}

const ask = (
  email: string,
  product: string,
  more: object = {},
  sent: Parameters<FormWorld['send']>[2] = {},
) => world.send('alerts', { email, product, ...more }, sent);
const rowsOf = (email: string) =>
  world.owner.selectFrom('alerts').selectAll().where('email_key', '=', email).orderBy('id').execute();
const secretIn = (text = '') => /alerts\/confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
const follow = (token: string, tenant = 'it') => world.send('alerts/confirm', { token }, { tenant });
const queueArrivals = () =>
  sql`select graphile_worker.add_job('alerts.find_arrivals', '{"data":{}}')`.execute(world.owner);

async function confirmed(email: string, product: string, more: object = {}) {
  expect((await ask(email, product, more)).statusCode).toBe(202);
  await world.work();
  const token = secretIn(world.mails(email).at(-1)?.text);
  expect((await follow(token)).json().data.status).toBe('confirmed');
  await world.work();
}

test('[ALERTS-01] [ALERTS-10] an alert is confirmed by its link, mailed once with the filtered list, and ends', async () => {
  const lupo = await soldOut('lupo-500');
  const red = colour.valueIds[RED] ?? 0;
  const answer = await ask('Anna@Waits.example', 'lupo-500', { color: red });
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ data: { status: 'sent' } });
  await world.work();
  const [mail] = world.mails('anna@waits.example');
  expect(mail).toMatchObject({ subject: 'Conferma il tuo avviso' });
  expect(mail?.text).toContain('Lupo 500');
  await lupo.arrive(RED);
  await queueArrivals();
  await world.work();
  expect(world.mails('anna@waits.example')).toHaveLength(1);

  const token = secretIn(mail?.text);
  expect((await follow(token)).json()).toEqual({ data: { status: 'confirmed', product: 'lupo-500' } });
  expect((await follow(token)).json().data.status).toBe('already_confirmed');
  await world.work();
  const [, told, ...more] = world.mails('anna@waits.example');
  expect(more).toEqual([]);
  expect(told?.subject).toBe('Lupo 500: uno è disponibile');
  expect(told?.text).toContain('Rosso, S');
  expect(told?.text).toContain('Moto Adria, Milano');
  expect(told?.text.replace(/\s/g, '')).toContain(
    `https://shop.example/it-it/products/lupo-500?color=${red}&values%5B${colour.id}%5D=${red}#units`,
  );
  expect(told?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(told?.headers['list-unsubscribe']?.replace(/\s/g, '')).toContain('/it-it/alerts/stop?token=');
  expect(await rowsOf('anna@waits.example')).toMatchObject([{ status: 'told', told_at: expect.any(Date) }]);
  expect((await follow(token)).json().data.status).toBe('expired');
});

test('[ALERTS-02] known and new addresses get the same answer, and a mailbox three mails an hour', async () => {
  await soldOut('falco');
  await confirmed('known@waits.example', 'falco');
  await world.resetAttempts();
  const answers = await Promise.all(
    ['known@waits.example', 'new@waits.example'].map((email) => ask(email, 'falco')),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  for (let n = 0; n < 6; n += 1) await ask('new@waits.example', 'falco');
  await world.work();
  expect(world.mails('new@waits.example')).toHaveLength(3);
  expect(world.mails('known@waits.example')).toHaveLength(1);
  const flood = [];
  for (let n = 0; n < 31; n += 1)
    flood.push((await ask(`many${n}@waits.example`, 'falco', {}, { address: '198.19.0.9' })).statusCode);
  expect(flood).toContain(429);
});

test('[ALERTS-03] the same alert again is one row that keeps its place; another colour is another alert', async () => {
  await soldOut('cresta');
  await confirmed('twice@waits.example', 'cresta');
  const [first] = await rowsOf('twice@waits.example');
  await ask('TWICE@waits.example', 'cresta');
  await ask('twice@waits.example', 'cresta', { color: colour.valueIds[GREEN] });
  await world.work();
  const rows = await rowsOf('twice@waits.example');
  expect(rows.map(({ status }) => status)).toEqual(['waiting', 'pending']);
  expect(rows[0]?.confirmed_at).toEqual(first?.confirmed_at);
  const again = { ...first, id: undefined, email_key: undefined, status: 'waiting' as const };
  await expect(
    world.owner
      .insertInto('alerts')
      .values(again as never)
      .execute(),
  ).rejects.toThrow(/alerts_one_open/);
});

test('[ALERTS-01] what the request names must exist: product, colour, size, place', async () => {
  await soldOut('tram');
  expect((await ask('a@waits.example', 'nowhere')).statusCode).toBe(404);
  expect((await ask('a@waits.example', 'tram', {}, { tenant: 'fr' })).statusCode).toBe(404);
  for (const [field, value] of [
    ['color', size.valueIds[0]],
    ['size', 999_999],
    ['place', 'Xyzzyqwv'],
  ] as const) {
    const answer = await ask('a@waits.example', 'tram', { [field]: value });
    expect(answer.statusCode, field).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  }
  expect((await ask('no address', 'tram')).json().errors).toHaveProperty('email');
});

test('[ALERTS-01] an alert with a radius is told only of units at a dealer within it', async () => {
  const passo = await soldOut('passo');
  const near = await aStore(world.owner, {
    site_id: world.siteId,
    postal_code: '61121',
    city: 'Pesaro',
    lat: 43.91,
    lng: 12.91,
  });
  const far = await aStore(world.owner, {
    site_id: world.siteId,
    postal_code: '39100',
    city: 'Bolzano',
    lat: 46.5,
    lng: 11.35,
  });
  await confirmed('near@waits.example', 'passo', { place: '61121', radius: 50 });
  expect(await rowsOf('near@waits.example')).toMatchObject([{ place: '61121 Pesaro', radius_m: 50_000 }]);
  await passo.arrive(RED, { store_id: far.id });
  await passo.arrive(RED, {
    store_id: null,
    plant: 'Pesaro',
    status: 'in_production',
    expected_on: '2099-01-01',
  });
  await queueArrivals();
  await world.work();
  expect(world.mails('near@waits.example')).toHaveLength(1);
  await passo.arrive(GREEN, { store_id: near.id });
  await queueArrivals();
  await world.work();
  expect(world.mails('near@waits.example')).toHaveLength(2);
});

test('[ALERTS-04] [ALERTS-14] a customer waits at once, sees the alerts of the address and ends them', async () => {
  const { product_id } = await soldOut('via');
  const customer = await aCustomer(world.owner, { site_id: world.siteId, email: 'Own@waits.example' });
  const { token } = await aSession(world.owner, { site_id: world.siteId, customer_id: customer.id });
  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    world.api.app.inject({
      method,
      url: `/api/auth/alerts${path}`,
      ...(payload ? { payload } : {}),
      headers: { 'x-tenant': 'it', 'x-locale': 'it', authorization: `Bearer ${token}` },
    });
  const added = await call('POST', '', { product: 'via', size: size.valueIds[1] });
  expect(added.json()).toEqual({ data: { status: 'waiting' } });
  await world.work();
  expect(world.mails('own@waits.example')).toEqual([]);
  await world.owner
    .insertInto('alerts')
    .values({ site_id: world.siteId, product_id, email: 'other@waits.example', locale: 'it' })
    .execute();
  const listed = (await call('GET')).json().data;
  expect(listed).toMatchObject([
    { status: 'waiting', product: { slug: 'via', name: 'Lupo 500' }, color: null, size: 'M', place: null },
  ]);
  const [other] = await rowsOf('other@waits.example');
  expect((await call('DELETE', `/${other?.id}`)).statusCode).toBe(404);
  expect((await call('DELETE', `/${listed[0].id}`)).json()).toEqual({ data: { status: 'ended' } });
  expect((await call('DELETE', `/${listed[0].id}`)).statusCode).toBe(404);
  expect((await call('GET')).json().data).toEqual([]);
});

test('[ALERTS-10] one click ends every open alert of the address, and only of that address', async () => {
  await soldOut('lido');
  await soldOut('porto');
  await confirmed('stop@waits.example', 'lido');
  await confirmed('stop@waits.example', 'porto');
  await confirmed('stays@waits.example', 'lido');
  const [row] = await rowsOf('stop@waits.example');
  const token = stopToken(world.api.deps.config.signingKeys, 'it', row?.id ?? 0);
  for (const _ of ['once', 'again'])
    expect((await world.send('alerts/stop', { token })).json()).toEqual({ data: { status: 'stopped' } });
  expect((await rowsOf('stop@waits.example')).map(({ status }) => status)).toEqual(['ended', 'ended']);
  expect((await rowsOf('stays@waits.example')).map(({ status }) => status)).toEqual(['waiting']);
});

test('links that are forged, expired, of another site or of another purpose are refused', async () => {
  await soldOut('molo');
  await ask('attack@waits.example', 'molo');
  await world.work();
  const token = secretIn(world.mails('attack@waits.example').at(-1)?.text);
  const [row] = await rowsOf('attack@waits.example');
  const id = row?.id ?? 0;
  const keys = world.api.deps.config.signingKeys;
  const [first, expires, ...signature] = token.split('.');
  for (const [wrong, tenant] of [
    [`${id + 1}.${expires}.${signature.join('.')}`, 'it'],
    [`${first}.zzzzzzz.${signature.join('.')}`, 'it'],
    [stopToken(keys, 'it', id), 'it'],
    [token, 'fr'],
  ] as const)
    expect((await follow(wrong, tenant)).statusCode, wrong).toBe(404);
  expect((await world.send('alerts/stop', { token })).statusCode).toBe(404);
  const old = confirmToken(keys, 'it', id, Date.now() - 25 * 3_600_000);
  expect((await follow(old)).json().data).toEqual({ status: 'expired', product: 'molo' });
  expect((await rowsOf('attack@waits.example')).map(({ status }) => status)).toEqual(['pending']);
});

test('[ALERTS-12] the choices name every colour and size, its picture, and which are available now', async () => {
  const product = await soldOut('rocca');
  await product.arrive(GREEN);
  const answer = await world.api.app.inject({
    url: '/api/front/products/rocca/alert-choices',
    headers: { 'x-tenant': 'it', 'x-locale': 'it' },
  });
  const { colors, sizes, product: shown } = answer.json().data;
  expect(colors[0]).toHaveProperty('image');
  expect(shown).toMatchObject({ slug: 'rocca', name: 'Lupo 500' });
  expect(
    colors.map((one: { content: string; is_available: boolean }) => [one.content, one.is_available]),
  ).toEqual([
    ['Rosso', false],
    ['Verde', true],
  ]);
  expect(
    sizes.map((one: { content: string; is_available: boolean }) => [one.content, one.is_available]),
  ).toEqual([
    ['S', false],
    ['M', true],
  ]);
});
