import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite, aStore, aVariant } from '../../testing/builders/builders.ts';
import { feed } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const { id } = await aSite(database.owner, { slug: 'it' });
  await aVariant(database.owner, { sku: 'A' });
  await aVariant(database.owner, { sku: 'B' });
  for (const ref of ['milano', 'roma']) await aStore(database.owner, { site_id: id, feed_ref: ref });
});
afterAll(() => database.drop());

const STAGES = ['draft', 'in_production', 'in_transit', 'on_hand', 'sold', 'delivered'];

// What a sender may truthfully say about one unit over time: it moves forward, or back with a reason until it is sold;
// from some version on it has a frame number; everything else changes as it likes.
const step = fc.record({
  forward: fc.integer({ min: -1, max: 2 }),
  variant: fc.constantFrom('A', 'B'),
  place: fc.constantFrom({ store: 'milano' }, { store: 'roma' }, { plant: 'Pesaro' }),
  price: fc.constantFrom('100.00', '99.50', '120'),
  production_ends_on: fc.constantFrom('2099-01-01', '2020-01-01', undefined),
  transit_ends_on: fc.constantFrom('2099-02-01', '2020-02-01', undefined),
  local_days: fc.integer({ min: 0, max: 9 }),
  blocked: fc.boolean(),
});

const history = fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => {
  let stage = 0;
  return steps.map(({ forward, place, variant, ...stated }, index) => {
    const next =
      stage >= 4 ? Math.max(stage, Math.min(5, stage + forward)) : Math.max(0, Math.min(5, stage + forward));
    const isBack = next < stage;
    stage = next;
    const status = STAGES[stage]!;
    return {
      site: 'it',
      ref: 'R',
      ...stated,
      ...place,
      status,
      version: index + 1,
      // From the third version on the frame is stamped; further along it must be.
      ...(index >= 2 || stage >= 2 ? { serial: 'S' } : {}),
      // A sold unit keeps its variant.
      variant: 'A',
      ...(stage < 4 ? { variant } : {}),
      ...(isBack ? { reason: 'told so' } : {}),
      ...(stage >= 4 ? { sold_on: '2026-11-01' } : {}),
      ...(stage >= 5 ? { delivered_on: '2026-11-02' } : {}),
    };
  });
});

/** A history in which serial, once known, stays known, and the variant does not change with the sale. */
const lawful = history.map((lines) => {
  const firstSold = lines.findIndex(({ status }) => status === 'sold' || status === 'delivered');
  const firstSerial = lines.findIndex((line) => 'serial' in line);
  return lines.map((line, index) => ({
    ...line,
    ...(firstSerial >= 0 && index >= firstSerial ? { serial: 'S' } : {}),
    ...(firstSold >= 0 && index >= firstSold ? { variant: lines[firstSold]!.variant } : {}),
  }));
});

const shuffled = lawful.chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    // Any order, any repetition, but nothing left out at the end.
    sent: fc
      .array(fc.nat({ max: lines.length - 1 }), { maxLength: 8 })
      .chain((extra) =>
        fc.shuffledSubarray([...lines.keys(), ...extra], { minLength: lines.length + extra.length }),
      ),
    batch: fc.integer({ min: 1, max: 5 }),
  }),
);

async function stateAfter(lines: readonly object[], batch: number, prefix: string) {
  const named = lines.map((line) => ({
    ...line,
    ref: `${prefix}R`,
    ...('serial' in line ? { serial: `${prefix}S` } : {}),
  }));
  const report = await feed(database.app, 'units', named, { batch });
  const { rows } = await sql<Record<string, unknown>>`
    select u.*, v.sku from units u join variants v on v.id = u.variant_id where feed_ref = ${`${prefix}R`}`.execute(
    database.owner,
  );
  const state = rows.map(
    ({ id: _, created_at: _c, updated_at: _u, feed_ref: _r, serial_key: _k, serial, ...row }) => ({
      ...row,
      serial: serial === null ? null : 'S',
    }),
  );
  return { state, refused: report.errors };
}

test('lines in any order, repeated at will, end in the same unit as sorted ones sent once', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ lines, sent, batch }) => {
      run += 1;
      const sorted = await stateAfter(lines, 1000, `a${run}-`);
      expect(sorted.refused).toEqual([]);
      const any = await stateAfter(
        sent.map((index) => lines[index]!),
        batch,
        `b${run}-`,
      );
      expect(any.refused).toEqual([]);
      expect(any.state).toEqual(sorted.state);
      expect(any.state).toHaveLength(1);
    }),
    { seed: 20261115, numRuns: 60 },
  );
}, 120_000);
