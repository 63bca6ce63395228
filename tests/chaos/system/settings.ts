import path from 'node:path';
import { readSettings, type Settings } from '../../../scripts/services/settings.ts';
import { e2eSettings } from '../../../scripts/system/e2e-settings.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';

export interface ChaosSettings extends Settings {
  /** Everything this command writes. */
  place: string;
  redisPort: number;
  /** What the edge takes for the storefront: it counts what gets through. */
  counterPort: number;
  /** Ways past the balancer, one per api process. */
  apiPorts: number[];
  mailPort: number;
}

/** A system of its own beside the others: no port, database, counter or edge is shared, only the programs are. */
export async function chaosSettings(
  databases: { ownerUrl: string; appUrl: string },
  name: string,
): Promise<ChaosSettings> {
  const settings = await e2eSettings(readSettings());
  const [redisPort = 0, counterPort = 0, mailPort = 0, ...apiPorts] = await freePorts(7);
  const place = path.join(settings.dataDir, 'chaos', name);
  return {
    ...settings,
    place,
    redisPort,
    counterPort,
    apiPorts,
    mailPort,
    uploadsDir: path.join(place, 'uploads'),
    postgres: { ...settings.postgres, ...databases },
    redis: { port: redisPort, url: `redis://127.0.0.1:${redisPort}`, isExternal: true },
    varnish: { ...settings.varnish, directory: path.join(place, 'varnish') },
  };
}
