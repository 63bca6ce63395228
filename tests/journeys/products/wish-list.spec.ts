import type { Page } from '@playwright/test';
import { UNDECIDED } from '../support/consent.ts';
import { asOwner, newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, hydrated, open, test } from '../support/test.ts';
import { stopUnits } from '../support/units.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

const heart = (page: Page) => page.locator('.phero .save-bar button[aria-pressed]');
const tickets = (page: Page) => page.locator('.wish-list .ui-ticket');
const kept = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), name);
const entriesOf = (customerId: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query('select * from wish_list_entries where customer_id = $1', [
      customerId,
    ]);
    return rows;
  });

/** A unit of its own for the journey, of a product of the site. */
const addUnit = (site: string, slug: string): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
       select u.site_id, u.product_id, u.variant_id, 'JRN' || upper(left(replace(gen_random_uuid()::text, '-', ''), 14)),
              'on_hand', u.store_id, u.price_minor, u.currency
         from units u join sites s on s.id = u.site_id join products p on p.id = u.product_id
        where s.slug = $1 and p.slug = $2 and u.status = 'on_hand' and u.price_minor is not null
        order by u.id limit 1 returning id`,
      [site, slug],
    );
    return rows[0].id;
  });

/** Without that of the country, which the session writes when it is ready. */
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'CountryLocale');

test('[WISHLIST-01] [WISHLIST-08] [WISHLIST-11] [WISHLIST-14] it-it, phone: a guest saves a colour, removes it and takes it back', async ({
  quiet: page,
}) => {
  await page.setViewportSize(PHONE);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/it-it/products/lupo-500');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /save-bar/.test(url))).toEqual([]);
  const cookies = await cookieNames(page);

  await expect(heart(page)).toHaveText('Salva');
  await heart(page).click();
  await expect(page.locator('.ui-toast')).toContainText('Salvato nella lista dei desideri');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(loaded.filter((url) => /save-bar/.test(url))).not.toEqual([]);
  const [key] = await kept(page, 'wish-list:it');
  expect(key).toMatch(/^lupo-500\.\d+$/);
  const price = (await page.locator('.phero__facts dd').first().textContent()) ?? '';

  // Another colour is another entry.
  await page.locator('.phero__colors a:not([aria-current])').first().click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);

  await open(page, '/it-it/wish-list');
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page).getByRole('heading')).toHaveText('Lupo 500');
  await expect(tickets(page)).toContainText(price);
  await expectAccessible(page);
  expect(await cookieNames(page)).toEqual(cookies);
  const sent = loaded.filter((url) => /wish-list\/offers/.test(url)).map((url) => new URL(url).search);
  expect(sent).toEqual([`?entries=${key}`]);

  await tickets(page).getByRole('button', { name: 'Rimuovi' }).click();
  const undo = page.getByRole('button', { name: 'Annulla' });
  await expect(undo).toBeFocused();
  expect(await kept(page, 'wish-list:it')).toEqual([]);
  await undo.click();
  await expect(tickets(page)).toHaveCount(1);
  expect(await kept(page, 'wish-list:it')).toEqual([key]);
  await tickets(page).getByRole('button', { name: 'Rimuovi' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Vedi tutti i modelli' })).toHaveAttribute(
    'href',
    '/it-it/products',
  );
});

test('[WISHLIST-05] [WISHLIST-07] us-en, desktop: a saved unit joins the account and stays there when it is sold', async ({
  quiet: page,
}) => {
  await page.setViewportSize(DESKTOP);
  const unit = await addUnit('us', 'lupo-500');
  const customer = await newCustomer('us-en');
  try {
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('wish-list:us', JSON.stringify([key]));
      sessionStorage.setItem('seeded', '1');
    }, `lupo-500...${unit}`);
    await open(page, '/us-en/wish-list');
    await expect(tickets(page).getByRole('button', { name: 'Add to bag' })).toBeVisible();
    await signIn(page, customer);
    await open(page, '/us-en/my-account');
    await expect.poll(() => entriesOf(customer.id)).toMatchObject([{ unit_id: unit }]);
    await expect.poll(() => kept(page, 'wish-list:us')).toEqual([]);

    await page.getByRole('link', { name: 'View wish list' }).click();
    await expect(tickets(page)).toHaveCount(1);
    await asOwner((client) => client.query(`update units set status = 'sold' where id = $1`, [unit]));
    await page.reload();
    await hydrated(page);
    await expect(tickets(page)).toContainText('Sold');
    await expect(tickets(page)).toContainText(/\d+ others? available/);
    await expect(tickets(page).getByRole('link', { name: 'View others' })).toHaveAttribute(
      'href',
      /\/us-en\/products\/lupo-500\?color=\d+.*#units$/,
    );
    await expectAccessible(page);
  } finally {
    await stopUnits([unit]);
  }
});

test('[WISHLIST-09] us-en, phone, without script: a customer saves, removes and takes back; a guest is told to log in', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/us-en/products/lupo-500');
  await expect(page.locator('.save-button--share').first()).toBeHidden();
  await heart(page).click();
  await expect(page).toHaveURL(/\/us-en\/wish-list$/);
  // The browser of the tests parses `noscript` as if scripts ran, and shows none of it.
  expect(await page.locator('.wish-list noscript').textContent()).toContain('Without JavaScript');

  const customer = await newCustomer('us-en');
  await signIn(page, customer);
  await page.goto('/us-en/products/lupo-500');
  await heart(page).click();
  await expect(page).toHaveURL(/\/us-en\/wish-list$/);
  await expect(tickets(page)).toHaveCount(1);
  await tickets(page).getByRole('button', { name: 'Remove' }).click();
  await expect(tickets(page)).toHaveCount(0);
  expect(await entriesOf(customer.id)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickets(page)).toHaveCount(1);
  expect(await entriesOf(customer.id)).toHaveLength(1);
  await context.close();
});

test('[WISHLIST-01] [WISHLIST-13] ae-ar, phone: heart and share of a model and a unit', async ({
  quiet: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/ae-ar/products/lupo-500?utm_source=news&fbclid=x');
  await page.locator('.save-bar').getByRole('button', { name: 'مشاركة' }).click();
  await expect(page.locator('.ui-toast')).toContainText('تم نسخ الرابط');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/ae-ar/products/lupo-500');
  expect([...new URL(copied).searchParams.keys()]).toEqual(['color']);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: object) => Object.assign(window, { shared: data }),
    });
  });
  await open(page, '/ae-ar/products/lupo-500');
  const unit = page.locator('#units').getByRole('article').first();
  await unit.scrollIntoViewIfNeeded();
  await unit.locator('.save-button--share').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: { url: string } }).shared?.url))
    .toMatch(/\/ae-ar\/products\/lupo-500\?color=\d+#units$/);
  await unit.locator('.save-button[aria-pressed]').click();
  await expect(unit.locator('.save-button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  expect((await kept(page, 'wish-list:ae'))[0]).toMatch(/^lupo-500\.\.\.[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await open(page, '/ae-ar/wish-list');
  await expect(tickets(page)).toHaveCount(1);
  await expectAccessible(page);
});

test('[WISHLIST-01] jp-ja, desktop: a heart in the search results', async ({ quiet: page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/jp-ja/search');
  const hit = page.locator('.hit').first();
  await hit.locator('.save-button').click();
  await expect(hit.locator('.save-button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'リストを見る' }).click();
  await expect(tickets(page)).toHaveCount(1);
  await expectAccessible(page);
  await tickets(page).getByRole('button', { name: '削除' }).click();
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
});

test.describe('recently viewed', () => {
  test.use(UNDECIDED);

  test('[WISHLIST-12] jp-ja, phone: nothing is kept before the consent; then the last products, until cleared', async ({
    quiet: page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    const slugs = ['lupo-500', 'falco-r'];
    for (const slug of slugs) {
      await open(page, `/jp-ja/products/${slug}`);
      await expect(page.locator('.consent')).toBeVisible();
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    const choice = `2.opt_in.100.${crypto.randomUUID()}`;
    await page.context().addCookies([{ name: 'Consent', value: choice, url: baseURL ?? '' }]);
    for (const slug of slugs) {
      await open(page, `/jp-ja/products/${slug}`);
      await expect.poll(async () => (await kept(page, 'recently-viewed:jp'))[0]).toBe(slug);
    }
    const section = page.locator('#recently-viewed');
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await open(page, '/jp-ja/wish-list');
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await section.getByRole('button', { name: '履歴を消去' }).click();
    await expect(page.getByText('最近見たモデルの履歴を消去しました。')).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await open(page, '/jp-ja/products/falco-r');
    await expect.poll(() => kept(page, 'recently-viewed:jp')).toEqual(['falco-r']);
    const refused = `2.opt_in.000.${crypto.randomUUID()}`;
    await page.context().addCookies([{ name: 'Consent', value: refused, url: baseURL ?? '' }]);
    await open(page, '/jp-ja');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
