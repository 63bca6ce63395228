import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/test.ts';

for (const [segment, lang] of [
  ['il-he', 'he-IL'],
  ['ae-ar', 'ar-AE'],
  ['ir-fa', 'fa-IR'],
] as const) {
  test(`[I18N-04] ${segment} is laid out from right to left`, async ({ quiet: page }) => {
    await open(page, `/${segment}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const products = await page.getByRole('banner').getByRole('button').first().boundingBox();
    expect(products?.x ?? 0).toBeGreaterThan(640);
    // Nothing sticks out sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await expectAccessible(page);
  });
}

test('[I18N-05] a country speaks several languages, each at its own address', async ({ page }) => {
  await open(page, '/ch-de/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await open(page, '/ch-fr/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualités');
  await open(page, '/ch-it/news');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
});

test('a language without a catalogue is shown in English and says so', async ({ page }) => {
  await open(page, '/be-nl/news');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-BE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

const EVERY = [
  'ae-ar',
  'cz-cs',
  'de-de',
  'gr-el',
  'gb-en',
  'es-es',
  'ir-fa',
  'fr-fr',
  'il-he',
  'it-it',
  'jp-ja',
  'kh-kh',
  'pl-pl',
  'vn-vi',
  'cn-zh',
];

const LONG_OR_TALL = ['ae-ar', 'de-de', 'gr-el', 'kh-kh'];

for (const segment of EVERY) {
  const tag = LONG_OR_TALL.includes(segment) ? [] : '@nightly';
  test(`${segment}: on a phone nothing sticks out, on a tablet every entry of the header can be reached`, {
    tag,
  }, async ({ quiet: page }) => {
    await page.setViewportSize({ width: 425, height: 844 });
    for (const path of ['/nothing', '/products', '']) {
      await open(page, `/${segment}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(425);
    }
    await expectAccessible(page);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => expectReachable(await headerOf(page), width)).toPass({ timeout: 10_000 });
    }
  });
}

const headerOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all.map((entry) => {
        const { left, right } = entry.getBoundingClientRect();
        return { text: entry.textContent, left: Math.round(left), right: Math.round(right) };
      }),
    );

function expectReachable(entries: Awaited<ReturnType<typeof headerOf>>, width: number) {
  expect(entries.length).toBeGreaterThan(6);
  expect(entries.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  const sorted = entries.toSorted((a, b) => a.left - b.left);
  const overlaps = sorted.filter((entry, at) => at > 0 && entry.left < (sorted[at - 1]?.right ?? 0) - 1);
  expect(overlaps).toEqual([]);
}
