import type { Settings } from '../services/settings.ts';

export interface App {
  name: string;
  cwd: string;
  /** What `node` is given, built and while developing. */
  start: string[];
  develop: string[];
  port(settings: Settings): number;
  variable: string;
  /** Further ports it listens on, by the variables that move them. */
  morePorts?(settings: Settings): Record<string, number>;
}

/** Every process of the system, in the order of dependence. */
export const APPS: App[] = [
  {
    name: 'sandbox',
    cwd: 'apps/sandbox',
    start: ['src/main.ts'],
    develop: ['--watch', 'src/main.ts'],
    port: (settings) => settings.sandboxPort,
    variable: 'PADDOCK_SANDBOX_PORT',
  },
  {
    name: 'api',
    cwd: 'apps/server',
    start: ['src/api.ts'],
    develop: ['--watch', 'src/api.ts'],
    port: (settings) => settings.apiPort,
    variable: 'PADDOCK_API_PORT',
    morePorts: ({ webhooksPort, staffPort, internalPort }) => ({
      PADDOCK_WEBHOOKS_PORT: webhooksPort,
      PADDOCK_STAFF_PORT: staffPort,
      PADDOCK_INTERNAL_PORT: internalPort,
    }),
  },
  {
    name: 'worker',
    cwd: 'apps/server',
    start: ['src/worker.ts'],
    develop: ['--watch', 'src/worker.ts'],
    port: (settings) => settings.workerPort,
    variable: 'PADDOCK_WORKER_PORT',
  },
  {
    name: 'storefront',
    cwd: 'apps/storefront',
    start: ['server/main.ts'],
    // Vite reloads pages itself and keeps the browser's state; a watcher around it would only restart it.
    develop: ['server/dev.ts'],
    port: (settings) => settings.storefrontPort,
    variable: 'PADDOCK_STOREFRONT_PORT',
  },
  {
    name: 'desk',
    cwd: 'apps/desk',
    start: ['server/main.ts'],
    develop: ['server/dev.ts'],
    port: (settings) => settings.deskPort,
    variable: 'PADDOCK_DESK_PORT',
  },
];
