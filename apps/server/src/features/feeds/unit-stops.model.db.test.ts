import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite, aStop, aStore, aVariant } from '../../testing/builders/builders.ts';
import { feed } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { endQuarantine } from '../inventory/claims/move-claims.ts';
import { quarantineUnits } from '../inventory/claims/take-back.sql.ts';

let database: TestDatabase;
let italy: number;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  await aVariant(database.owner, { sku: 'A' });
  await aStore(database.owner, { site_id: italy, feed_ref: 'milano' });
});
afterAll(() => database.drop());

/** What must stand in the database: the stops as "source ref: reason", and the newest version of the feeds. */
interface Model {
  readonly stops: Map<string, string>;
  version: number;
}
interface Real {
  readonly id: string;
  readonly serial: string;
}
type Step = fc.AsyncCommand<Model, Real>;

const inItaly = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(database.app, italy, work);

/** One step: what it does to the database, and what to the model. */
function step(
  name: string,
  run: (real: Real, model: Model) => Promise<unknown>,
  follow: (model: Model) => void,
) {
  return {
    check: () => true,
    toString: () => name,
    async run(model: Model, real: Real) {
      await run(real, model);
      follow(model);
      const stops = await database.owner
        .selectFrom('unit_stops')
        .selectAll()
        .where('unit_id', '=', real.id)
        .execute();
      const found = stops.map(({ source, ref, reason }) => [`${source} ${ref}`, reason ?? '']);
      expect(new Map(found as [string, string][])).toEqual(model.stops);
      const unit = await database.owner
        .selectFrom('units')
        .select('blocked')
        .where('id', '=', real.id)
        .executeTakeFirstOrThrow();
      expect(unit.blocked).toBe(model.stops.size > 0);
    },
  } satisfies Step;
}

function setTo(model: Model, key: string, reason: string | null) {
  if (reason === null) model.stops.delete(key);
  else model.stops.set(key, reason);
}

// Two senders share the counter of the unit; a line with an old version says nothing.
const lines = fc
  .record({
    actor: fc.constantFrom('erp', 'plant'),
    reason: fc.constantFrom('paint', 'damaged', null),
    isLate: fc.boolean(),
    days: fc.nat({ max: 9 }),
  })
  .map(({ actor, reason, isLate, days }) =>
    step(
      `${actor} says ${reason}${isLate ? ', late' : ''}`,
      async ({ serial }, { version }) => {
        const line = {
          site: 'it',
          serial,
          variant: 'A',
          status: 'on_hand',
          store: 'milano',
          price: '100.00',
          local_days: days,
          version: isLate ? version : version + 1,
          ...(reason ? { blocked: true, blocked_reason: reason } : {}),
        };
        expect((await feed(database.app, 'units', [line], { actor })).errors).toEqual([]);
      },
      (model) => {
        if (isLate) return;
        model.version += 1;
        setTo(model, 'feed ', reason);
      },
    ),
  );

const returned = fc.constant(
  step(
    'sold and returned',
    async ({ id }) => {
      for (const status of ['sold', 'delivered'])
        await sql`update units set status = ${status}, sold_on = now(), delivered_on = now() where id = ${id}`.execute(
          database.owner,
        );
      await inItaly((tx) => quarantineUnits(tx, { siteId: italy, unitIds: [id], reason: 'return X' }));
    },
    (model) => setTo(model, 'quarantine ', 'quarantine'),
  ),
);
const inspections = fc.constantFrom('resell' as const, 'scrap' as const).map((outcome) =>
  step(
    `inspected: ${outcome}`,
    ({ id }) => inItaly((tx) => endQuarantine(tx, { siteId: italy, unitIds: [id], outcome })),
    (model) => {
      if (model.stops.get('quarantine ') !== 'quarantine') return;
      setTo(model, 'quarantine ', outcome === 'scrap' ? 'scrapped' : null);
    },
  ),
);

const ofPeople = fc
  .record({
    stop: fc.constantFrom(
      { source: 'staff', ref: '' } as const,
      { source: 'recall', ref: '26V-001' } as const,
      { source: 'recall', ref: '26V-002' } as const,
    ),
    isSet: fc.boolean(),
  })
  .map(({ stop: { source, ref }, isSet }) =>
    step(
      `${source} ${ref} ${isSet ? 'set' : 'lifted'}`,
      ({ id }) =>
        inItaly(async (tx) => {
          await sql`delete from unit_stops
            where site_id = ${italy} and unit_id = ${id} and source = ${source} and ref = ${ref}`.execute(tx);
          if (isSet) await aStop(tx, { site_id: italy, id }, { source, ref });
        }),
      (model) => setTo(model, `${source} ${ref}`, isSet ? '' : null),
    ),
  );

test('[LAW-02] in any order of two feeds, inspections, staff and recalls, a stop ends only by its own source', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.commands([lines, returned, inspections, ofPeople], { maxCommands: 12 }),
      async (commands) => {
        run += 1;
        const serial = `MODEL${run}`;
        const line = {
          site: 'it',
          serial,
          variant: 'A',
          status: 'on_hand',
          store: 'milano',
          price: '100.00',
        };
        await feed(database.app, 'units', [{ ...line, version: 1 }]);
        const { id } = await database.owner
          .selectFrom('units')
          .select('id')
          .where('serial', '=', serial)
          .executeTakeFirstOrThrow();
        await fc.asyncModelRun(
          () => ({ model: { stops: new Map(), version: 1 }, real: { id, serial } }),
          commands,
        );
      },
    ),
    { seed: 20261119, numRuns: 40 },
  );
}, 240_000);
