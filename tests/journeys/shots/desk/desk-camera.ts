import path from 'node:path';
import type { Page } from '@playwright/test';
import { DESK } from '../../support/desk.ts';
import type { Shot } from '../camera.ts';

/** `empty`: every list answers nothing; `failed`: the api does not answer. */
export type DeskState = 'usual' | 'empty' | 'failed';

const ME = /\/api\/staff\/(me$|me\?|events)/;

/** Answers of the api in place of the real ones, for states that a filled database does not show. */
export async function fakeState(page: Page, state: DeskState): Promise<void> {
  if (state === 'usual') return;
  await page.route(/\/api\/staff\//, (route) => {
    if (ME.test(route.request().url())) return route.fallback();
    if (state === 'failed')
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } });
    return route.fulfill({
      json: { data: [], meta: { next: null, count: 0, count_is: 'exact', counts: [], total: 0, page: 1 } },
    });
  });
}

/** Opens a screen and keeps a picture of the window; what is wider than the window is noted. */
export async function takeScreen(page: Page, screen: string, folder: string): Promise<Shot> {
  const notes: string[] = [];
  await page.goto(`${DESK}${screen}`).catch((error) => notes.push(String(error).slice(0, 80)));
  await page
    .locator('main#content h1')
    .waitFor({ timeout: 10_000 })
    .catch(() => notes.push('no heading'));
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 8_000 })
    .catch(() => notes.push('still busy'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(250);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) notes.push(`${wide} px too wide`);
  const cut = await page.evaluate(findCutText);
  if (cut.length > 0) notes.push(`cut: ${cut.slice(0, 3).join(' | ')}`);
  const name = screen === '/' ? 'today' : screen.slice(1).replaceAll(/[^a-z0-9]+/gi, '-');
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file });
  return { file, caption: [screen, ...notes].join(' · ') };
}

/** Buttons, headings and labels whose words do not fit. Cells of a table may be cut. */
function findCutText(): string[] {
  const shown = [
    ...document.querySelectorAll<HTMLElement>('button, .btn, h1, h2, .status, .tag, .side__item, th, dt'),
  ];
  return shown
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.textContent?.trim().slice(0, 40) ?? '')
    .filter(Boolean);
}
