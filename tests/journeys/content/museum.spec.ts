import { MUSEUM_URL } from '../support/brand.ts';
import { withWebGl } from '../support/browser.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// A map or a room without a graphics card is drawn by the processor.

// The processor draws every pixel here: a small window is a fast one.
test.use({ ...withWebGl(), viewport: { width: 900, height: 640 } });
// What is drawn without a graphics card takes its time, and more of it on a busy machine.
test.describe.configure({ timeout: 150_000 });

test('[SHELL-21] through the museum by mouse: enter, look at a machine, walk on, use the plan', async ({
  quiet: page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('PhotoSphereViewer')) warnings.push(message.text());
  });
  await open(page, '/it-it/company/the-museum');
  await expect(page.getByRole('heading', { level: 1, name: 'Il museo' })).toBeVisible();
  // The page is light: neither the viewer nor a panorama loads before a visitor enters.
  expect(requests.filter((url) => /pano-|photo-sphere|museum-tour/.test(url))).toEqual([]);
  await test.step('[MUSEUM-03] [H-62] the museum’s own site opens in a new tab', async () => {
    const site = page.getByRole('link', { name: /Il sito del museo/ });
    await expect(site).toHaveAttribute('href', MUSEUM_URL);
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /noopener/);
  });

  await test.step('[MUSEUM-02] the five rooms', async () => {
    for (const room of ['Esterno', 'Sala principale', 'Sala Giuseppe', 'Sala Motobi', 'Sala Leoncino'])
      await expect(page.getByRole('article', { name: room })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Entra nel museo' }).click();
  const tour = page.getByRole('region', { name: 'Visita al museo' });
  await test.step('[MUSEUM-01] a round view is drawn', async () => {
    await expect(tour.locator('canvas')).toBeVisible({ timeout: 15_000 });
    await expect
      .poll(() => requests.filter((url) => url.includes('/media/pano-main')).length)
      .toBeGreaterThan(0);
  });
  await test.step('[MUSEUM-05] left alone, the view begins to turn; the button stops it', async () => {
    const turn = tour.locator('[data-turning]');
    await expect(turn).toHaveAttribute('data-turning', 'true', { timeout: 20_000 });
    await tour.getByRole('button', { name: 'Ferma la rotazione' }).click();
    await expect(turn).toHaveAttribute('data-turning', 'false');
  });
  await tour.locator('.museum-spot--machine', { hasText: 'Lupo 500' }).click({ timeout: 15_000 });
  const sign = tour.getByRole('region', { name: 'Lupo 500' });
  await expect(sign).toContainText('2024');
  await tour.getByRole('button', { name: 'Chiudi la scheda' }).click();
  await expect(sign).toBeHidden();

  await tour
    .getByRole('navigation', { name: 'Pianta del museo' })
    .getByRole('button', { name: 'Sala Giuseppe' })
    .click();
  await expect(tour.locator('[aria-live]')).toContainText('Sala Giuseppe', { timeout: 15_000 });
  await tour
    .locator('.museum-tour__machines')
    .getByRole('button', { name: /Tipo A 98/ })
    .click();
  await expect(tour.getByRole('region', { name: 'Tipo A 98' })).toContainText('1919');
  await expectAccessible(page);

  await test.step('[MUSEUM-04] back to a room that is loaded takes the fade of 1000 ms', async () => {
    const hall = tour.getByRole('navigation', { name: 'Pianta del museo' }).getByRole('button', {
      name: 'Sala principale',
    });
    const live = tour.locator('[aria-live]');
    const started = Date.now();
    await hall.click();
    await expect(live).toContainText('Sala principale', { timeout: 15_000 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
  });
  expect(warnings).toEqual([]);
});

test('through the museum by keyboard alone, right to left, with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 640 },
  });
  const page = await context.newPage();
  await open(page, '/ae-ar/company/the-museum');
  await page.getByRole('button', { name: 'دخول المتحف' }).press('Enter');
  const tour = page.getByRole('region', { name: 'جولة في المتحف' });
  const view = tour.getByRole('application');
  await expect(tour.locator('canvas')).toBeVisible({ timeout: 15_000 });
  const eye = tour.locator('.museum-plan g');
  const heading = () => eye.getAttribute('transform');
  const before = await heading();
  // Nothing turns by itself.
  await expect(tour.getByRole('button', { name: 'إيقاف الدوران' })).toHaveCount(0);
  await view.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return await heading();
    })
    .not.toBe(before);
  await page.keyboard.press('+');
  const room = tour
    .getByRole('navigation', { name: 'مخطط المتحف' })
    .getByRole('button', { name: 'قاعة Leoncino' });
  await room.press('Enter');
  await expect(tour.locator('[aria-live]')).toContainText('قاعة Leoncino', { timeout: 15_000 });
  await expect(room).toHaveAttribute('aria-current', 'location');
  await tour
    .locator('.museum-tour__machines')
    .getByRole('button', { name: /Passero/ })
    .press('Enter');
  const sign = tour.getByRole('region', { name: 'Passero 49' });
  await expect(sign).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sign).toBeHidden();
  // The Passero stands at a right angle to the door: six steps on, the door is in view, and it is a button too.
  await view.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  const door = tour.locator('.museum-spot--way');
  await expect(door).toBeVisible();
  await door.press('Enter');
  await expect(tour.locator('[aria-live]')).toContainText('القاعة الرئيسية', { timeout: 15_000 });
  await context.close();
});
