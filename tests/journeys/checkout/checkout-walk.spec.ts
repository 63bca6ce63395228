import { expect, fillGuest, proceed, test, toPayment, way } from '../support/checkout.ts';
import { expectAccessible } from '../support/test.ts';

for (const segment of ['it-it', 'il-he', 'ae-ar']) {
  test(`${segment}: every step is accessible and fits a phone of 360 px`, async ({
    quiet: page,
    signIn,
    atCheckout,
  }) => {
    if (segment === 'ae-ar') await signIn(segment);
    await atCheckout(segment);
    const fits = async () => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${width}`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    };
    await fits();
    await way(page, 'home').check({ force: true });
    await expect(page.locator('#checkout-delivery input[name=address1], .co-part__foot')).toBeVisible();
    await fits();
    await toPayment(page);
    await page.locator('.co-method:not([data-off]) input').nth(1).check();
    await page.locator('input[name=check_terms]').check();
    await fits();
  });
}

test('on a phone the time stands on top, the total and the way on at the bottom', async ({
  page,
  atCheckout,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await atCheckout('it-en');
  await expect(page.locator('.co-holdbar')).toBeInViewport();
  const bar = page.locator('.co-bar');
  await expect(bar).toBeInViewport();
  await expect(proceed(page)).toBeHidden();
  await fillGuest(page);
  await bar.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.co-bar').getByRole('button', { name: 'Next' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says what it holds, what it costs, and that ordering needs a script or a call', async ({
    page,
  }) => {
    // A model no other journey fills its bag with: from here on its unit is held.
    await page.goto('/it-en/products/falco-g');
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await page.locator('.bag-sum').getByRole('link', { name: 'Checkout' }).click();
    // Looked for by its place: words in <noscript> are not searched.
    await expect(page.locator('noscript .ui-note')).toBeVisible();
    await expect(page.locator('.co-sum')).toContainText('€');
    await expect(page.getByRole('link', { name: '+39 0721 555 1911' })).toBeVisible();
  });
});

test('where only customers may order, a guest is asked to sign in and the page is remembered', async ({
  quiet: page,
  context,
  atCheckout,
}) => {
  const cart = await atCheckout('ae-ar');
  await expect(page.locator('main').getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/ae-ar/login',
  );
  const wanted = (await context.cookies()).find(({ name }) => name === 'Redirect');
  expect(decodeURIComponent(wanted?.value ?? '')).toContain(`/ae-ar/checkout/${cart}.`);
  await expectAccessible(page);
});

test('a form of another site orders nothing', async ({ request }) => {
  const uuid = '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e';
  for (const tail of ['hold', 'contact', 'delivery', 'order', 'addresses', `attempts/${uuid}`]) {
    const answer = await request.post(`/it-en/checkout/${uuid}/${tail}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
      data: {},
    });
    expect(answer.status(), tail).toBe(403);
    expect(answer.headers()['set-cookie'], tail).toBeUndefined();
  }
});
