// `node apps/server/src/cli/feed.ts units file.csv.gz --dry-run` and so on; without arguments it says how.
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../config.ts';
import { NOUNS } from '../features/feeds/nouns.ts';
import { runFeed } from '../features/feeds/run-feed.ts';
import { measureSlips } from '../features/feeds/slips.sql.ts';
import { type Db, openDb } from '../platform/db/db.ts';
import { openFeed, showProgress } from './feed/open-feed.ts';
import { printReport } from './feed/report.ts';
import { handleTokens } from './feed/tokens.ts';

async function printSlips(db: Db, site: string, days: number): Promise<number> {
  const measured = await measureSlips(db, site, days);
  if (!measured) {
    console.error(`There is no site "${site}".`);
    return 1;
  }
  console.log(`${site}, the last ${days} days; slips in days, negative is early\n`);
  console.table({
    'promised at reservation → handed over': measured.promises,
    'first expected → in the store': measured.arrivals,
  });
  console.log(`overdue units now: ${measured.overdueUnits}`);
  console.log(`promised days that have passed without a hand-over: ${measured.brokenPromises}`);
  return 0;
}

const USAGE = `Usage:
  node apps/server/src/cli/feed.ts <${Object.keys(NOUNS).join('|')}> <file|-> [options]
    --dry-run          say what would happen, and do nothing
    --strict           stop at the first bad line
    --site it          refuse lines of other sites
    --format csv       csv or ndjson; by the file's name when left out (.gz may follow)
    --show 50          how many changes and errors to list
  node apps/server/src/cli/feed.ts token create --name erp [--site it]
  node apps/server/src/cli/feed.ts token list
  node apps/server/src/cli/feed.ts token revoke <id>
  node apps/server/src/cli/feed.ts slips --site it [--days 180]`;

const BATCH = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    site: { type: 'string' },
    format: { type: 'string' },
    show: { type: 'string', default: '50' },
    name: { type: 'string' },
    days: { type: 'string', default: '180' },
  },
});

async function main(): Promise<number> {
  const [what = '', ...rest] = positionals;
  if (what === 'token') return handleTokens(rest, { site: values.site ?? null, name: values.name ?? null });
  if (what === 'slips' && values.site)
    return withDb((db) => printSlips(db, values.site!, Number(values.days)));
  if (Object.hasOwn(NOUNS, what) && rest[0]) return feed(what as keyof typeof NOUNS, rest[0]);
  console.error(USAGE);
  return 2;
}

function feed(what: keyof typeof NOUNS, path: string): Promise<number> {
  return withDb(async (db) => {
    const show = Number(values.show);
    const started = performance.now();
    const { lines, bytesRead, bytesTotal } = await openFeed(path, values.format);
    const progress = showProgress(() => ({ read: bytesRead(), total: bytesTotal }));
    // Which noun it is decides the type of its lines; the engine treats all alike.
    const report = await runFeed(db, NOUNS[what] as never, lines, {
      actor: `command line: ${process.env.USER ?? 'unknown'}`,
      onlySite: values.site ?? null,
      dryRun: values['dry-run'],
      strict: values.strict,
      batch: BATCH,
      caps: { errors: show, diff: show },
      onProgress: progress.step,
    });
    progress.end();
    printReport(what, report, { dryRun: values['dry-run'], seconds: (performance.now() - started) / 1000 });
    return report.counts.refused > 0 ? 1 : 0;
  });
}

async function withDb(work: (db: ReturnType<typeof openDb>['db']) => Promise<number>): Promise<number> {
  const { db, close } = openDb({
    url: readDatabaseUrl(),
    applicationName: 'paddock-feed',
    maxConnections: 1,
    waitMs: 10_000,
    statementTimeoutMs: 60_000,
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
