// `node tests/load/orders/measure-event-cost.ts`: CPU of PostgreSQL per placed order with and without the trigger that
// publishes its event, in alternating blocks on one connection. Needs the services.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { aSite, aUnit } from '../../../apps/server/src/testing/builders/builders.ts';
import { testDatabase } from '../../../apps/server/src/testing/database/database.ts';
import { WRITING_FUNCTIONS } from '../../chaos/events/write-orders.ts';

const BLOCK = 500;
const BLOCKS = 12;
const TICK_MS = 10;

/** CPU time of a process so far, in milliseconds (utime and stime of /proc). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const database = await testDatabase();
const client = new pg.Client({ connectionString: database.appUrl });
try {
  await sql.raw(WRITING_FUNCTIONS).execute(database.owner);
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, { site_id: site.id });
  await client.connect();
  await client.query(`set app.site_id = '${site.id}'`);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const place = { name: 'place', text: 'select chaos_place($1, $2, $3, $4, $5)' };
  const spent = { enable: 0, disable: 0 };
  for (let block = 0; block < BLOCKS * 2; block += 1) {
    const how = block % 2 === 0 ? 'enable' : 'disable';
    await sql.raw(`alter table order_events ${how} trigger publish`).execute(database.owner);
    const before = cpuOf(pid);
    for (let n = 0; n < BLOCK; n += 1)
      await client.query({
        ...place,
        values: [site.id, unit.id, unit.product_id, unit.variant_id, 1000 + n],
      });
    // The first blocks plan and warm up.
    if (block > 1) spent[how] += cpuOf(pid) - before;
  }
  const orders = BLOCK * (BLOCKS - 1);
  const [withEvents, without] = [spent.enable / orders, spent.disable / orders];
  console.log(
    `per order: ${withEvents.toFixed(3)} ms with the event, ${without.toFixed(3)} ms without, ` +
      `${((withEvents - without) * 1000).toFixed(0)} µs more`,
  );
} finally {
  await client.end();
  await database.drop();
}
