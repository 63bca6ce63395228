import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './services/packages.ts';
import { environmentOf, REPOSITORY, readSettings, type Settings, withoutFsync } from './services/settings.ts';
import { startServices, stopServices } from './services.ts';
import { isBuildFresh, isPartFresh } from './system/build-freshness.ts';
import { clearData, e2eSettings, uncapSites } from './system/e2e-settings.ts';
import { freePorts } from './system/free-ports.ts';
import { runSystem } from './system/run-system.ts';
import { addressesOf } from './system/running-shop.ts';
import { serveFiles } from './system/serve-files.ts';
import { untilStopped } from './system/until-stopped.ts';

const at = (...parts: string[]) => path.join(REPOSITORY, ...parts);

// Journeys in a real browser against the built system. Further arguments go to Playwright: npm run e2e -- --grep bag
// `--desk` first: only api, worker, sandbox and desk, for the journeys of the desk. `--desk --hold`: starts them, writes
// results/e2e.env and waits; then `. results/e2e.env; cd tests/journeys; npx playwright test desk/…` in another terminal.
// `--against <address>` first: a shop that runs already, with the sandbox and data of a demo, at this address of its edge.
const DESK_APPS = ['sandbox', 'api', 'worker', 'desk'];
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  if (args[0] === '--desk') return runDesk(args.slice(1));
  if (args[0] === '--against') return runAgainst(args[1], args.slice(2));
  ensureBrowser();
  if (!isBuildFresh())
    requireSuccess(spawnSync(process.execPath, [at('scripts/build.ts')], { stdio: 'inherit' }).status);

  const settings = await emptySettings();
  // A run that was killed has left its edge behind, on a port of its own.
  await stopServices(['varnish'], settings);
  const system = await runSystem(settings, { mode: 'start', logFile: at('results/e2e.log') });
  await uncapSites(settings.postgres.ownerUrl);
  const [storybookPort = 0] = await freePorts(1);
  const stopStorybook = await serveFiles(at('packages/ui/storybook-static'), storybookPort);
  try {
    return await playwright(args, {
      ...environmentOf(system.settings),
      PADDOCK_STOREFRONT_URL: `http://127.0.0.1:${system.settings.storefrontPort}`,
      PADDOCK_STORYBOOK_URL: `http://localhost:${storybookPort}`,
    });
  } finally {
    await stopStorybook();
    await system.stop();
  }
}

/** The journeys of the desk without shop and edge: quicker to start, and only the desk is built. */
async function runDesk(args: string[]): Promise<number> {
  if (!isPartFresh('desk')) {
    const options = { cwd: at('apps/desk'), stdio: 'inherit' } as const;
    requireSuccess(spawnSync('npm', ['run', '--silent', 'build'], options).status);
  }
  const settings = await emptySettings();
  const system = await runSystem(settings, {
    mode: 'start',
    logFile: at('results/e2e.log'),
    only: DESK_APPS,
  });
  await uncapSites(settings.postgres.ownerUrl);
  const env = environmentOf(settings);
  if (args[0] === '--hold') {
    const lines = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`);
    writeFileSync(at('results/e2e.env'), `${lines.join('\n')}\n`);
    console.log(`desk on ${env.PADDOCK_DESK_URL}; environment in results/e2e.env`);
    await untilStopped(system);
  }
  try {
    return await playwright(['--project=journeys', ...args], env);
  } finally {
    await system.stop();
  }
}

/** Nothing is built, started or emptied. The journeys write into the shop: never one that sells. */
async function runAgainst(edge: string | undefined, args: string[]): Promise<number> {
  if (!edge || !URL.canParse(edge)) throw new Error('npm run e2e -- --against http://localhost:8080 [spec…]');
  const env = addressesOf(edge);
  ensureBrowser();
  await uncapSites(env.PADDOCK_OWNER_DATABASE_URL);
  return playwright(['--project=journeys', ...args], env);
}

/** Ports and an empty database for this run. */
async function emptySettings(): Promise<Settings> {
  const usual = withoutFsync(readSettings());
  await startServices(['postgres', 'redis'], usual);
  const settings = await e2eSettings(usual);
  clearData(usual, settings);
  // Browsers and shop share two cores here: what would be too busy in the real world is only slow.
  process.env.PADDOCK_DATABASE_WAIT_MS ??= '5000';
  process.env.PADDOCK_API_TIMEOUT_MS ??= '15000';
  return settings;
}

function playwright(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(at('node_modules/.bin/playwright'), ['test', '--reporter=list,json', ...args], {
    cwd: at('tests/journeys'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: at('results/e2e.json') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Ctrl-C reaches Playwright by itself; we only wait, so that the system is taken down afterwards.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

function requireSuccess(status: number | null): void {
  if (status !== 0) throw new Error('The build failed');
}
