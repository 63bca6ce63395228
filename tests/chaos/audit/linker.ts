import { setTimeout as wait } from 'node:timers/promises';
import { extendAuditChain } from '../../../apps/server/src/features/audit/extend-audit-chain.ts';
import { openDb } from '../../../apps/server/src/platform/db/db.ts';

// A worker that links audit rows all the time, in a process of its own.

const [url = ''] = process.argv.slice(2);
const { db } = openDb({ url, applicationName: 'linker', maxConnections: 1, waitMs: 60_000 });
for (;;) {
  await extendAuditChain(db, { rowsPerLink: 500 }).catch(() => {});
  await wait(50);
}
