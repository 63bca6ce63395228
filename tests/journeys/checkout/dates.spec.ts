import type { Page } from '@playwright/test';
import { expect, orderOf, runSql, test, toPayment, way } from '../support/checkout.ts';
import { methodOf } from '../support/checkout-steps.ts';
import { mailsAboutOrder } from '../support/mails.ts';
import { open } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const stores = (page: Page) => page.locator('.ui-choice', { has: page.locator('input[name=store_id]') });
/** The shortest text with a "·": the words of the day. */
const wordsIn = async (page: Page, selector: string) => {
  const texts = await page.locator(selector).first().locator('li, b, span').allTextContents();
  const found = texts.filter((text) => text.includes(' · ')).sort((a, b) => a.length - b.length);
  return found[0]?.trim() ?? '';
};

for (const [segment, size] of [
  ['it-it', PHONE],
  ['ae-ar', PHONE],
  ['us-en', DESKTOP],
] as const) {
  test(`[DATES-18] ${segment}: the bag, the store and the payment step say the same day; another store is later`, async ({
    quiet: page,
    signIn,
    atCheckout,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    // The Emirates sell to customers only.
    if (segment === 'ae-ar') await signIn(segment);
    await atCheckout(segment);
    await way(page, 'store').check({ force: true });
    const words = await wordsIn(page, '.ui-choice:has(input[name=store_id])');
    expect(words).not.toBe('');
    await expect(page.locator('.co-ways')).toContainText(words);

    await test.step('[DATES-07] a store farther away has another day, and its price is in the summary', async () => {
      const other = stores(page).nth(1);
      await expect(other).not.toContainText(words);
      await other.locator('input').check({ force: true });
      await expect(page.locator('.co-ways')).not.toContainText(words);
      const price = await other.locator('.ui-choice__aside').textContent();
      await expect(page.locator('.co-sum')).toContainText(price?.trim() ?? '');
      await stores(page).first().locator('input').check({ force: true });
      await expect(page.locator('.co-ways')).toContainText(words);
    });

    // On a phone the bar at the foot has the button.
    if (size === DESKTOP) {
      await toPayment(page);
      await expect(page.locator('.co-answer')).toContainText(words);
    }
    await open(page, `/${segment}/bag`);
    await expect(page.locator('.bag-line__facts').first()).toContainText(words);
  });
}

test('[DATES-12] the order and its mail say the day of the checkout', async ({ quiet: page, atCheckout }) => {
  const cart = await atCheckout('it-it');
  await way(page, 'store').check({ force: true });
  const day = (await wordsIn(page, '.ui-choice:has(input[name=store_id])')).split(' · ')[1] ?? '';
  expect(day).not.toBe('');
  await toPayment(page);
  const method = await methodOf('it', 'BankTransfer');
  await page.locator(`input[name=payment_method_id][value="${method}"]`).check({ force: true });
  await page.locator('input[name=check_terms]').check({ force: true });
  await page.locator('#checkout-payment button[type=submit]').click();
  await page.locator('[data-panel=BankTransfer] .pay__actions button').nth(1).click();
  await expect(page).toHaveURL(/\/result$/);
  const code = await orderOf(cart);
  const { rows } = await runSql(
    `select l.promised_on::text as day from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
      where o.code = $1`,
    [code],
  );
  const written = new Intl.DateTimeFormat('it-IT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  expect(written.format(new Date(rows[0].day))).toBe(day);
  await expect
    .poll(async () => (await mailsAboutOrder(code)).some(({ text }) => text.includes(day)), {
      timeout: 20_000,
    })
    .toBe(true);
});
