import type { RunningSystem } from './run-system.ts';

/** Waits for Ctrl-C or for an app to fall over, then ends everything this run started. */
export async function untilStopped(system: RunningSystem): Promise<never> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null));
  });
  const fallen = await Promise.race([signalled, system.failure]);
  console.log(fallen ? `\n${fallen} ended by itself; stopping the others.` : '\nStopping …');
  await system.stop();
  // Connections that fetch keeps open for reuse would hold the process for seconds more.
  process.exit(fallen ? 1 : 0);
}

export function printAddresses({ settings }: RunningSystem): void {
  const { varnish, storefrontPort, deskPort, staffPort, sandboxPort, postgres } = settings;
  console.log(`
  shop       ${varnish.url}/it-it
  storefront http://localhost:${storefrontPort}/it-it   (without the edge)
  desk       http://localhost:${deskPort}
  api docs   http://localhost:${staffPort}/api/docs
  sandbox    http://localhost:${sandboxPort}
  database   ${postgres.ownerUrl.replace(/:[^:@/]+@/, ':…@')}
`);
}
