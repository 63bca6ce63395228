import { setTimeout as sleep } from 'node:timers/promises';
import type { ArchivedPostgres } from '../backup/archived-postgres.ts';
import type { BuyersLog } from '../buyers/log.ts';
import type { Owner, Shop } from '../buyers/shop.ts';
import type { ChaosSystem } from '../system/chaos-system.ts';
import type { Monitoring } from './monitoring.ts';
import type { Standby } from './standby.ts';
import type { TlsFront } from './tls-front.ts';

/** The shop with everything that watches it. */
export interface DrillWorld {
  readonly place: string;
  readonly system: ChaosSystem;
  readonly postgres: ArchivedPostgres;
  readonly standby: Standby;
  readonly monitoring: Monitoring;
  readonly front: TlsFront;
  readonly owner: Owner;
  readonly log: BuyersLog;
  /** With units that no buyer was sent to. */
  readonly stock: (units: number) => Promise<Shop>;
  /** As the superuser. */
  readonly sql: (text: string) => string;
  /** Without triggers: what no code of ours can do to a row. */
  readonly tamper: (text: string) => string;
  readonly sandbox: (path: string, body: object | null) => Promise<void>;
  /** Runs until the returned function is called. */
  readonly repeat: (step: () => Promise<unknown>) => () => Promise<void>;
  readonly startLoad: () => Promise<void>;
}

export interface Drill {
  readonly alerts: readonly string[];
  readonly how: string;
  /** Returns what repairs it. Throws where this machine does not allow it. */
  readonly provoke: (world: DrillWorld) => Promise<() => unknown>;
  /** Runs after the load has started; before it only what needs a shop without buyers. */
  readonly isBeforeLoad?: boolean;
}

export interface Fired {
  readonly alert: string;
  readonly how: string;
  /** Null: it did not fire. */
  readonly seconds: number | null;
  readonly note: string;
}

const MAX_SECONDS = 180;
const MAX_CLEAR_SECONDS = 90;
const POLL_MS = 200;

/** Provokes, waits for the alerts and repairs. An alert that fires before is waited out, or else counts as failed. */
export async function runDrill({ alerts, how, provoke }: Drill, world: DrillWorld): Promise<Fired[]> {
  const early = await untilQuiet(world, alerts);
  const began = performance.now();
  const seconds = new Map<string, number>();
  let repair: () => unknown = () => {};
  let note = '';
  try {
    repair = await provoke(world);
    while (seconds.size < alerts.length && performance.now() - began < MAX_SECONDS * 1000) {
      for (const name of await firing(world))
        if (alerts.includes(name) && !seconds.has(name))
          seconds.set(name, (performance.now() - began) / 1000);
      await sleep(POLL_MS);
    }
  } catch (error) {
    note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  await repair();
  return alerts.map((alert) => {
    if (early.includes(alert)) return { alert, how, seconds: null, note: 'fired before it was provoked' };
    const after = seconds.get(alert);
    return { alert, how, seconds: after ?? null, note: after === undefined ? note || 'did not fire' : '' };
  });
}

export async function firing({ monitoring }: Pick<DrillWorld, 'monitoring'>): Promise<Set<string>> {
  const alerts = await monitoring.alerts();
  return new Set(alerts.filter(({ state }) => state === 'firing').map(({ name }) => name));
}

async function untilQuiet(world: DrillWorld, alerts: readonly string[]): Promise<string[]> {
  const end = Date.now() + MAX_CLEAR_SECONDS * 1000;
  for (;;) {
    const now = await firing(world);
    const early = alerts.filter((name) => now.has(name));
    if (early.length === 0 || Date.now() > end) return early;
    await sleep(POLL_MS);
  }
}
