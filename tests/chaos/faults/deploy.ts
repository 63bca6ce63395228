import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, readMigrations } from '../../../apps/server/src/platform/db/migrations.ts';
import { waitUntilOk } from '../system/chaos-system.ts';
import type { Fault, Trial } from '../trial.ts';

const REPORT_SECONDS = 4;

/** What the next release brings along: the old one has to live with it until it is gone. */
const NEXT = {
  name: '20991231_2359_orders__next_release.sql',
  text: `alter table orders add column next_release text; create index orders_next_release on orders (site_id) where next_release is not null;`,
  sha256: 'of the next release',
};

/** A migration during a long report on the same table, then a rolling restart of the apis. */
async function deploy({ system, owner }: Trial) {
  const report = owner.pool.query(`select pg_sleep(${REPORT_SECONDS}), (select count(*) from orders)`);
  await sleep(300);
  const began = Date.now();
  await migrate(system.settings.postgres.ownerUrl, [...(await readMigrations()), NEXT]);
  const migrated = (Date.now() - began) / 1000;
  await report;
  const ports = [...system.settings.apiPorts];
  for (const n of [0, 1]) {
    system.superviseApi(n + 2);
    await waitUntilOk(`http://127.0.0.1:${ports[n + 2]}/ready`);
    system.balancer.setPorts(ports.slice(n, n + 3));
    await sleep(500);
    await system.stopApp(`api${n}`);
    system.balancer.setPorts(ports.slice(n + 1, n + 3));
  }
  // Back to the first two, so that the next fault finds the system as it was.
  for (const n of [0, 1]) {
    system.superviseApi(n);
    await waitUntilOk(`http://127.0.0.1:${ports[n]}/ready`);
  }
  system.balancer.setPorts(ports);
  await sleep(500);
  await Promise.all([system.stopApp('api2'), system.stopApp('api3')]);
  system.balancer.setPorts(system.apiPorts());
  return {
    wrong: [],
    note: `migrated beside a ${REPORT_SECONDS} s report in ${migrated.toFixed(1)} s; four apis started, four drained`,
  };
}

export const DEPLOY_FAULTS: Fault[] = [
  {
    id: 'F19',
    what: 'a release under load',
    how: 'migration behind a long read, then a rolling change',
    on: 'system',
    reach: 3,
    unnoticed: true,
    run: deploy,
  },
];
