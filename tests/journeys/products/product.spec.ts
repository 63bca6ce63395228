import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const LUPO = '/it-en/products/lupo-500';
const FALCO = '/it-en/products/falco-r';
/** A site whose reviews come from the reviews service. */
const SERVED = '/ie-en/products/lupo-500';

const section = (page: Page, id: string) => page.locator(`#${id}`);

test('[PRODUCT-01] [PRODUCT-27] the introduction, its long text capped at 120 px until asked for', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const overview = section(page, 'overview');
  await expect(overview.getByRole('heading', { level: 2 })).toBeVisible();
  const text = overview.locator('.ui-faded__text');
  expect((await text.boundingBox())?.height).toBeLessThanOrEqual(120);
  await overview.getByRole('button', { name: 'Read more' }).click();
  await expect(overview.getByRole('button', { name: 'Read less' })).toBeVisible();
  expect((await text.boundingBox())?.height).toBeGreaterThan(120);
});

test('[PRODUCT-02] photos and a video; a press shows them over the window, by keys too', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const gallery = section(page, 'gallery');
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.locator('.gallery__tile')).not.toHaveCount(0);
  const first = gallery.locator('.gallery__tile').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Lupo 500' });
  await expect(box.getByText(/^Photo 1 of /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText(/^Photo 2 of /)).toBeVisible();
  await box.getByRole('button', { name: 'Previous' }).click();
  await expect(box.getByText(/^Photo 1 of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(first).toBeFocused();

  const film = gallery.locator('.gallery__tile').filter({ has: page.locator('.gallery__play') });
  await film.click();
  const video = box.locator('video');
  await expect(video).toBeInViewport();
  await expect(video).toHaveAttribute('src', /\/media\/video-scrambler-turn-[0-9a-f]+\.mp4$/);
  const fetched = page.waitForResponse(/video-scrambler-turn-[0-9a-f]+\.mp4$/);
  await video.evaluate((it: HTMLVideoElement) => void it.play().catch(() => undefined));
  expect([200, 206]).toContain((await fetched).status());
});

test('a colour is an address, and choosing one changes the picture', async ({ quiet: page }) => {
  await open(page, LUPO);
  const other = page.getByRole('list', { name: 'Colour' }).locator('a:not([aria-current])').first();
  const href = (await other.getAttribute('href')) ?? '';
  const picture = page.locator('.phero__picture img');
  const before = await picture.getAttribute('src');
  await other.click();
  await expect(page.locator(`.phero__colors a[href="${href}"]`)).toHaveAttribute('aria-current', 'true');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const after = await picture.getAttribute('src');
  await page.goto(new URL(href, page.url()).href);
  await expect(picture).toHaveAttribute('src', after ?? '');
});

test('the film of a feature has one button, which plays and pauses it', async ({ quiet: page }) => {
  await open(page, '/it-en/products/lupo-500');
  const film = page.locator('.film');
  await film.scrollIntoViewIfNeeded();
  await film.getByRole('button', { name: /^Play video: / }).click();
  await film.getByRole('button', { name: /^Pause video: / }).click();
  await expect(film.getByRole('button', { name: /^Play video: / })).toBeVisible();
  await expect(film.locator('video')).not.toHaveAttribute('controls');
});

test('[PRODUCT-05] [PRODUCT-07] [PRODUCT-08] features, and specifications by group', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  await expect(page.locator('.feature h3, .band h2')).not.toHaveCount(0);
  const specs = section(page, 'specs');
  const engine = specs.getByRole('table', { name: 'Engine' });
  await expect(engine.getByRole('row', { name: /Displacement/ })).toContainText('500');
  await expect(specs.getByRole('table')).not.toHaveCount(1);
});

test('[PRODUCT-09] [PRODUCT-10] [PRODUCT-11] every size side by side; the drawing follows the chosen one', async ({
  quiet: page,
}) => {
  await open(page, FALCO);
  const geometry = section(page, 'geometries');
  const table = geometry.getByRole('table');
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveText(['Measurement', '48', '51', '54', '56', '58']);
  const reach = table.getByRole('row', { name: /Reach/ });
  await expect(reach.getByRole('cell')).toHaveText(['370', '376', '383', '390', '396']);
  await expect(geometry.getByRole('img', { name: /size 54/ })).toContainText('A 383');
  // The section is drawn anew when its code comes; the press waits for a label that stays.
  await geometry.locator('label', { hasText: '58' }).click();
  await expect(geometry.getByRole('img', { name: /size 58/ })).toContainText('A 396');
  await expect(table.locator('.ui-table__chosen').first()).toHaveText('58');
});

test('a motorcycle is drawn from its numbers too', async ({ quiet: page }) => {
  await open(page, LUPO);
  const drawing = section(page, 'geometries').getByRole('img');
  await expect(drawing).toContainText(/A 1[.,]445/);
  await expect(drawing).toContainText('D 830');
});

test('[PRODUCT-12] [PRODUCT-14] [PRODUCT-15] where a service has the reviews they come after the page: average, count, word, of five', async ({
  quiet: page,
}) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/reviews/summary'));
  await open(page, SERVED);
  await section(page, 'reviews').scrollIntoViewIfNeeded();
  const { averageText, count, word } = await (await answer).json();
  const reviews = section(page, 'reviews');
  await expect(reviews.getByRole('img', { name: `${averageText} out of 5 stars` }).first()).toBeVisible();
  await expect(reviews.locator('.reviews__average svg')).toHaveCount(5);
  await expect(reviews.getByText(word, { exact: true })).toBeVisible();
  await expect(reviews).toContainText(`${count} reviews`);
});

