import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { findBreakingChanges, type OpenApi } from './openapi/find-breaking-changes.ts';
import { shareResponses } from './openapi/share-responses.ts';

const USAGE = `npm run openapi              writes openapi.json from the routes of the api; names breaking changes
npm run openapi -- --check   fails when openapi.json is out of date, and names breaking changes`;

const FILE = new URL('../../../../openapi.json', import.meta.url);

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) console.log(USAGE);
else process.exitCode = (await run(values.check ?? false)) ? 0 : 1;

async function run(isCheck: boolean): Promise<boolean> {
  const committed = await readFile(FILE, 'utf8').catch(() => '');
  const current = await describeApi();
  const text = `${JSON.stringify(current, null, 1)}\n`;
  if (committed === text) return true;
  const breaking = committed ? findBreakingChanges(JSON.parse(committed) as OpenApi, current) : [];
  for (const change of breaking) console.error(`breaking: ${change}`);
  if (isCheck) {
    console.error('openapi.json is out of date: run `npm run openapi` and commit the result.');
    return false;
  }
  await writeFile(FILE, text);
  console.log(`openapi.json written, ${breaking.length} breaking changes`);
  return true;
}

/** The document that the api serves at /api/docs/openapi.json. No route is called, so no service has to run. */
async function describeApi(): Promise<OpenApi> {
  const config = readConfig({ NODE_ENV: 'test', PADDOCK_LOG_LEVEL: 'silent' });
  const deps = createDeps(config, 'api');
  const app = await buildApp(deps);
  try {
    await app.ready();
    const { payload } = await app.inject('/api/docs/openapi.json');
    return shareResponses(JSON.parse(payload) as OpenApi);
  } finally {
    await app.close();
    await deps.close();
  }
}
