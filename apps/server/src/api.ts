import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, HTTP_OPTIONS } from './app.ts';
import { type Config, readConfigOrExit } from './config.ts';
import { createDeps, warnOfDemoValues } from './deps.ts';
import { addListeners, type Listener, type Listeners } from './platform/http/listeners.ts';
import { stopGracefully } from './platform/jobs/graceful-stop.ts';

const isBelow = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isProbe = (path: string) => path === '/health' || path === '/ready';
const isOurOwn = (path: string) => path === '/metrics' || path === '/probes';
const isWebhook = (path: string) => isBelow(path, '/api/webhooks');
const isStaff = (path: string) => isBelow(path, '/api/staff', '/api/events', '/api/feeds', '/api/docs');

/**
 * The listener decides which routes can be reached, so that publishing webhooks does not publish the desk: `front` is
 * for the storefront, `webhooks` for payment providers, `staff` for the desk, feeds, events and docs, `internal` for our own
 * machines. A balancer in front of several api processes asks `front` whether it is ready.
 */
const listenersOf = ({ listeners }: Pick<Config, 'listeners'>): Listener[] => [
  {
    name: 'front',
    ...listeners.front,
    serves: (path) => isProbe(path) || (isBelow(path, '/api') && !isWebhook(path) && !isStaff(path)),
  },
  { name: 'webhooks', ...listeners.webhooks, serves: isWebhook },
  { name: 'staff', ...listeners.staff, serves: isStaff },
  { name: 'internal', ...listeners.internal, serves: (path) => isProbe(path) || isOurOwn(path) },
];

const config = readConfigOrExit();
const deps = createDeps(config, 'api');
warnOfDemoValues(deps);
let stopping = false;
let listeners: Listeners | undefined;
const app = await buildApp(deps, {
  isStopping: () => stopping,
  beforePipeline: (fastify) => {
    listeners = addListeners(fastify, listenersOf(config), HTTP_OPTIONS);
  },
});

stopGracefully(deps.log, async () => {
  stopping = true;
  // Time for the load balancer to see /ready turn 503 before the sockets close.
  await wait(config.drainMs);
  await Promise.all([listeners?.close(), app.close()]);
  await deps.close();
});

await deps.warmUp();
await app.ready();
await listeners?.open();
// Kept now, where NODE_COMPILE_CACHE says where: one that is killed could not do it any more.
flushCompileCache();
