import { withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { readDatabaseUrl } from '../../../apps/server/src/config.ts';
import { EXPORTED_LISTS } from '../../../apps/server/src/features/exports/export-lists.ts';
import { openDb } from '../../../apps/server/src/platform/db/db.ts';

/*
 * Memory of an export of orders while it is read, at 10,000 rows and at 100,000:
 * `node --expose-gc tests/load/orders/measure-export.ts 1000000`, after fill-orders.ts.
 */

const count = Number(process.argv[2] ?? 1_000_000);
const { db, close } = openDb({
  url: withDatabase(readDatabaseUrl(), `paddock_orders_${count}`),
  applicationName: 'paddock-measure-export',
  maxConnections: 1,
  waitMs: 10_000,
});
const scope = { siteIds: Array.from({ length: 200 }, (_, n) => n + 1), staffId: 1, requestId: 'bench' };
const started = performance.now();
let rows = 0;
let next = 10_000;
for await (const piece of EXPORTED_LISTS.orders.lines(db, scope, '')) {
  rows += piece.rows;
  if (rows < next) continue;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  console.log(
    `${rows} rows after ${((performance.now() - started) / 1000).toFixed(1)} s: heap ${megabytes(heapUsed)} MB, process ${megabytes(rss)} MB`,
  );
  next += 30_000;
  if (rows >= 100_000) break;
}
await close();
