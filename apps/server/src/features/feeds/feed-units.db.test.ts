import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anOrder, aSite, aStore, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { feed, printOf } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { takeClaim } from '../inventory/claims/take-claim.ts';

let database: TestDatabase;
let italy: number;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  italy = (await aSite(owner, { slug: 'it', settings: '{"transit_days": 20}' })).id;
  await aSite(owner, { slug: 'de' });
  const rosso = await aVariant(owner, { sku: 'L5-R' });
  await showOn(owner, italy, rosso.product_id);
  await aVariant(owner, { sku: 'L5-N', product_id: rosso.product_id });
  await aStore(owner, { site_id: italy, feed_ref: 'milano' });
  await aStore(owner, { site_id: italy, feed_ref: 'roma' });
});
afterAll(() => database.drop());

const nextSerial = () => {
  count += 1;
  return `ZV${count}`;
};
const line = (input: Record<string, unknown> = {}) => ({
  site: 'it',
  serial: nextSerial(),
  variant: 'L5-R',
  status: 'in_transit',
  store: 'milano',
  transit_ends_on: '2099-01-10',
  price: '6490.00',
  version: 1,
  ...input,
});
const units = (lines: readonly unknown[], options = {}) => feed(database.app, 'units', lines, options);
const unitOf = async (serial: string) =>
  database.owner.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();
const stopsOf = async (serial: string) =>
  database.owner
    .selectFrom('unit_stops')
    .select(['source', 'reason', 'set_by'])
    .where('unit_id', '=', (await unitOf(serial)).id)
    .orderBy('source')
    .execute();
const messages = ({ errors }: { errors: { line: number; field: string | null; message: string }[] }) =>
  errors.map((error) => `${error.line} ${error.field} ${error.message}`);

test('a new unit is created with everything the line says', async () => {
  const sent = line({
    status: 'in_production',
    store: undefined,
    plant: 'Pesaro',
    ref: 'R-1',
    transit_ends_on: undefined,
  });
  const report = await units([
    { ...sent, production_ends_on: '2099-01-01', local_days: 5, blocked: true, blocked_reason: 'recall' },
  ]);
  expect(report.counts).toEqual({ lines: 1, created: 1, changed: 0, same: 0, late: 0, refused: 0 });
  expect(await unitOf(sent.serial)).toMatchObject({
    site_id: italy,
    feed_ref: 'R-1',
    status: 'in_production',
    plant: 'Pesaro',
    store_id: null,
    // the site's own twenty days on the way
    production_ends_on: '2099-01-01',
    expected_on: '2099-01-21',
    local_days: 5,
    price_minor: 649_000,
    own_price: true,
    currency: 'EUR',
    blocked: true,
    feed_version: 1,
  });
  expect(await stopsOf(sent.serial)).toEqual([{ source: 'feed', reason: 'recall', set_by: 'test' }]);
});

test('the same line again changes nothing, an older one is late, a newer one counts', async () => {
  const sent = line({ version: 5 });
  await units([sent]);
  const before = await unitOf(sent.serial);
  const report = await units([sent, { ...sent, version: 4, price: '1.00' }]);
  expect(report.counts).toMatchObject({ same: 1, late: 1, changed: 0, created: 0 });
  expect(await unitOf(sent.serial)).toEqual(before);
  const newer = await units([{ ...sent, version: 6, status: 'on_hand', price: '6290.00' }]);
  expect(newer.counts.changed).toBe(1);
  expect(newer.fields).toEqual({ status: 1, price: 1, expected_on: 1 });
  expect(await unitOf(sent.serial)).toMatchObject({
    status: 'on_hand',
    price_minor: 629_000,
    expected_on: null,
  });
});

test('a newer line that says nothing new is the same, and its version is remembered', async () => {
  const sent = line({ version: 1 });
  await units([sent]);
  expect((await units([{ ...sent, version: 9 }])).counts).toMatchObject({ same: 1, changed: 0 });
  expect((await units([{ ...sent, version: 8, price: '1.00' }])).counts.late).toBe(1);
});

test('a unit known by its ref gets its frame number, and goes by either from then on', async () => {
  const serial = nextSerial();
  const draft = line({ serial: undefined, ref: 'R-2', status: 'draft', store: undefined, plant: 'Pesaro' });
  await units([
    draft,
    { ...draft, serial, version: 2, status: 'in_production' },
    { ...draft, serial, ref: undefined, version: 3, status: 'in_transit' },
  ]);
  const { rows } = await sql`select serial, status from units where feed_ref = 'R-2'`.execute(database.owner);
  expect(rows).toEqual([{ serial, status: 'in_transit' }]);
});

