// `node apps/server/src/cli/recreate-database.ts paddock_e2e`: drops a database that this checkout made, and makes it again.
import { recreateOwnDatabase } from './own-database.ts';
import { ownerDatabaseUrl } from './owner-database.ts';

const [name = ''] = process.argv.slice(2);
if (!/^paddock_[a-z0-9_]+$/.test(name)) {
  console.error('Usage: node apps/server/src/cli/recreate-database.ts paddock_<purpose>');
  process.exit(2);
}
await recreateOwnDatabase(ownerDatabaseUrl(), name).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
