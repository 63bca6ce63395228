// How a phone on a slow line meets a page, through the edge: npm run lighthouse [-- url …]. Median of five runs each.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from './support/own-storefront.ts';

const RUNS = 5;
const LEAST: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const edge = process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080';
const urls = process.argv.length > 2 ? process.argv.slice(2) : [`${edge}/it-it`];

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
let failed = false;
for (const url of urls) {
  await fetch(url);
  const scores = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', onlyCategories: Object.keys(LEAST) });
    for (const { id, score } of Object.values(result?.lhr.categories ?? {})) {
      scores.set(id, [...(scores.get(id) ?? []), Math.round((score ?? 0) * 100)]);
    }
  }
  console.log(url);
  for (const [id, all] of scores) {
    const median = all.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    if (median < (LEAST[id] ?? 0)) failed = true;
    console.log(`  ${id.padEnd(16)}${String(median).padStart(4)}   (${all.join(' ')})`);
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
