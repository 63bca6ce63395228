import { setTimeout as sleep } from 'node:timers/promises';
import { stopEdge } from '../../../../scripts/services/varnish.ts';
import { waitUntilOk } from '../../system/chaos-system.ts';
import type { Drill, DrillWorld } from '../drill.ts';

const FROZEN_MS = 1200;
const AWAKE_MS = 500;

async function startSecondApi({ system }: DrillWorld): Promise<void> {
  system.superviseApi(1);
  await waitUntilOk(`http://127.0.0.1:${system.settings.apiPorts[1]}/ready`);
  system.balancer.setPorts(system.apiPorts());
}

/** Without a request on it: the load goes to the first one. */
async function stopSecondApi({ system }: DrillWorld): Promise<void> {
  system.balancer.setPorts(system.apiPorts().slice(0, 1));
  await sleep(500);
  await system.stopApp('api1');
}

/** Alerts on slowness; nothing here causes an error. */
export const LATENCY_DRILLS: Drill[] = [
  {
    alerts: ['OrderCallsSlow'],
    how: 'the provider answers slowly while people buy',
    provoke: async ({ sandbox }) => {
      await sandbox('/control/scenarios', { provider: 'stripe', call: '*', behaviour: 'slow', times: 200 });
      return () => sandbox('/control/scenarios', null);
    },
  },
  {
    alerts: ['EventLoopBlocked'],
    how: 'an api is frozen for 1.2 of every 1.7 s (SIGSTOP), without load',
    provoke: async ({ system, repeat }) => {
      system.balancer.setPorts(system.apiPorts().slice(0, 1));
      const stop = repeat(async () => {
        system.signal('api1', 'SIGSTOP');
        await sleep(FROZEN_MS);
        system.signal('api1', 'SIGCONT');
        await sleep(AWAKE_MS);
      });
      return async () => {
        await stop();
        system.balancer.setPorts(system.apiPorts());
      };
    },
  },
];

export const PROCESS_DRILLS: Drill[] = [
  {
    alerts: ['ProcessDown', 'OneApiLeft'],
    how: 'one api of two is killed and not started again',
    provoke: async (world) => {
      await world.system.killForGood('api1');
      return () => startSecondApi(world);
    },
  },
  {
    alerts: ['TwoBuilds'],
    how: 'one api of two runs another build',
    provoke: async (world) => {
      await stopSecondApi(world);
      world.system.superviseApi(1, { PADDOCK_BUILD_ID: 'drill' });
      return async () => {
        await stopSecondApi(world);
        await startSecondApi(world);
      };
    },
  },
  {
    alerts: ['ShopStateUnknown'],
    how: 'no worker runs',
    provoke: async ({ system }) => {
      await system.stopApp('worker');
      return () => {
        system.supervise('worker');
        return waitUntilOk(`http://127.0.0.1:${system.settings.workerPort}/health`);
      };
    },
  },
  {
    alerts: ['CertificateExpires'],
    how: 'TLS in front of the edge gets a certificate for five days',
    provoke: async ({ front }) => {
      front.useCertificate(5);
      return () => front.useCertificate(60);
    },
  },
  {
    alerts: ['PageProbeFails'],
    how: 'Varnish is stopped',
    provoke: async ({ system }) => {
      await stopEdge(system.settings.varnish.directory);
      return () => system.startEdge();
    },
  },
];