test('[PRODUCT-16] [H-33] no reviews service, zero stars', async ({ page }) => {
  await page.route('**/products/*/reviews/summary', (route) => route.abort());
  await open(page, SERVED);
  const reviews = section(page, 'reviews');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('img', { name: '0 out of 5 stars' })).toBeVisible();
  await expect(page.locator('.ui-toast')).toHaveCount(0);
});

test('the reviews of a service find their place kept: nothing below them moves', async ({ page }) => {
  const held = new Promise<() => void>((resolve) => {
    void page.route('**/products/*/reviews/summary', (route) => resolve(() => void route.continue()));
  });
  await open(page, SERVED);
  await section(page, 'reviews').scrollIntoViewIfNeeded();
  const release = await held;
  const manuals = section(page, 'manuals');
  const top = () => manuals.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  release();
  await expect(page.locator('.reviews__quotes figure').first()).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('[PRODUCT-17] [MANUALS-04] manuals, and the window with all of them', async ({ quiet: page }) => {
  await open(page, LUPO);
  const manuals = section(page, 'manuals');
  await expect(manuals.getByRole('link').first()).toBeVisible();
  const button = manuals.getByRole('button', { name: 'All manuals and languages' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Manuals' });
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('[MANUALS-05] without manuals the window says so; an accessory has no such section', async ({
  page,
}) => {
  await open(page, '/it-en/products/campanello-1911');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'manuals')).toHaveCount(0);
  await page.route('**/products/*/manuals?*', (route) => route.fulfill({ json: [] }));
  await open(page, LUPO);
  await page.getByRole('button', { name: 'All manuals and languages' }).click();
  await expect(page.getByRole('dialog', { name: 'Manuals' })).toContainText('Not found.');
});

test('[MANUALS-06] manuals that cannot be loaded are logged only', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/products/*/manuals?*', (route) => route.fulfill({ status: 503, body: 'null' }));
  await open(page, LUPO);
  await page.getByRole('button', { name: 'All manuals and languages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manuals' });
  // What the page itself knew is still there.
  await expect(dialog.getByRole('link').first()).toBeVisible();
  expect(logged.some((text) => text.includes('manuals could not be loaded'))).toBe(true);
  await expect(page.locator('.ui-toast')).toHaveCount(0);
});

test('[PRODUCT-25] the footnote: specifications may change', async ({ page }) => {
  await open(page, LUPO);
  await expect(page.getByRole('contentinfo')).toContainText('Specifications may change without notice.');
});

test('what search engines read: the product, its offers, the path to it', async ({ page }) => {
  await open(page, LUPO);
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  const graph = JSON.parse(json ?? '')['@graph'];
  expect(graph[0]).toMatchObject({ '@type': 'Product', name: 'Lupo 500' });
  expect(graph[0].offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'EUR' });
  expect(graph[1]['@type']).toBe('BreadcrumbList');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /scrambler-rosso/);
});

test('an unknown product answers 404', async ({ page }) => {
  const response = await page.goto('/it-en/products/no-such-machine');
  expect(response?.status()).toBe(404);
});

for (const path of ['it-it/products/lupo-500', 'it-it/products/casco-galleria'])
  test(`[LAW-01] /${path} opens the notice on the legal guarantee at one press, and the terms have its text`, async ({
    quiet: page,
  }) => {
    await open(page, `/${path}`);
    await page.getByRole('button', { name: 'I tuoi diritti di garanzia legale' }).click();
    const notice = page.getByRole('dialog', { name: 'Garanzia legale' });
    await expect(notice.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'I tuoi diritti di garanzia legale' }).click();
    await notice.getByRole('link', { name: 'Testo dell’avviso' }).click();
    await expect(page).toHaveURL(/\/it-it\/terms#legal-guarantee$/);
    await page.locator('#legal-guarantee summary').click();
    await expect(page.getByText('Garanzia legale minima di due anni').first()).toBeVisible();
  });

test('[LAW-01] the browser alone opens and closes the notice where the scripts cannot be loaded', async ({
  page,
}) => {
  await page.route(/\/assets\/entry\.client/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/it-it/products/lupo-500');
  await page.getByRole('button', { name: 'I tuoi diritti di garanzia legale' }).click();
  const notice = page.getByRole('dialog', { name: 'Garanzia legale' });
  await expect(notice.getByRole('img')).toBeVisible();
  await notice.getByRole('button', { name: 'Chiudi' }).click();
  await expect(notice).toBeHidden();
});

for (const site of ['us-en', 'ae-ar'])
  test(`[LAW-01] a product and the terms of ${site} show no notice of the European Union`, async ({
    quiet: page,
  }) => {
    await open(page, `/${site}/products/lupo-500`);
    await expect(page.locator('#product-name')).toBeVisible();
    await expect(page.locator('[popovertarget]')).toHaveCount(0);
    await open(page, `/${site}/terms`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#legal-guarantee')).toHaveCount(0);
  });
