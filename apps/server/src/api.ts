import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, HTTP_OPTIONS } from './app.ts';
import { readConfigOrExit } from './config.ts';
import { createDeps, warnOfDemoValues } from './deps.ts';
import { listenersOf } from './listeners.ts';
import { addListeners, type Listeners } from './platform/http/listeners.ts';
import { stopGracefully } from './platform/jobs/graceful-stop.ts';

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
