import { withPictures } from '../support/browser.ts';
import { watchForeign } from '../support/consent.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test.use(withPictures());

const ALLOWED = '2.opt_in.100.3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d12';

test('[CATALOGUE-02] [CATALOGUE-03] home has news and, once it is allowed, the country’s posts: all from our own address', async ({
  quiet: page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  const foreign = watchForeign(context, baseURL ?? '');
  page.on('request', (request) => {
    if (/\/social-feed(\/\d+)?$/.test(request.url())) requests.push(request.url());
  });
  const feed = page.getByRole('main').locator('.social');
  const news = page.getByRole('main').locator('.news-band');

  await open(page, '/it-it');
  await expect(news.getByRole('article')).toHaveCount(3);
  await expect(news.getByRole('link').nth(1)).toHaveAttribute('href', /^\/it-it\/news\/[a-z0-9-]+_\d+$/);
  // What would come, comes after the page is alive; the newest word is the refusal's.
  await news.scrollIntoViewIfNeeded();
  await expect(feed).toHaveCount(0);
  expect(requests).toEqual([]);

  await context.addCookies([{ name: 'Consent', value: ALLOWED, url: baseURL ?? '' }]);
  await open(page, '/it-it');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(feed.getByRole('listitem')).toHaveCount(8);
  const first = feed.getByRole('img').first();
  await expect(first).toHaveAttribute('alt', /^Post pubblicato il 12 novembre 2026: La sala del museo/);
  await first.scrollIntoViewIfNeeded();
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 15_000 })
    .toBe(640);
  await expect(feed.getByRole('link').nth(1)).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/p\//);
  expect(foreign.filter((url) => /instagram|:4620|:\d*20\//.test(url))).toEqual([]);
  await expectAccessible(page);

  // A country that posted nothing shows nothing.
  await page.route(/\/il-he\/social-feed$/, (route) => route.fulfill({ json: [] }));
  const answered = page.waitForResponse(/\/il-he\/social-feed$/);
  await open(page, '/il-he');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await answered;
  await expect(feed).toHaveCount(0);
});
