import { readDatabaseUrl } from '../config.ts';
import { setMaintenance, setShop } from '../features/sites/set-shop.ts';
import { openDb } from '../platform/db/db.ts';

const USAGE = `Usage: node apps/server/src/cli/site.ts <what> <site> on|off
  maintenance it on                         every page of the site says that it is being worked on
  maintenance it on 2026-11-17T18:30+01:00  and until when
  shop it off                               the pages stay, nothing can be bought`;

const ACTS = { maintenance: setMaintenance, shop: setShop };

const [action = '', slug, state = '', end] = process.argv.slice(2);
const until = end ? new Date(end) : null;
const isKnown = Object.hasOwn(ACTS, action) && ['on', 'off'].includes(state);
if (!isKnown || !slug || Number.isNaN(until?.getTime())) {
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
const done = await ACTS[action as keyof typeof ACTS](db, slug, state === 'on', until);
await close();
if (!done.ok) {
  console.error(
    done.code === 'site_unknown'
      ? `There is no site "${slug}".`
      : `The prices of "${slug}" exclude tax, and it has no tax rate: set tax_rate in sites.json, or rates by state in sales-tax.json, and load the brand.`,
  );
  process.exit(1);
}
console.log(`${action} of ${slug} is ${state}. Its pages at the edge are being purged.`);
