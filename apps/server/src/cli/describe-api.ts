import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { describeEvents } from '../features/events/describe-events.ts';
import { findBreakingChanges, type OpenApi } from './openapi/find-breaking-changes.ts';

const USAGE = `node apps/server/src/cli/describe-api.ts --out FOLDER [--since OLD]
  writes openapi.json and asyncapi.json into FOLDER, as the api serves them and as they are attached to a release;
  names what breaks clients written for OLD, the openapi.json of the last release`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, since: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help || !values.out) console.log(USAGE);
else await describe(values.out, values.since);

async function describe(folder: string, since?: string) {
  const openApi = await readOpenApi();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(openApi, null, 1));
  await writeFile(path.join(folder, 'asyncapi.json'), JSON.stringify(describeEvents(), null, 1));
  if (!since) return;
  const breaking = findBreakingChanges(JSON.parse(await readFile(since, 'utf8')) as OpenApi, openApi);
  for (const change of breaking) console.log(`breaking: ${change}`);
  console.log(`${breaking.length} breaking changes`);
}

/** No route is called, so no service has to run. */
async function readOpenApi(): Promise<OpenApi> {
  const deps = createDeps(readConfig({ NODE_ENV: 'test', PADDOCK_LOG_LEVEL: 'silent' }), 'api');
  const app = await buildApp(deps);
  try {
    return (await app.inject('/api/docs/openapi.json')).json() as OpenApi;
  } finally {
    await app.close();
    await deps.close();
  }
}