test('lines about one unit are applied in their order, each with its price in the history', async () => {
  const sent = line();
  const report = await units([
    sent,
    { ...sent, version: 2, price: '6290.00' },
    { ...sent, version: 3, price: '6390.00' },
  ]);
  expect(report.counts).toMatchObject({ created: 1, changed: 2 });
  const { id } = await unitOf(sent.serial);
  const history = await database.owner
    .selectFrom('prices')
    .select('amount_minor')
    .where('unit_id', '=', id)
    .orderBy('valid_from')
    .execute();
  expect(history.map((row) => row.amount_minor)).toEqual([649_000, 629_000, 639_000]);
});

test('every bad line is named with its number, and the good ones go on', async () => {
  const good = line();
  const report = await units([
    line({ variant: 'NOPE' }),
    line({ store: 'paris' }),
    good,
    line({ currency: 'USD' }),
    line({ price: '6490.001' }),
    line({ site: 'zz' }),
    'not an object',
    line({ price: undefined }),
  ]);
  expect(report.counts).toMatchObject({ lines: 8, created: 1, refused: 7 });
  expect(
    messages(report)
      .map((text) => text.replace(/ \(ZV\d+\)$/, ''))
      .sort(),
  ).toEqual([
    '1 variant NOPE is not known',
    '2 store paris is not a store of it',
    '4 currency is USD, but it sells in EUR',
    '5 price 6490.001 is not an amount of EUR',
    '6 site zz is not a site',
    '7 null is not an object',
    '8 price is missing, and L5-R has no list price on it',
  ]);
  expect(await unitOf(good.serial)).toMatchObject({ status: 'in_transit' });
});

test('a status goes back only with a reason, and then the audit log keeps it', async () => {
  const sent = line({ status: 'on_hand', transit_ends_on: undefined });
  await units([sent]);
  const refused = await units([{ ...sent, version: 2, status: 'in_transit' }]);
  expect(messages(refused)).toEqual([
    `1 status goes back from on_hand to in_transit: that needs a reason (${sent.serial})`,
  ]);
  const told = await units([{ ...sent, version: 2, status: 'in_transit', reason: 'returned to the hub' }]);
  expect(told.counts.changed).toBe(1);
  const audit = await database.owner
    .selectFrom('audit_log')
    .select(['actor_kind', 'actor_ref', 'action', 'reason', 'before', 'after'])
    .where('subject_ref', '=', sent.serial)
    .execute();
  expect(audit).toEqual([
    {
      actor_kind: 'feed',
      actor_ref: 'test',
      action: 'unit.moved_back',
      reason: 'returned to the hub',
      before: { status: 'on_hand' },
      after: { status: 'in_transit' },
    },
  ]);
});

test('what is sold or delivered stays so, even with a reason; a hand-over may come before its sale is heard of', async () => {
  const sent = line();
  await units([sent, { ...sent, version: 2, status: 'delivered', delivered_on: '2026-11-10' }]);
  expect(await unitOf(sent.serial)).toMatchObject({
    status: 'delivered',
    delivered_on: '2026-11-10',
    sold_on: '2026-11-10',
  });
  const report = await units([{ ...sent, version: 3, status: 'on_hand', reason: 'mistake' }]);
  expect(messages(report)).toEqual([`1 status is delivered; a feed cannot undo that (${sent.serial})`]);
});

async function reserve(serial: string, kind: 'hold' | 'reservation' | 'sale') {
  const unit = await unitOf(serial);
  const order = kind === 'hold' ? null : await anOrder(database.owner, { site_id: italy, unit });
  const request = { siteId: italy, unitId: unit.id, kind, cartId: null, orderId: order?.id ?? null };
  const taken = await withSite(database.app, italy, (tx) =>
    takeClaim(tx, { ...request, minutes: kind === 'sale' ? null : 30 }),
  );
  if (!taken.ok) throw new Error(taken.code);
}

test.each(['hold', 'reservation', 'sale'] as const)(
  'a unit with a live %s keeps its variant',
  async (kind) => {
    const sent = line();
    await units([sent]);
    await reserve(sent.serial, kind);
    const report = await units([
      { ...sent, version: 2, variant: 'L5-N' },
      { ...sent, version: 3, status: 'on_hand' },
    ]);
    expect(messages(report)).toEqual([
      `1 variant cannot change from L5-R: the unit is taken (${kind}) (${sent.serial})`,
    ]);
    // What does not touch the bargain still counts.
    expect(await unitOf(sent.serial)).toMatchObject({ status: 'on_hand', feed_version: 3 });
  },
);

test('a unit reserved in the shop cannot be reported sold elsewhere; one sold in the shop can', async () => {
  const [reserved, sold] = [line(), line()];
  await units([reserved, sold]);
  await reserve(reserved.serial, 'reservation');
  await reserve(sold.serial, 'sale');
  const report = await units([reserved, sold].map((sent) => ({ ...sent, version: 2, status: 'sold' })));
  expect(messages(report)).toEqual([
    `1 status cannot be sold: it is claimed in the shop (reservation) (${reserved.serial})`,
  ]);
  expect(await unitOf(sold.serial)).toMatchObject({ status: 'sold' });
});

