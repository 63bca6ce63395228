import { BRAND } from '../support/brand.ts';
import { addCookie, expect, expectAccessible, open, test } from '../support/test.ts';

const TITLE = 'We couldn’t find that page';

test('[SHELL-50] [SHELL-53] no country in the path: 404 with its text', async ({ page }) => {
  const response = await page.goto('/news');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found (no-country).', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a country that has no site: 404, no-country', async ({ page }) => {
  expect((await page.goto('/xx-en'))?.status()).toBe(404);
  await expect(page.getByText('This page could not be found (no-country).', { exact: true })).toBeVisible();
});

test('[SHELL-51] [SHELL-53] no language in the path: 404 with its text', async ({ page }) => {
  const response = await page.goto('/it');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found (no-locale).', { exact: true })).toBeVisible();
});

test('[SHELL-52] [SHELL-53] [SHELL-55] [SHELL-56] no route: 404 in the site’s own frame', async ({
  page,
}) => {
  const response = await open(page, '/it-en/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please return to home page' })).toHaveAttribute(
    'href',
    '/it-en',
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});

test('the page that is not there speaks the language of the site, mirrored where it must', async ({
  page,
}) => {
  expect((await open(page, '/il-he/nothing'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
});

for (const segment of ['it-en', 'il-he'])
  test(`${segment}: no word of the page that is not there lies on the machine`, async ({ page }) => {
    await page.goto(`/${segment}/nothing`);
    for (const width of [390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 860 });
      const picture = await page.locator('.shell-404__picture').boundingBox();
      const words = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!picture || !words) throw new Error('no picture or no words');
      // As measured on the three pictures in a frame of 16 to 10.
      const [left, right] = [picture.x + picture.width * 0.33, picture.x + picture.width * 0.92];
      const isBeside = words.x + words.width <= left || words.x >= right;
      expect(isBeside || words.y >= picture.y + picture.height - 1, `${width} px`).toBe(true);
    }
  });

test('[SHELL-54] the picture behind it is one of three, by chance', async ({ request }) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 24; visit += 1) {
    const html = await (await request.get('/it-en/nothing')).text();
    const picture = /\/media\/(not-found-[a-z]+)-/.exec(html)?.[1];
    seen.add(picture ?? 'none');
  }
  expect([...seen].sort()).toEqual(['not-found-museum', 'not-found-road', 'not-found-workshop']);
});

test('[SHELL-57] outside of a site the way home is the remembered country-locale', async ({
  page,
  context,
  baseURL,
}) => {
  await addCookie(context, baseURL ?? '', { name: 'CountryLocale', value: 'us/en', path: '/' });
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Please return to home page' })).toHaveAttribute(
    'href',
    '/us-en',
  );
});

test('[SHELL-58] with nothing remembered the way home is /', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Please return to home page' })).toHaveAttribute('href', '/');
});

test('[SITES-21] [SITES-22] [ERRORS-07] [H-16] a site in maintenance answers 503 with its text, logo, phone and opening hours', async ({
  page,
}) => {
  const response = await page.goto('/nz-en');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBeTruthy();
  await expect(
    page.getByText('This page is under maintenance. Please check again later.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('main .ui-logo')).toBeVisible();
  await expect(page.getByRole('link', { name: '+64 9 555 1911' })).toHaveAttribute('href', 'tel:+6495551911');
  await expect(page.getByRole('link', { name: /^service\.nz@/ })).toHaveAttribute(
    'href',
    /^mailto:service\.nz@/,
  );
  await expect(page.getByText('Monday – Friday')).toBeVisible();
  await expect(page.getByText(/^Local time at our office: New Zealand/)).toBeVisible();
  await expectAccessible(page);
});

test('[SHELL-60] a title is "title | site name"', async ({ page }) => {
  await page.goto('/it-en/news');
  await expect(page).toHaveTitle(`News | ${BRAND} Italy`);
});

test('[SHELL-61] where there is no site the title falls back to the brand', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(`${TITLE} | ${BRAND}`);
});
