import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');
const feedOf = (page: Page) =>
  page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
const main = (page: Page) => page.getByRole('main');

test('[NEWS-04] from the header to the news, by a tag to an article and back', async ({
  quiet: page,
  baseURL,
}) => {
  const cards = main(page).locator('.news-list article');
  await open(page, '/it-it/contact');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });
  await expect(footer).toHaveAttribute('href', '/it-it/news');
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/\/it-it\/news$/);

  await test.step('[NEWS-01] [SHELL-23] the list: posts as cards', async () => {
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByRole('heading', { level: 2 })).toHaveText(/avorio/);
    expect(await canonical(page)).toBe(`${baseURL}/it-it/news`);
    expect(await feedOf(page)).toBe(`${baseURL}/it-it/news/feed.xml`);
    await expectAccessible(page);
  });

  await main(page)
    .getByRole('link', { name: /^Museo/ })
    .click();
  await expect(page).toHaveURL(/\/it-it\/news\?tag=museum$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News: Museo');
  await expect(cards).toHaveCount(2);
  expect(await canonical(page)).toBe(`${baseURL}/it-it/news?tag=museum`);

  await test.step('[NEWS-03] [SHELL-24] [H-57] an article under its slug and id', async () => {
    await cards.getByRole('link', { name: /luce di faro/ }).click();
    await expect(page).toHaveURL(/\/it-it\/news\/il-museo-a-luce-di-faro_\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il museo a luce di faro');
    await expect(main(page).locator('blockquote')).toContainText('Di giorno si vedono le moto.');
    await expect(main(page).getByText('Pubblicato il 29 ottobre 2026')).toBeVisible();
    await expectAccessible(page);
  });

  await page.goBack();
  await expect(page).toHaveURL(/\?tag=museum$/);
  await expect(cards).toHaveCount(2);

  await page.setViewportSize({ width: 425, height: 900 });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const drawer = page.getByRole('dialog').getByRole('link', { name: 'News', exact: true });
  // The menu's own code comes with its first opening.
  await expect(drawer).toHaveAttribute('href', '/it-it/news', { timeout: 15_000 });
});

test('an article’s first HTML says what it is, and where it is in other countries; a wrong slug leads to the right one', async ({
  request,
}) => {
  const list = await (await request.get('/it-it/news?tag=dealers')).text();
  const [address = ''] = list.match(/\/it-it\/news\/un-negozio-a-trieste_\d+/) ?? [];
  const wrong = await request.get(address.replace('un-negozio', 'altro_negozio'), { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, address]);

  const html = await (await request.get(address)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Article', inLanguage: 'it' });
  const id = /\d+$/.exec(address)?.[0];
  // Of the countries it is for, in their own words; of no other.
  expect(html).toMatch(new RegExp(`hreflang="de-AT" href="[^"]+/at-de/news/ein-laden-in-triest_${id}"`));
  expect(html).not.toContain('hreflang="fr-FR"');
  expect((await request.get(`/fr-fr/news/x_${id}`)).status()).toBe(404);
  for (const lost of [
    '/it-it/news/nothing',
    '/it-it/news/x_999999',
    '/it-it/news?tag=nothing',
    '/it-it/news?page=9',
  ])
    expect((await request.get(lost)).status(), lost).toBe(404);
  expect(await (await request.get('/it-it/sitemap.xml')).text()).toContain(`${address}</loc>`);
});

test('the feed of a country in a language is RSS with whole addresses that lead to articles', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/jp-ja/news/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  expect(answer.headers()['cache-control']).toMatch(/s-maxage=300|max-age=0/);
  const xml = await answer.text();
  expect(xml).toContain('<language>ja</language>');
  const links = [...xml.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(13);
  for (const link of links) expect(link).toMatch(new RegExp(`^${baseURL}/jp-ja/news/[a-z0-9-]+_\\d+$`));
  const first = await request.get(links[0] ?? '', { maxRedirects: 0 });
  expect(first.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and tags are links; from right to left too', async ({ page, baseURL }) => {
    await page.goto('/it-it/news');
    await main(page).getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(/\/it-it\/news\?page=2$/);
    await expect(main(page).locator('.news-list article')).toHaveCount(1);
    expect(await canonical(page)).toBe(`${baseURL}/it-it/news?page=2`);
    await expect(page).toHaveTitle(/News, pagina 2/);
    await page.goto('/il-he/news');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await main(page)
      .getByRole('link', { name: /^דרכים/ })
      .click();
    await expect(main(page).locator('.news-list article')).toHaveCount(2);
  });
});

test('news are accessible from right to left', async ({ quiet: page }) => {
  await open(page, '/il-he/news');
  await expectAccessible(page);
  await main(page).locator('.news-list article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupo 500');
  await expectAccessible(page);
});
