// How a phone on a slow line meets the pages, through the edge: node tests/journeys/lighthouse.ts [it-it/search …].
// Median of three. Lighthouse slows the processor down four times, to make a phone of a desktop whose index is 1,600.
// Here the factor is chosen from this machine's own index, so that it is the same phone; `--plain` takes four, whatever
// the machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { createCartCookies } from './lighthouse/create-cart-cookies.ts';
import { freePort } from './support/own-storefront.ts';

const RUNS = 3;
// The slow line of Lighthouse: 1.6 Mbit/s, 150 ms.
const SLOW_LINE = { rttMs: 150, throughputKbps: 1638.4 };
// Lighthouse's own middle-class phone, and its factor.
const PHONE_INDEX = 400;
const USUAL_FACTOR = 4;
/** Whole reports, to see what a mark is made of. */
const OUT = path.join(import.meta.dirname, '../..', 'results', 'lighthouse');
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Mark = (typeof MARKS)[number];

interface Page {
  readonly path: string;
  readonly speed: number;
  /** A bag is not for search engines: it has noindex and no description, which Lighthouse reports as mistakes. */
  readonly isPrivate?: boolean;
}
const PAGES: readonly Page[] = [
  { path: 'it-it', speed: 95 },
  { path: 'it-it/products/falco-r', speed: 95 },
  { path: 'it-it/search', speed: 95 },
  { path: 'it-it/news', speed: 95 },
  { path: 'it-it/bag', speed: 95, isPrivate: true },
  { path: 'it-it/stores', speed: 90 },
  { path: 'it-it/company/the-museum', speed: 85 },
];

const edge = process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080';
const { values: options, positionals: paths } = parseArgs({
  options: { plain: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pages = paths.length > 0 ? paths.map((path) => pageAt(path.replace(/^\//, ''))) : PAGES;

const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});
const cookie = await createCartCookies(edge);
const missed: string[] = [];
console.log(
  '| page | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | script kB | slowed |\n|---|---|---|---|---|---|---|---|---|---|',
);
for (const page of pages) {
  const runs = await measure(page);
  const marks = MARKS.map((mark) => median(runs.map((run) => markOf(run, mark))));
  const speeds = runs.map((run) => markOf(run, 'performance')).join(' ');
  const seconds = median(runs.map((run) => valueIn(run, 'largest-contentful-paint'))) / 1000;
  const blocked = median(runs.map((run) => valueIn(run, 'total-blocking-time')));
  const shift = median(runs.map((run) => valueIn(run, 'cumulative-layout-shift')));
  const [speed = 0, ...others] = marks;
  console.log(
    `| /${page.path} | **${speed}** (${speeds}) | ${others.join(' | ')} | ${seconds.toFixed(1)} | ${blocked.toFixed(0)} | ${shift.toFixed(3)} | ${median(runs.map(scriptKilobytes)).toFixed(1)} | ${runs[0]?.configSettings.throttling.cpuSlowdownMultiplier} times |`,
  );
  if (speed < page.speed) missed.push(`/${page.path}: ${speed}, not ${page.speed}`);
  for (const [place, mark] of others.entries())
    if (mark < 100) missed.push(`/${page.path}: ${MARKS[place + 1]} ${mark} (${faults(runs[0])})`);
}
await browser.close();
if (missed.length > 0) console.log(`\nMissed:\n${missed.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure({ path: pathOf, isPrivate }: Page): Promise<Result[]> {
  const url = `${edge}/${pathOf}`;
  await fetch(url).then((answer) => answer.arrayBuffer());
  const cpuSlowdownMultiplier = await factorFor(url);
  const config: Config = {
    extends: 'lighthouse:default',
    settings: {
      onlyCategories: [...MARKS],
      throttling: { ...SLOW_LINE, cpuSlowdownMultiplier },
      ...(isPrivate && { skipAudits: ['is-crawlable', 'meta-description'], extraHeaders: { cookie } }),
    },
  };
  const runs: Result[] = [];
  while (runs.length < RUNS) {
    const result = await lighthouse(url, { port, output: 'json' }, config);
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    runs.push(result.lhr);
    mkdirSync(OUT, { recursive: true });
    writeFileSync(
      path.join(OUT, `${pathOf.replaceAll('/', '_')}-${runs.length}.json`),
      JSON.stringify(result.lhr),
    );
  }
  return runs;
}

/** A quick look first: how fast is this machine at the moment? */
async function factorFor(url: string): Promise<number> {
  if (options.plain) return USUAL_FACTOR;
  const quick = await lighthouse(url, { port, output: 'json', onlyAudits: ['viewport'] });
  const index = quick?.lhr.environment.benchmarkIndex ?? PHONE_INDEX * USUAL_FACTOR;
  return Math.min(USUAL_FACTOR, Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10));
}

function pageAt(path: string): Page {
  return PAGES.find((page) => page.path === path) ?? { path, speed: 95 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function markOf(run: Result, mark: Mark): number {
  return Math.round((run.categories[mark]?.score ?? 0) * 100);
}

function valueIn(run: Result, audit: string): number {
  return run.audits[audit]?.numericValue ?? 0;
}

function scriptKilobytes(run: Result): number {
  const details = run.audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  const scripts = details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

/** The audits outside of speed that did not pass. */
function faults(run: Result | undefined): string {
  const refs = MARKS.slice(1).flatMap((mark) => run?.categories[mark]?.auditRefs ?? []);
  const wrong = refs.filter(({ id, weight }) => weight > 0 && run?.audits[id]?.score === 0);
  return [...new Set(wrong.map(({ id }) => id))].join(', ');
}
