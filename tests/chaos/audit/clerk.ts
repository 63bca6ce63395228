import { setTimeout as wait } from 'node:timers/promises';
import { noteOrder } from '../../../apps/server/src/features/orders/staff/order-acts.ts';
import { openDb, withSite } from '../../../apps/server/src/platform/db/db.ts';

// A clerk in a process of its own: notes on orders without end. Now and then it dies inside a transaction (SIGKILL).

const [url = '', clerk = '0', subjects = '[]'] = process.argv.slice(2);
const orders = JSON.parse(subjects) as readonly { readonly siteId: number; readonly code: string }[];
const { db } = openDb({ url, applicationName: `clerk-${clerk}`, maxConnections: 1, waitMs: 60_000 });
const MEAN_ACTS_TO_DEATH = 400;

for (let n = 0; ; n += 1) {
  const order = orders[Math.floor(Math.random() * orders.length)];
  if (!order) break;
  const call = { siteId: order.siteId, staffId: Number(clerk) + 1, requestId: `${process.pid}-${n}` };
  const dies = Math.random() < 1 / MEAN_ACTS_TO_DEATH;
  await withSite(db, order.siteId, async (tx) => {
    const acted = await noteOrder(tx, call, { code: order.code, text: `Note ${process.pid}-${n}` });
    if (dies) process.kill(process.pid, 'SIGKILL');
    return { ok: acted.ok && n % 31 !== 30 };
    // The connection was killed: the pool opens another.
  }).catch(() => wait(20));
}
