import { settingsOf } from '../support/brand.ts';
import { editAsStaff, getAsStaff, postAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('from the home page through the whole story', async ({ quiet: page }) => {
  await open(page, '/it-it');
  const banners = page.locator('.banner');
  const heights = () => banners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await test.step('[CATALOGUE-01] [CATALOGUE-12] [STYLE-12] home has its hero and banners, 737 px high, 500 on smaller screens', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupo 500');
    await expect(banners).toHaveCount(2);
    expect(await heights()).toEqual([737, 737]);
    for (const width of [768, 425]) {
      await page.setViewportSize({ width, height: 860 });
      await expect.poll(heights, String(width)).toEqual([500, 500]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await page.setViewportSize({ width: 1280, height: 860 });

  await test.step('[COMPANY-01] about us', async () => {
    await page.locator('.block-media').getByRole('link').click();
    await expect(page).toHaveURL(/\/it-it\/company$/);
    await expect(page.getByRole('navigation', { name: 'Periodi' }).getByRole('link')).toHaveCount(4);
  });

  await test.step('[COMPANY-04] the history, period by period', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'La nostra storia' }).click();
    for (const period of ['1911-1934', '1940-1950', '1950-1980', '1990-today']) {
      await expect(page).toHaveURL(new RegExp(`/our-story/${period}$`));
      const periods = page.getByRole('navigation', { name: 'Periodi' });
      await expect(periods.locator('[aria-current=page]')).toHaveAttribute('href', new RegExp(`${period}$`));
      await expect(page.locator('.block-timeline li').first()).toBeVisible();
      await page.locator('.story-next a').click();
    }
    await expect(page).toHaveURL(/the-museum$/);
  });

  await test.step('[COMPANY-02] [H-66] legacy and logo have pages, an unknown period has none', async () => {
    for (const path of ['company/the-legacy', 'company/the-logo', 'how-to-buy'])
      expect((await page.request.get(`/it-it/${path}`)).status(), path).toBe(200);
    expect((await page.request.get('/it-it/company/our-story/1935-1939')).status()).toBe(404);
  });
});

test('[LEGAL-01] [LEGAL-02] from right to left: policies in Arabic, and in English, which they say, where there is no translation', async ({
  quiet: page,
}) => {
  await open(page, '/ae-ar/company/our-story/1940-1950');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.blocks').first()).not.toHaveAttribute('lang');
  await expectAccessible(page);
  for (const policy of [
    ...['privacy-policy', 'cookie-policy', 'shipping-policy', 'warranty'],
    ...['withdrawal', 'legal-notice'],
  ])
    expect((await page.request.get(`/ae-ar/${policy}`)).status(), policy).toBe(200);
  await open(page, '/ae-ar/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الشروط والأحكام');
  await expect(page.locator('.policy__in')).not.toHaveAttribute('lang');
  await expectAccessible(page);
  await open(page, '/ir-fa/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  const text = page.locator('.policy__in');
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.policy__languages')).not.toHaveAttribute('lang');
  await text.getByRole('link', { name: 'Free return within 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'Free return within 30 days' })).toBeInViewport();
  await expect(text.getByRole('link', { name: 'warranty', exact: true })).toHaveAttribute(
    'href',
    '/ir-fa/warranty',
  );
  await expectAccessible(page);
});

test('[LEGAL-01] a policy names the company of its country and has the parts for its law', async ({
  page,
}) => {
  await open(page, '/de-de/withdrawal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerrufsbelehrung');
  await expect(page.locator('.policy__text')).toContainText(settingsOf('de').legal.entity);
  await expect(page.locator('.policy__text')).not.toContainText(settingsOf('it').legal.entity);
  await expectAccessible(page);
  const form = page.getByRole('heading', { name: 'Model withdrawal form' });
  await open(page, '/de-en/withdrawal');
  await expect(form).toBeVisible();
  await open(page, '/us-en/withdrawal');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The law in the United States' })).toBeVisible();
  await open(page, '/jp-ja/legal-notice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記');
  await expect(page.locator('.policy__text')).toContainText(settingsOf('jp').legal.entity);
});

test('a draft opens by its link alone, and is public once it is published', async ({ page, request }) => {
  const draft = (title: string) => ({
    title,
    description: 'How it travels.',
    blocks: [{ type: 'text', title: 'Ferries', html: '<p>Daily.</p>' }],
  });
  const heading = page.getByRole('heading', { level: 1 });
  const policy = 'pages/shipping-policy/en';
  const { revision } = await getAsStaff('gr', policy);
  const saved = await editAsStaff('gr', policy, { body: draft('To the islands'), revision });
  const { token } = await postAsStaff('gr', 'previews', { locale: 'en', drafts: true });
  const preview = await open(page, `/gr-en/shipping-policy?preview=${token}`);
  await expect(heading).toHaveText('To the islands');
  expect(preview?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const wrong = await request.get('/gr-en/shipping-policy?preview=nobody-has-given-out-this-one');
  expect([wrong.status(), wrong.headers()['cache-control']]).toEqual([404, 'private, no-store']);

  const seen = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await request.get('/gr-en/shipping-policy')).text())?.[1];
  expect(await seen()).toBe('Shipping policy');
  const publish = { method: 'POST' as const, body: {}, revision: saved.revision };
  const { version } = await editAsStaff('gr', `${policy}/versions`, publish);
  try {
    await expect.poll(seen, { timeout: 15_000 }).toBe('To the islands');
  } finally {
    await postAsStaff('gr', `${policy}/versions/${version}/withdraw`, { reason: 'end of the journey' });
  }
  await expect.poll(seen, { timeout: 15_000 }).toBe('Shipping policy');
});
