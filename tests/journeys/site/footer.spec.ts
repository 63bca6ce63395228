import { BRAND, settingsOf } from '../support/brand.ts';
import { expect, open, test } from '../support/test.ts';

const footer = (page: import('@playwright/test').Page) => page.getByRole('contentinfo');

test('[FOOTER-01] [FOOTER-02] [FOOTER-03] products: the shop and one link per category, only where it is open', async ({
  page,
}) => {
  await open(page, '/it-en/news');
  await expect(footer(page).getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Shop online' })).toHaveAttribute(
    'href',
    '/it-en/search',
  );
  for (const [name, slug] of [
    ['Motorcycles', 'motorcycles'],
    ['Scooters', 'scooters'],
    ['Bicycles', 'bicycles'],
    ['E-bikes', 'electric-bicycles'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/it-en/search?category=${slug}`,
    );
  }
  await open(page, '/gr-en/news');
  await expect(footer(page).getByRole('heading', { name: 'Products' })).toHaveCount(0);
});

test('[FOOTER-04] [FOOTER-05] the brand’s own column; chat only where it is configured', async ({ page }) => {
  await open(page, '/it-en/company');
  await expect(footer(page).getByRole('heading', { name: BRAND, exact: true })).toBeVisible();
  for (const [name, path] of [
    ['News', 'news'],
    ['Manuals', 'manuals'],
    ['How to buy', 'how-to-buy'],
    ['Shipping policy', 'shipping-policy'],
    ['Withdrawal and returns', 'withdrawal'],
    ['Warranty', 'warranty'],
    ['Accessories', 'search/equipment'],
    ['Newsletter', 'newsletter'],
    ['Contact', 'contact'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/it-en/${path}`,
    );
  }
  await expect(footer(page).getByRole('link', { name: 'Online chat' })).toBeVisible();
  await open(page, '/cn-zh/company');
  await expect(footer(page).locator('a[href="/cn-zh/manuals"]')).toBeVisible();
  await expect(footer(page).locator('a[href*="#chat"]')).toHaveCount(0);
});

test('[FOOTER-06] the company column', async ({ page }) => {
  await open(page, '/it-en/news');
  for (const [name, path] of [
    ['About us', 'company'],
    ['Our story', 'company/our-story/1911-1934'],
    ['The legacy', 'company/the-legacy'],
    ['Museum', 'company/the-museum'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/it-en/${path}`,
    );
  }
});

test('[FOOTER-07] [FOOTER-08] [FOOTER-09] [H-65] the legal column, with two documents that open', async ({
  page,
  request,
}) => {
  await open(page, '/it-en/news');
  for (const [name, path] of [
    ['Terms and conditions', 'terms'],
    ['Privacy policy', 'privacy-policy'],
    ['Cookie policy', 'cookie-policy'],
    ['Legal notice', 'legal-notice'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/it-en/${path}`,
    );
  }
  for (const name of ['Quality policy (PDF)', 'ISO 9001:2015 certificate (PDF)']) {
    const href = await footer(page).getByRole('link', { name }).getAttribute('href');
    const document = await request.get(href ?? '');
    expect(document.headers()['content-type']).toContain('application/pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('[FOOTER-10] [FOOTER-11] [FOOTER-12] [FOOTER-13] service links: Argentina one, Italy two, other sites none', async ({
  page,
}) => {
  const outside = () => footer(page).locator('li > a[href^="https://"]:not(.ui-icon-button)');
  await open(page, '/ar-es/news');
  await expect(outside()).toHaveCount(1);
  await expect(outside()).toHaveAttribute('href', /servicio/);
  await open(page, '/it-en/news');
  await expect(outside()).toHaveCount(2);
  await expect(footer(page).getByRole('link', { name: 'Orders and warranty portal' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Repair information' })).toBeVisible();
  for (const site of ['es-es', 'us-en', 'cn-zh', 'jp-ja', 'global-en']) {
    await open(page, `/${site}/news`);
    await expect(outside()).toHaveCount(0);
  }
});

test('[FOOTER-14] China shows the WeChat code, others do not', async ({ page, request }) => {
  await open(page, '/cn-zh/news');
  const code = footer(page).locator('figure img');
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeVisible();
  expect((await request.get((await code.getAttribute('src')) ?? '')).ok()).toBe(true);
  for (const site of ['hk-zh', 'tw-zh', 'it-it']) {
    await open(page, `/${site}/news`);
    await expect(footer(page).locator('figure')).toHaveCount(0);
  }
});

test('[FOOTER-15] the office phone can be called', async ({ page }) => {
  await open(page, '/it-en/news');
  await expect(footer(page).getByRole('link', { name: '+39 0721 555 1911' })).toHaveAttribute(
    'href',
    'tel:+3907215551911',
  );
});

test('[FOOTER-16] each social link only where it is configured', async ({ page }) => {
  await open(page, '/it-en/news');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube']) {
    await expect(footer(page).getByRole('link', { name: `${BRAND} on ${network}` })).toBeVisible();
  }
  await open(page, '/ar-es/news');
  await expect(footer(page).locator('a[href*="linkedin"]')).toHaveCount(0);
  await expect(footer(page).locator('a[href*="youtube"]')).toBeVisible();
  await open(page, '/me-en/news');
  await expect(footer(page).locator('.shell-footer__socials')).toHaveCount(0);
});

test('[FOOTER-17] the copyright line has this year', async ({ page }) => {
  await open(page, '/it-en/news');
  await expect(
    footer(page).getByText(`© ${new Date().getFullYear()} ${settingsOf('it').legal.entity}`),
  ).toBeVisible();
});

test('the company is named on every page: office, tax number, register and capital', async ({ page }) => {
  const facts = footer(page).locator('.shell-footer__company');
  await open(page, '/de-de/news');
  const { vat_number, register } = settingsOf('de').legal;
  for (const words of ['Sitz: ', `USt-IdNr.: `, vat_number, 'Handelsregister: ', register, 'Stammkapital: '])
    await expect(facts).toContainText(words);
  for (const [segment, width] of [
    ['de-de', 390],
    ['ae-ar', 390],
    ['pl-pl', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await open(page, `/${segment}/news`);
    await expect(facts).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), segment).toBe(width);
  }
});

test('[FOOTER-18] product pages note that specifications may change, others do not', async ({ page }) => {
  const note = 'Specifications may change without notice.';
  await open(page, '/it-en/products/lupo-500');
  await expect(footer(page).getByText(note)).toBeVisible();
  await open(page, '/it-en/news');
  await expect(footer(page).getByText(note)).toHaveCount(0);
});

test('[FOOTER-19] country and language can be chosen from the footer', async ({ page }) => {
  await open(page, '/it-en/news');
  await footer(page)
    .getByRole('link', { name: /Country and language/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Choose your country' })).toBeVisible();
});

test('[FOOTER-20] the banner finds a dealer', async ({ page }) => {
  await open(page, '/it-en/news');
  await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Fano');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/\/it-en\/stores\?near=Fano$/);
  await expect(page.getByText(/within 50 km of Fano/)).toBeVisible();
});
