import { runSql } from '../support/checkout.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { anOrderOf, deliverOrder } from '../support/orders.ts';
import { postAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('it-it on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('[REVIEWS-01] [REVIEWS-03] from the product to all reviews, by stars and in another order', async ({
    page,
  }) => {
    await page.goto('/it-it/products/lupo-500');
    const section = page.locator('#reviews');
    const count = Number(/\d+/.exec((await section.locator('.reviews__average').textContent()) ?? '')?.[0]);
    await expect(section.locator('.reviews__average [style*="--fill"]')).toHaveCount(1);
    await section.getByRole('link', { name: /^Leggi tutte le \d+ recensioni$/ }).click();
    await expect(page).toHaveURL(/\/it-it\/products\/lupo-500\/reviews$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lupo 500: recensioni' })).toBeVisible();
    expect(count).toBeGreaterThan(0);

    const byStars = page.getByRole('navigation', { name: 'Per stelle' });
    const counts = await byStars.locator('.ui-chip__count').allTextContents();
    const [all = 0, ...each] = counts.map(Number);
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(all);

    await byStars.getByRole('link', { name: /^4 stelle/ }).click();
    await expect(page).toHaveURL(/stars=4/);
    await expect(page.locator('.review')).toHaveCount(each[1] ?? 0);
    await page.getByRole('navigation', { name: 'Ordine' }).getByRole('link', { name: 'Più recenti' }).click();
    await expect(page).toHaveURL(/stars=4&sort=newest/);
    await expect(page.locator('.review__text[lang="it"]').first()).toBeVisible();
  });
});

test.describe('ae-ar on a phone', () => {
  test.use({ viewport: PHONE });

  test('[REVIEWS-09] reviews in the language of the page come first, others keep theirs', async ({
    quiet: page,
  }) => {
    await open(page, '/ae-ar/products/lupo-500/reviews');
    await expect(page.locator('.review__text').first()).toHaveAttribute('lang', 'ar');
    await expect(page.locator('.review__text[lang="it"]').first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('[REVIEWS-04] [REVIEWS-05] us-en: a buyer writes a review, staff approve it, then it is in the shop', async ({
  page,
}) => {
  const customer = await newCustomer('us-en');
  const order = await anOrderOf(customer);
  await deliverOrder('us', order);
  await signIn(page, customer);
  await open(page, `/us-en/my-account/orders/${order.code}`);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  const title = `Light and quick ${order.code}`;
  // The input itself is hidden behind its star, so it is chosen by key.
  const stars = page.getByRole('radio', { name: '4 stars' });
  await stars.press('Space');
  await expect(stars).toBeChecked();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill('I ride it to work.\nIt starts every morning.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

  const { rows } = await runSql(
    `select r.code, p.slug from reviews r join orders o on o.site_id = r.site_id and o.id = r.order_id
       join products p on p.id = r.product_id where o.code = $1 and r.status = 'waiting'`,
    [order.code],
  );
  const list = `/us-en/products/${rows[0].slug}/reviews?sort=newest`;
  await open(page, list);
  await expect(page.getByText(title)).toHaveCount(0);
  await postAsStaff('us', `reviews/${rows[0].code}/approve`);
  await expect(async () => {
    await page.goto(list);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
