// How long a list of the desk takes on a phone, with the line and the processor of Lighthouse's mobile profile (150 ms,
// 1.6 Mbit/s, processor slowed four times): after the login page, and on a cold cache. Needs a running desk:
// `npm run e2e -- --desk --hold`, then `. results/e2e.env; node tests/journeys/desk-speed.ts [--runs 5] [--screen /orders]`.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DESK, signInToDesk } from './support/desk.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    screen: { type: 'string', default: '/orders' },
    slowdown: { type: 'string', default: '4' },
  },
});

const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};
const FIRST_ROW = '[role=row][data-place], .inbox__row';

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
}

/** Milliseconds from leaving for a screen until its first row is shown, and the steps on the way. */
async function measure(browser: Browser, isCold: boolean): Promise<{ total: number; steps: string }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  if (!isCold) {
    await page.goto(`${DESK}/sign-in?return=${encodeURIComponent(options.screen)}`);
    await page.waitForLoadState('networkidle');
  }
  await signInToDesk(page, {});
  await slowDown(page);
  const start = Date.now();
  await page.goto(`${DESK}${options.screen}`, { waitUntil: 'commit' });
  await page.locator(FIRST_ROW).first().waitFor();
  const total = Date.now() - start;
  const steps = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/staff\/(?!events)/.test(name)) as PerformanceResourceTiming[];
    const parts = calls.map(({ name, startTime, responseEnd }) =>
      [
        new URL(name).pathname.replace('/api/staff/', ''),
        Math.round(startTime),
        Math.round(responseEnd),
      ].join(' '),
    );
    return [`page ${Math.round(document?.responseEnd ?? 0)}`, ...parts].join(', ');
  });
  await context.close();
  return { total, steps };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const isCold of [false, true]) {
  const totals: number[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    const { total, steps } = await measure(browser, isCold);
    totals.push(total);
    console.log(`${isCold ? 'cold' : 'after login'} ${total} ms: ${steps}`);
  }
  console.log(`${isCold ? 'cold cache' : 'after the login page'}: median ${median(totals)} ms`);
}
await browser.close();
