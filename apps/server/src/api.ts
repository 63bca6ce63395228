import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { stopGracefully } from './platform/graceful-stop.ts';

const config = readConfig();
const deps = createDeps(config, 'api');
let stopping = false;
const app = await buildApp(deps, { isStopping: () => stopping });

stopGracefully(deps.log, async () => {
  stopping = true;
  // Time for whoever balances the load to see /ready turn 503 before the door closes.
  await wait(config.drainMs);
  await app.close();
  await deps.close();
});

await deps.warmUp();
await app.listen(config.api);
// Kept now, where NODE_COMPILE_CACHE says where: one that is killed could not do it any more.
flushCompileCache();
