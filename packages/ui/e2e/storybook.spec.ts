import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

// Sizes, places and accessibility, measured in a real browser on the built Storybook.

type Direction = 'ltr' | 'rtl';
const DIRECTIONS: Direction[] = ['ltr', 'rtl'];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function open(page: Page, story: string, dir: Direction = 'ltr') {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=dir:${dir}`);
  await page.locator('.story').waitFor();
}

/** Changes the story without loading the page again: over a hundred are looked at in a row. */
async function show(page: Page, story: string) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            once: (event: string, run: () => void) => void;
            emit: (event: string, value: unknown) => void;
          };
        };
        channel.once('storyRendered', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        // The story already shown is not rendered again.
        setTimeout(resolve, 3000);
      }),
    story,
  );
}

async function box(locator: Locator) {
  await locator.waitFor();
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element has no box');
  return found;
}

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name as string),
    [property, pseudo] as const,
  );

test.describe('sizes and places', () => {
  // Still pictures: where things end up, not where they come from.
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  for (const dir of DIRECTIONS) {
    test(`[STYLE-04] toasts stand at the bottom centre (${dir})`, async ({ page }) => {
      await open(page, 'messages-toast--both', dir);
      for (const toast of await page.locator('.ui-toast').all()) {
        const { x, width } = await box(toast);
        expect(Math.abs(x + width / 2 - DESKTOP.width / 2)).toBeLessThan(1);
      }
      const last = await box(page.locator('.ui-toast').last());
      expect(DESKTOP.height - (last.y + last.height)).toBeCloseTo(24, 0);
    });

    test(`[STYLE-11] the drawer is 80% wide, at least 200 and at most 440 px, at the start side (${dir})`, async ({
      page,
    }) => {
      await open(page, 'windows-drawer--navigation', dir);
      for (const [viewport, expected] of [
        [1280, 440],
        [500, 400],
        [390, 312],
        [220, 200],
      ] as const) {
        await page.setViewportSize({ width: viewport, height: 800 });
        const { x, width, height } = await box(page.locator('.ui-drawer-window'));
        expect(width, `at ${viewport}`).toBeCloseTo(expected, 0);
        expect(height).toBe(800);
        expect(dir === 'ltr' ? x : viewport - (x + width)).toBeCloseTo(0, 0);
      }
    });

    test(`icons that point follow the line (${dir})`, async ({ page }) => {
      await open(page, 'actions-golink--links', dir);
      const turned = await style(page.locator('.ui-go .ui-icon').first(), 'transform');
      expect(turned).toBe(dir === 'ltr' ? 'matrix(1, 0, 0, 1, 0, 0)' : 'matrix(-1, 0, 0, 1, 0, 0)');
    });

    test(`arrow keys walk through tabs in the direction of the line (${dir})`, async ({ page }) => {
      await open(page, 'navigation-tabs--panels', dir);
      await page.getByRole('tab').first().focus();
      await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('[STYLE-07] a dialog is 90% wide and at most 600 px', async ({ page }) => {
    await open(page, 'windows-dialog--default');
    expect((await box(page.locator('.ui-dialog-window'))).width).toBe(600);
    await page.setViewportSize({ width: 650, height: 800 });
    expect((await box(page.locator('.ui-dialog-window'))).width).toBeCloseTo(585, 0);
  });

  test('a dialog is a sheet at the bottom edge on phones', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, 'windows-dialog--default');
    const sheet = await box(page.locator('.ui-dialog-window'));
    expect(sheet.width).toBe(PHONE.width);
    expect(sheet.y + sheet.height).toBeCloseTo(PHONE.height, 0);
  });

  test('[STYLE-16] the wide dialog is 80% high and at most 1280 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await open(page, 'windows-dialog--wide');
    const wide = await box(page.locator('.ui-dialog-window'));
    expect([wide.width, wide.height]).toEqual([1280, 800]);
    await page.setViewportSize({ width: 1000, height: 1000 });
    expect((await box(page.locator('.ui-dialog-window'))).width).toBe(900);
  });

  test('[STYLE-13] the phone field is 46 px high, 200 px closed and 300 px open at most', async ({
    page,
  }) => {
    await open(page, 'forms-phonefield--phone');
    expect((await box(page.locator('.ui-phone__number'))).height).toBe(46);
    expect((await box(page.locator('.ui-phone__country'))).height).toBe(46);
    expect((await box(page.locator('.ui-phone'))).height).toBeLessThanOrEqual(200);
    await page.getByRole('button', { name: 'Country code' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    const list = await box(page.locator('.ui-popover--phone'));
    expect(list.height).toBeLessThanOrEqual(300);
    // ten countries do not fit: the limit is really at work
    expect(list.height).toBeGreaterThan(280);
    await page.getByRole('option', { name: /France/ }).click();
    await expect(page.locator('.ui-phone__country')).toContainText('+33');
  });

  test('[STYLE-14] long text shows 120 px until it is opened', async ({ page }) => {
    await open(page, 'display-fadedtext--long');
    expect((await box(page.locator('.ui-faded__text'))).height).toBe(120);
    await page.getByRole('button', { name: 'Read more' }).click();
    expect((await box(page.locator('.ui-faded__text'))).height).toBeGreaterThan(120);
    await open(page, 'display-fadedtext--short');
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('[STYLE-15] the filter bar is a row from 640 px and a stack below', async ({ page }) => {
    await open(page, 'layout-filterbar--bar');
    const bar = page.locator('.ui-filter-bar');
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await style(bar, 'flex-direction')).toBe('row');
    await page.setViewportSize({ width: 639, height: 800 });
    expect(await style(bar, 'flex-direction')).toBe('column');
  });

  test('[STYLE-09] the accent of primary buttons is the brand green', async ({ page }) => {
    await open(page, 'actions-button--variants');
    expect(await style(page.locator('.ui-button--primary').first(), 'background-color')).toBe(
      'rgb(0, 115, 74)',
    );
  });

  test('focus shows as a 2 px ring of the accent, 2 px away', async ({ page }) => {
    await open(page, 'actions-button--variants');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    expect(await style(focused, 'outline')).toBe('rgb(0, 115, 74) solid 2px');
    expect(await style(focused, 'outline-offset')).toBe('2px');
  });
});

test('[STYLE-08][SHELL-65] the progress bar is a 2 px line at the top that grows for 5 s', async ({
  page,
}) => {
  await open(page, 'waiting-progressline--busy');
  const line = page.locator('.ui-progress-line');
  const { x, y, width, height } = await box(line);
  expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 2 });
  expect(width).toBe(page.viewportSize()?.width);
  expect(await style(line, 'animation-duration', '::before')).toBe('5s');
});

test('a dialog keeps the keyboard inside, closes by Escape and gives the focus back', async ({ page }) => {
  await open(page, 'windows-dialog--default');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Add an address' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add an address' }).waitFor();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[SHELL-68][SHELL-69] a dropdown closes on a click elsewhere and on Escape', async ({ page }) => {
  await open(page, 'navigation-dropdown--on-press');
  const trigger = page.getByRole('button', { name: 'Products' });
  const panel = page.getByRole('link', { name: 'Scooters' });
  await trigger.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(800, 400);
  await expect(panel).toHaveCount(0);
  await trigger.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// Read once for all stories: reading it for each took longer than the checks.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Nothing here has frames, so one run in the page sees everything. */
const violationsIn = (page: Page) =>
  page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, WCAG);

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const dir of DIRECTIONS) {
  test.describe(`every story (${dir})`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    const tag = dir === 'rtl' ? '@nightly' : [];
    test(`passes axe and fits a phone (${dir})`, { tag }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(AXE);
      const index = await (await page.request.get('/index.json')).json();
      const stories = Object.keys((index as { entries: Record<string, unknown> }).entries);
      expect(stories.length).toBeGreaterThan(60);
      await page.setViewportSize(DESKTOP);
      await open(page, stories[0] as string, dir);
      for (const story of stories) {
        await page.setViewportSize(DESKTOP);
        await show(page, story);
        // Windows and delayed indicators come a moment later.
        if (/windows|waiting|toast/.test(story)) await page.waitForTimeout(800);
        expect.soft(await violationsIn(page), story).toEqual([]);
        await page.setViewportSize(PHONE);
        // What is measured by scripts follows a moment after the window.
        await expect.soft
          .poll(() => overflowOf(page), { message: story, timeout: 3000 })
          .toBeLessThanOrEqual(0);
      }
    });
  });
}
