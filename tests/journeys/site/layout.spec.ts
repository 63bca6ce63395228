import { expect, open, test } from '../support/test.ts';

test('[SHELL-42] the default layout: navigation, main area, footer', async ({ page }) => {
  await open(page, '/it-en/news');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[SHELL-43] [STYLE-03] the main area is at most 2560 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 3000, height: 900 });
  await open(page, '/it-en');
  expect((await page.getByRole('main').boundingBox())?.width).toBe(2560);
  await page.setViewportSize({ width: 2000, height: 900 });
  expect((await page.getByRole('main').boundingBox())?.width).toBe(2000);
});

test('[SITES-14] [SITES-15] the state of a site holds what its pages need', async ({ page }) => {
  await open(page, '/ae-ar/news');
  const state = await page.evaluate(() => {
    const router = (
      window as unknown as { __reactRouterDataRouter: { state: { loaderData: Record<string, object> } } }
    ).__reactRouterDataRouter;
    return router.state.loaderData['shell/site.layout'];
  });
  expect(state).toMatchObject({
    country: 'ae',
    locale: 'ar',
    isRtl: true,
    enableShop: true,
    maintenance: false,
  });
  expect(state).toMatchObject({
    currentSite: { slug: 'ae' },
    categories: expect.any(Array),
  });
  // The list of sites comes with the country chooser.
  const sites = await (await page.request.get('/ae-ar/sites')).json();
  expect(sites.length).toBeGreaterThan(80);
  expect(sites).toContainEqual(expect.arrayContaining(['it', 'إيطاليا', 'IT']));
  const [category] = (state as { products: { name: string; products: object[] }[] }).products;
  expect(category?.products[0]).toMatchObject({
    name: 'Lupo 500',
    original_name: 'Lupo 500',
    slug: 'lupo-500',
    image: expect.objectContaining({ key: 'scrambler-rosso-front34' }),
  });
});

test('[STYLE-09] the brand’s green is the accent', async ({ page }) => {
  await open(page, '/it-en/news');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Country and language/ })
    .click();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Go to/ });
  await expect(button).toHaveCSS('background-color', 'rgb(0, 115, 74)');
});

test('the keyboard starts with a link past the navigation, and a new page starts at its content', async ({
  page,
}) => {
  await open(page, '/it-en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/news$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('search engines and link previews are told what they need', async ({ page, request, baseURL }) => {
  await open(page, '/it-en/company');
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${baseURL}/it-en/company`);
  expect(await attribute('link[hreflang="ja-JP"]', 'href')).toBe(`${baseURL}/jp-ja/company`);
  expect(await attribute('link[hreflang="x-default"]', 'href')).toBe(`${baseURL}/global-en/company`);
  expect(await attribute('meta[property="og:image"]', 'content')).toMatch(/\/media\/.+\.jpeg$/);
  expect(await attribute('meta[name=description]', 'content')).toBeTruthy();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /*/my-account');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`${baseURL}/it-it/sitemap.xml`);
  const map = await (await request.get('/it-it/sitemap.xml')).text();
  expect(map).toContain(`${baseURL}/it-it/products/lupo-500`);
  expect(map).not.toContain('my-account');
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const icon of manifest.icons) expect((await request.get(icon.src)).ok(), icon.src).toBe(true);
  for (const file of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/og-default.jpg']) {
    expect((await request.get(file)).ok(), file).toBe(true);
  }
});

test('[H-73] hreflang is mutual: every page named says so of the others', async ({ page }) => {
  const alternates = async (path: string) => {
    await page.goto(path);
    return page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  };
  const italian = await alternates('/it-it/news');
  expect(italian.length).toBeGreaterThan(100);
  expect(await alternates('/jp-ja/news')).toEqual(italian);
  expect(await alternates('/global-en/news')).toEqual(italian);
});

test('printed, a page is its words and pictures', async ({ page }) => {
  await open(page, '/it-en/company');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
