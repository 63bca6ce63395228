import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/test.ts';
import type { Device } from './devices.ts';

export interface Shot {
  readonly file: string;
  readonly caption: string;
}

interface Look {
  /** Only what the window shows: for what lies over a page. */
  readonly isWindow?: boolean;
  /** A page that has only been opened stands still; one that was asked for something may move. */
  readonly isStill?: boolean;
}

/** A visitor's browser that follows a walk and keeps a screenshot of every screen. */
export class Camera {
  readonly shots: Shot[] = [];
  readonly faults: string[] = [];
  readonly page: Page;
  readonly segment: string;
  readonly device: Device;
  readonly #folder: string;

  constructor(page: Page, segment: string, device: Device, folder: string) {
    this.page = page;
    this.segment = segment;
    this.device = device;
    this.#folder = folder;
  }

  get site(): string {
    return this.segment.slice(0, 2);
  }

  get isPhone(): boolean {
    return this.device.name === 'phone';
  }

  async prepare() {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    await this.page.addInitScript(countShifts);
  }

  /** To a page of the site, until it is alive; what is below a country may be left out. */
  async go(where: string) {
    const at = where.startsWith('/') ? where : `/${this.segment}/${where}`;
    const open = () => this.page.goto(at.replace(/\/$/, '') || '/');
    // A system in development restarts now and then.
    for (let left = 3; ((await open())?.status() ?? 0) >= 500 && left > 0; left -= 1)
      await this.page.waitForTimeout(2000);
    await hydrated(this.page).catch(() => {});
  }

  /** Goes there and takes the whole page. */
  look(name: string, where: string) {
    return this.take(name, () => this.go(where), { isStill: true });
  }

  /** Does something, then takes a picture. What cannot be done is noted and seen: the walk goes on. */
  async take(name: string, work: () => Promise<unknown>, { isWindow = false, isStill = false }: Look = {}) {
    const notes: string[] = [];
    try {
      await work();
      await settle(this.page, isWindow);
      const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) notes.push(`${wide} px too wide`);
      const moved = await this.page.evaluate(() => (window as { shifted?: number }).shifted ?? 0);
      if (isStill && moved > 0.05) notes.push(`jumps ${moved.toFixed(2)}`);
    } catch (error) {
      notes.push(String(error).split('\n')[0]?.slice(0, 160) ?? 'failed');
    }
    const number = String(this.shots.length + 1).padStart(2, '0');
    const file = path.join(this.#folder, `${number}-${name.replaceAll(/[^a-z0-9]+/g, '-')}.png`);
    await this.page.screenshot({ path: file, fullPage: !isWindow, timeout: 120_000 });
    this.shots.push({ file, caption: [name, ...notes].join(' · ') });
    if (notes.length > 0) this.faults.push(`${path.relative('.', file)}: ${notes.join(', ')}`);
  }
}

/** Layout shift without input (CLS), from the start of every page. */
function countShifts() {
  const kept = window as { shifted?: number };
  kept.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) kept.shifted = (kept.shifted ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Everything that comes when it is near has come, and stands still. */
async function settle(page: Page, isWindow: boolean) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (!isWindow) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  }
  const seen = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().height === 0);
  await page.waitForFunction(seen, undefined, { timeout: 20_000 }).catch(() => {});
  await page.waitForTimeout(350);
  await page.evaluate(hasCome);
}

/** What fades or slides in has done so: on a busy machine the clock alone does not tell. */
async function hasCome() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ends = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => {}));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 5000))]);
}
