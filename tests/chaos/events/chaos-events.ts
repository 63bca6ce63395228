// `node tests/chaos/events/chaos-events.ts --orders 100000`: kills the api and the example consumer at random while
// orders are written, then compares the consumer's totals with the ledger. Needs the services
// (`npm run services -- up`).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createStaffToken } from '../../../apps/server/src/cli/staff-tokens.ts';
import { aSite, aUnit } from '../../../apps/server/src/testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../apps/server/src/testing/database/database.ts';
import { freePort } from '../../../apps/server/src/testing/processes/private-redis.ts';
import { aMethod } from '../../../apps/server/src/testing/worlds/payment-world.ts';
import { compareTotals } from './compare-totals.ts';
import { keepKilling, type Victim } from './victim.ts';
import { WRITING_FUNCTIONS, type WrittenShop, writeOrders } from './write-orders.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    writers: { type: 'string', default: '6' },
    'kill-ms': { type: 'string', default: '4000' },
  },
});
const orders = Number(values.orders);
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

async function makeShop({ owner }: TestDatabase): Promise<WrittenShop> {
  await sql.raw(WRITING_FUNCTIONS).execute(owner);
  const site = await aSite(owner, { slug: 'it' });
  const unit = await aUnit(owner, { site_id: site.id });
  const method = await aMethod(owner, { site_id: site.id });
  return {
    siteId: site.id,
    unitId: unit.id,
    productId: unit.product_id,
    variantId: unit.variant_id,
    methodId: method.id,
  };
}

/** Waits until the consumer has read all there is; the api and the consumer are no longer killed. */
async function untilRead({ owner }: TestDatabase, file: string) {
  const { DatabaseSync } = await import('node:sqlite');
  for (const deadline = Date.now() + 600_000; Date.now() < deadline; await wait(500)) {
    const { rows } = await sql<{ waiting: number; last: number }>`
      select (select count(*)::int from event_outbox) as waiting, coalesce(max(last_sequence), 0) as last
        from event_heads`.execute(owner);
    const store = new DatabaseSync(file, { readOnly: true });
    const own = Number(store.prepare('select sequence from position').get()?.sequence ?? 0);
    store.close();
    if (rows[0]?.waiting === 0 && own === rows[0].last) return own;
  }
  throw new Error('the consumer did not reach the end of the log');
}

async function run(): Promise<boolean> {
  const database = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-events-'));
  const file = path.join(folder, 'consumer.sqlite');
  const victims: Victim[] = [];
  try {
    const shop = await makeShop(database);
    const key = await createStaffToken(database.owner, { site: 'it', name: 'erp', role: 'admin' });
    if (!key.ok) throw new Error(key.code);
    const port = await freePort();
    let isWritten = false;
    const killing = { meanMs: Number(values['kill-ms']), isQuiet: () => isWritten };
    const api = {
      PADDOCK_DATABASE_URL: database.appUrl,
      PADDOCK_API_PORT: '0',
      PADDOCK_STAFF_PORT: String(port),
      PADDOCK_WEBHOOKS_PORT: '0',
      PADDOCK_INTERNAL_PORT: '0',
      PADDOCK_LOG_LEVEL: 'error',
    };
    victims.push(keepKilling(at('../../../apps/server/src/api.ts'), api, killing));
    const consumer = {
      PADDOCK_EVENTS_URL: `http://127.0.0.1:${port}/api/events`,
      PADDOCK_API_KEY: key.token,
      PADDOCK_SITE: 'it',
      CONSUMER_DATABASE: file,
    };
    victims.push(keepKilling(at('../../../docs/guides/consumer/consumer.ts'), consumer, killing));
    const began = Date.now();
    let written = 0;
    const progress = setInterval(() => console.log(`${written} orders written`), 20_000);
    await writeOrders({
      url: database.appUrl,
      shop,
      orders,
      writers: Number(values.writers),
      onOrder: () => {
        written += 1;
      },
    });
    clearInterval(progress);
    isWritten = true;
    const writingSeconds = (Date.now() - began) / 1000;
    const last = await untilRead(database, file);
    const seconds = (Date.now() - began) / 1000;
    const compared = await compareTotals(database.owner, file);
    const [apiKills = 0, consumerKills = 0] = victims.map(({ kills }) => kills());
    console.log(
      JSON.stringify({
        orders: compared.orders,
        events: compared.events,
        last_sequence: last,
        api_kills: apiKills,
        consumer_kills: consumerKills,
        writing_seconds: Math.round(writingSeconds),
        seconds: Math.round(seconds),
        differences: compared.differences,
      }),
    );
    const stops = victims.flatMap(({ lines }) =>
      lines().filter((line) => line.startsWith('ended by itself')),
    );
    for (const line of stops) console.log(line);
    return compared.differences.length === 0 && compared.orders === orders && stops.length === 0;
  } finally {
    await Promise.all(victims.map(({ stop }) => stop()));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
