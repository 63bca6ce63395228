import { readDatabaseUrl } from '../config.ts';
import { setMaintenance } from '../features/sites/set-maintenance.ts';
import { setShop } from '../features/sites/set-shop.ts';
import { openDb } from '../platform/db/db.ts';

const USAGE = `Usage: node apps/server/src/cli/site.ts <what> <site> on|off
  maintenance it on    every page of the site says that it is being worked on
  shop it off          the pages stay, nothing can be bought`;

const ACTS = { maintenance: setMaintenance, shop: setShop };

const [action = '', slug, state = ''] = process.argv.slice(2);
if (!Object.hasOwn(ACTS, action) || !slug || !['on', 'off'].includes(state)) {
  console.error(USAGE);
  process.exit(2);
}

// Wanted most when the machine is busiest: it waits for its turn.
const { db, close } = openDb({
  url: readDatabaseUrl(),
  applicationName: 'paddock-cli-site',
  maxConnections: 1,
  waitMs: 60_000,
  statementTimeoutMs: 60_000,
});
const done = await ACTS[action as keyof typeof ACTS](db, slug, state === 'on');
await close();
if (!done.ok) {
  console.error(`There is no site "${slug}".`);
  process.exit(1);
}
console.log(`${action} of ${slug} is ${state}. Its pages at the edge are being purged.`);