test('a free unit may change its variant', async () => {
  const sent = line();
  await units([sent, { ...sent, version: 2, variant: 'L5-N' }]);
  const { variant_id } = await unitOf(sent.serial);
  const variant = await database.owner
    .selectFrom('variants')
    .select('sku')
    .where('id', '=', variant_id)
    .executeTakeFirst();
  expect(variant?.sku).toBe('L5-N');
});

test('a serial and a ref of two different units are refused', async () => {
  const [one, two] = [line({ ref: 'R-3' }), line({ ref: 'R-4' })];
  await units([one, two]);
  const report = await units([{ ...one, ref: 'R-4', version: 2 }]);
  expect(messages(report)).toEqual([`1 serial and ref name two different units (${one.serial})`]);
});

test('a dry run says the same as the run and leaves every table as it was', async () => {
  const [known, back] = [line(), line({ status: 'on_hand' })];
  await units([known, back]);
  const lines = [
    { ...known, version: 2, status: 'on_hand', price: '6290.00' },
    line({ serial: 'ZVNEW' }),
    { ...back, version: 2, status: 'in_transit', reason: 'sent back' },
    line({ variant: 'NOPE' }),
  ];
  const before = await printOf(database.owner);
  const dry = await units(lines, { dryRun: true });
  expect(await printOf(database.owner)).toBe(before);
  expect(dry.diff).toEqual([
    `${known.serial}: status in_transit → on_hand, price 6,490.00 EUR → 6,290.00 EUR, expected_on 2099-01-10 → –`,
    'ZVNEW: created',
    `${back.serial}: status on_hand → in_transit, expected_on – → 2099-01-10`,
  ]);
  const real = await units(lines);
  expect(real).toEqual(dry);
  expect(await printOf(database.owner)).not.toBe(before);
});

test('a strict feed stops at the first bad line and takes its batch back', async () => {
  const lines = [line(), line(), line({ variant: 'NOPE' }), line()];
  const report = await units(lines, { strict: true, batch: 2 });
  expect(report).toMatchObject({ stoppedAt: 3, counts: { created: 2, refused: 1 } });
  const broken = await units([line(), 'broken', line()], { strict: true });
  expect(broken).toMatchObject({ stoppedAt: 2, counts: { created: 0, refused: 1 } });
  const { rows } = await sql<{ serial: string }>`
    select serial from units where serial = any(${lines.map(({ serial }) => serial)}) order by length(serial), serial`.execute(
    database.owner,
  );
  expect(rows.map(({ serial }) => serial)).toEqual([lines[0]?.serial, lines[1]?.serial]);
});

test('what no rule foresaw the database refuses, for that line alone', async () => {
  const lines = [line(), line(), line({ transit_ends_on: '0000-01-01' }), line(), line()];
  const report = await units(lines);
  expect(report.counts).toMatchObject({ created: 4, refused: 1 });
  expect(report.errors[0]).toMatchObject({ line: 3, message: expect.stringContaining('cannot be stored') });
});

test('a sender for one site cannot write to another', async () => {
  const report = await units([line({ site: 'de' }), line()], { onlySite: 'it' });
  expect(report.counts).toMatchObject({ created: 1, refused: 1 });
  expect(messages(report)).toEqual(['1 site may only be it here']);
});

test('lines of many sites are written in small transactions of each, and none is forgotten', async () => {
  const germany = await database.owner
    .selectFrom('sites')
    .select('id')
    .where('slug', '=', 'de')
    .executeTakeFirstOrThrow();
  await aStore(database.owner, { site_id: germany.id, feed_ref: 'milano' });
  const lines = Array.from({ length: 23 }, (_, n) => line({ site: n % 3 === 0 ? 'de' : 'it' }));
  const report = await units(lines, { batch: 4 });
  expect(report.counts).toMatchObject({ lines: 23, created: 23, refused: 0 });
});

test('a vehicle of one site fed to another is refused by its line, the others go on', async () => {
  const sent = line();
  await units([sent]);
  const report = await units([
    line({ site: 'de', serial: sent.serial, store: undefined, plant: 'Pesaro' }),
    line({ site: 'de', store: undefined, plant: 'Pesaro' }),
  ]);
  expect(report.counts).toMatchObject({ created: 1, refused: 1 });
  expect(report.errors[0]).toMatchObject({ line: 1, message: expect.stringContaining('another site') });
});

test('the pages of what changed are purged with the change', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.owner);
  const sent = line();
  await units([sent]);
  await units([sent]);
  const { rows } = await sql<{ tags: string[] }>`
    select payload -> 'data' -> 'tags' as tags from graphile_worker._private_jobs`.execute(database.owner);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tags[0]).toMatch(/^product:product-\d+$/);
});
