import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aSite, aUnit } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { race } from '../../../testing/database/race.ts';
import { takeClaim } from './take-claim.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const liveClaims = (unitId: string) =>
  database.owner
    .selectFrom('unit_claims')
    .selectAll()
    .where('unit_id', '=', unitId)
    .where('released_at', 'is', null)
    .execute();

const takenUntil = async (unitId: string) =>
  (await database.owner.selectFrom('units').select('taken_until').where('id', '=', unitId).executeTakeFirst())
    ?.taken_until;

const hold = (siteId: number, unitId: string) =>
  ({ siteId, unitId, kind: 'hold', minutes: 15, cartId: null, orderId: null }) as const;

test('forty takers of one unit end in exactly one live claim, and no call gets an error', async () => {
  const site = await aSite(database.owner);
  for (let round = 0; round < 3; round += 1) {
    const unit = await aUnit(database.owner, { site_id: site.id });
    const answers = await race(database.appUrl, 40, (db) =>
      withSite(db, site.id, (tx) => takeClaim(tx, hold(site.id, unit.id))),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const claims = await liveClaims(unit.id);
    expect(claims).toHaveLength(1);
    expect(await takenUntil(unit.id)).toEqual(claims[0]?.expires_at);
  }
});

test('forty takers of a unit whose hold has run out also end in exactly one live claim', async () => {
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, { site_id: site.id });
  await withSite(database.app, site.id, (tx) => takeClaim(tx, { ...hold(site.id, unit.id), minutes: -1 }));
  const answers = await race(database.appUrl, 40, (db) =>
    withSite(db, site.id, (tx) => takeClaim(tx, hold(site.id, unit.id))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await liveClaims(unit.id)).toHaveLength(1);
});

test('a loser is answered while the winner still holds its transaction open', async () => {
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, { site_id: site.id });
  await withSite(database.app, site.id, async (winner) => {
    expect(await takeClaim(winner, hold(site.id, unit.id))).toMatchObject({ ok: true });
    const loser = await withSite(database.app, site.id, (tx) => takeClaim(tx, hold(site.id, unit.id)));
    expect(loser).toEqual({ ok: false, code: 'unit_busy' });
  });
  const later = await withSite(database.app, site.id, (tx) => takeClaim(tx, hold(site.id, unit.id)));
  expect(later).toEqual({ ok: false, code: 'unit_taken' });
});

test('check then insert, with neither index nor mark, would sell twice: the race does find it', async () => {
  await database.owner.schema.dropIndex('unit_claims_one_live').execute();
  // It would refuse to mark a unit that two have.
  await sql`drop trigger mark_unit on unit_claims`.execute(database.owner);
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, { site_id: site.id });
  await race(database.appUrl, 20, (db) =>
    withSite(db, site.id, async (tx) => {
      const taken = await tx.selectFrom('unit_claims').select('id').where('unit_id', '=', unit.id).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (taken.length > 0) return;
      const expires_at = new Date(Date.now() + 60_000);
      await tx
        .insertInto('unit_claims')
        .values({ site_id: site.id, unit_id: unit.id, kind: 'hold', expires_at })
        .execute();
    }),
  );
  expect((await liveClaims(unit.id)).length).toBeGreaterThan(1);
});
