import { readConfig } from '../config.ts';
import { setMaintenance } from '../features/sites/set-maintenance.ts';
import { openDb } from '../platform/db.ts';

const USAGE = 'Usage: node src/cli/site.ts maintenance <site> on|off';

const [action, slug, state] = process.argv.slice(2);
if (action !== 'maintenance' || !slug || !['on', 'off'].includes(state ?? '')) {
  console.error(USAGE);
  process.exit(2);
}

const { db, close } = openDb({ url: readConfig().databaseUrl, applicationName: 'paddock-cli-site' });
const done = await setMaintenance(db, slug, state === 'on');
await close();
if (!done.ok) {
  console.error(`There is no site "${slug}".`);
  process.exit(1);
}
console.log(`Maintenance of ${slug} is ${state}. Its pages at the edge are being purged.`);
