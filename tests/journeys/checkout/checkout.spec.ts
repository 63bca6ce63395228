import {
  expect,
  fillGuest,
  newExpensiveUnit,
  next,
  nowStep,
  orderOf,
  proceed,
  runSql,
  test,
  toPayment,
  way,
} from '../support/checkout.ts';
import { methodOf } from '../support/checkout-steps.ts';
import { expectAccessible } from '../support/test.ts';

test('[CHECKOUT-01] delivery, payment, panel, result: one after the other', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('it-en');
  const titles = page.locator('.ui-step__title');
  await expect(titles).toHaveText(['How would you like to receive it?', 'Payment', 'Pay and confirm']);
  await test.step('[CHECKOUT-02] store pickup or home delivery', async () => {
    await expect(way(page, 'store')).toBeEnabled();
    await expect(way(page, 'home')).toBeEnabled();
  });

  await toPayment(page);
  await expect(titles).toHaveText([/^Delivery/, 'How would you like to pay?', 'Pay and confirm']);
  await expect(nowStep(page).locator('.ui-step__title')).toBeFocused();
  await test.step('[CHECKOUT-15] [C-01] the agreement links to the terms', async () => {
    const terms = page.getByRole('link', { name: /terms and conditions/ });
    await expect(terms).toHaveAttribute('href', '/it-en/terms');
  });

  await test.step('[LAW-01] the whole notice on the legal guarantee stands before the agreement and the button', async () => {
    const notice = page.getByRole('region', { name: 'Legal guarantee' });
    const picture = notice.getByRole('img');
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(420);
    const [above, below] = await Promise.all([notice.boundingBox(), next(page).boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    const file = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(file.headers()['content-type']).toBe('image/svg+xml');
  });

  await test.step('[CHECKOUT-14] [CHECKOUT-29] method, terms, Next: the panel of that method', async () => {
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await page.locator('input[name=check_terms]').check();
    await next(page).click();
    await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
    await expect(nowStep(page).locator('.ui-step__title')).toHaveText('Pay and confirm');
  });

  await test.step('[CHECKOUT-32] registered: the result of the order', async () => {
    await page.getByRole('button', { name: 'Order and pay later' }).click();
    await expect(page).toHaveURL(/\/it-en\/checkout\/[0-9A-Z]{8,32}\/result$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reserved for you until /);
  });
});

for (const site of ['us-en', 'gb-en'])
  test(`[LAW-01] the checkout of ${site} shows no notice of the European Union`, async ({
    quiet: page,
    atCheckout,
  }) => {
    await atCheckout(site);
    await toPayment(page);
    await expect(page.locator('input[name=check_terms]')).toBeVisible();
    await expect(page.locator('#legal-guarantee')).toHaveCount(0);
  });

test('[CHECKOUT-03] [CHECKOUT-04] [CHECKOUT-05] a customer: saved addresses, a window to add one, store clears, home takes the first', async ({
  quiet: page,
  signIn,
  atCheckout,
}) => {
  const { email } = await signIn('it-en');
  const clear = () =>
    runSql(
      `delete from addresses a using customers c
        where c.site_id = a.site_id and c.id = a.customer_id and c.email = $1 and a.address1 like 'Via della Prova%'`,
      [email],
    );
  await clear();
  await atCheckout('it-en');
  await way(page, 'home').check({ force: true });
  for (const [street, city] of [
    ['Via della Prova 1', 'Pesaro'],
    ['Via della Prova 2', 'Fano'],
  ] as const) {
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add shipping address' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByLabel('Street address', { exact: true })).toBeFocused();
    await dialog.getByLabel('Street address', { exact: true }).fill(street);
    await dialog.getByLabel('City', { exact: true }).fill(city);
    await dialog.getByLabel('Postal code').fill('61121');
    await dialog.getByLabel('Province').selectOption('PU');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toHaveCount(0);
    const card = page.locator('.ui-choice', { hasText: street });
    await expect(card.getByRole('radio')).toBeChecked();
  }
  await page.getByRole('radio', { name: /set-up by a mechanic/i }).check({ force: true });
  await proceed(page).click();
  await expect(nowStep(page)).toContainText('How would you like to pay?');
  await page.getByRole('button', { name: /^Change/ }).click();
  await way(page, 'store').check({ force: true });
  await expect(page.locator('input[name=address_id]')).toHaveCount(0);
  await way(page, 'home').check({ force: true });
  await expect(page.locator('input[name=address_id]').first()).toBeChecked();
  await clear();
});

test('[CHECKOUT-06] [CHECKOUT-07] in Argentina nothing is collected in a store', async ({
  page,
  atCheckout,
}) => {
  await atCheckout('ar-es');
  await expect(way(page, 'store')).toBeDisabled();
  await expect(page.locator('.ui-choice', { has: way(page, 'store') })).toContainText(
    'El retiro en concesionario no está disponible',
  );
  await expect(way(page, 'home')).toBeChecked();
});

test('[CHECKOUT-39] [DATES-13] of two ways of delivery the cheapest is chosen and in the total; the price follows the choice', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('it-en');
  await way(page, 'home').check({ force: true });
  const ways = page.locator('input[name=shipment_id]');
  await expect(ways.first()).toBeChecked();
  await expect(page.locator('.co-sum')).toContainText('€140.00');
  await fillGuest(page);
  const total = page.locator('.co-total');
  const before = await total.textContent();
  await ways.nth(1).check();
  await expect(total).not.toHaveText(before ?? '');
  await proceed(page).click();
  await expect(page.locator('.co-answer')).toContainText('Via Roma 12');
});

test('[CHECKOUT-09] [CHECKOUT-11] [CHECKOUT-12] [CHECKOUT-13] methods have name, kind and icon, and say what to do; one that cannot take the bag says why', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('it-en', [await newExpensiveUnit('it')]);
  const answer = page.waitForResponse(/\/methods$/);
  await toPayment(page);
  const { data } = (await (await answer).json()) as { data: { type: string; instructions: string | null }[] };
  for (const type of ['cash', 'check-payment', 'bank-transfer', 'tdc']) {
    expect(data.map((method) => method.type)).toContain(type);
    await expect(page.locator(`.co-method__icon--${type}`)).toBeVisible();
  }
  const bank = page.getByRole('radio', { name: 'Bank transfer' });
  await bank.check();
  await expect(page.locator('.co-method[data-on]')).toContainText('Pay within 3 days');
  const cash = page.locator('.co-method', { has: page.locator('.co-method__icon--cash') });
  await expect(cash.getByRole('radio')).toBeDisabled();
  await expect(cash).toContainText('€4,999.99');
});

test('[CHECKOUT-10] [ERRORS-02] methods that cannot be loaded are logged, nothing is shown', async ({
  page,
  atCheckout,
}) => {
  await atCheckout('it-en');
  const logged = page.waitForEvent('console', (message) => message.text().includes('payment methods'));
  await page.route(/\/methods$/, (route) => route.abort());
  await way(page, 'store').check({ force: true });
  await fillGuest(page);
  await proceed(page).click();
  await logged;
  await expect(page.locator('.ui-toast')).toHaveCount(0);
  await expect(page.locator('.ui-note')).toHaveCount(0);
});

test('[CHECKOUT-35] the site’s words about its payment methods are shown in a window', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('button', { name: 'About our payment methods' }).click();
  const dialog = page.getByRole('dialog', { name: 'About our payment methods' });
  await expect(dialog.locator('.co-text')).not.toBeEmpty();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'About our payment methods' })).toBeFocused();
});

test('[CHECKOUT-23] [CHECKOUT-24] [CHECKOUT-26] [CHECKOUT-33] Next is closed, and says why, until everything is said', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('it-en');
  await toPayment(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/order') && sent.push(request.url()));
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription('Choose a payment method to continue.');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription('Accept the terms to continue.');
  await next(page).click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Accept the terms to continue.' })).toBeVisible();
  expect(sent).toEqual([]);
  await page.locator('input[name=check_terms]').check();
  await expect(next(page)).toBeEnabled();
  await page.locator('input[name=check_terms]').uncheck();
  await expect(next(page)).toBeDisabled();
});

test('[CHECKOUT-17] [CHECKOUT-20] [CHECKOUT-21] [CHECKOUT-25] Next: the call’s words, closed meanwhile, the panel 700 ms after the answer', async ({
  page,
  atCheckout,
}) => {
  await page.clock.install();
  await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const answer = page.waitForResponse(/\/order$/);
  await next(page).click();
  const response = await answer;
  const request = response.request();
  expect(request.postDataJSON()).toEqual({
    payment_method_id: await methodOf('it', 'BankTransfer'),
    check_terms: true,
    address_id: null,
    address_type: 'store',
    billing_address_id: expect.any(Number),
    expected_total: expect.any(Number),
    expected_arrival: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    currency: 'EUR',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect((await response.json()).data).toMatchObject({ component: 'BankTransfer' });
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  await expect(next(page)).toBeDisabled();
  const panel = page.locator('[data-panel=BankTransfer]');
  await page.clock.runFor(600);
  await expect(panel).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(panel).toBeVisible();
});

test('[CHECKOUT-19] [CHECKOUT-22] a refusal: after 700 ms a toast with the server’s words, and Next is open again', async ({
  page,
  atCheckout,
}) => {
  await page.clock.install();
  const cart = await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await runSql('update carts set delivery = null where id = $1', [cart]);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const answer = page.waitForResponse(/\/order$/);
  await next(page).click();
  const { message } = (await (await answer).json()) as { message: string };
  expect(message).toMatch(/^Please choose a delivery method first/);
  const toast = page.locator('.ui-toast').filter({ hasText: message });
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(toast).toBeVisible();
  await expect(next(page)).toBeEnabled();
});

test('[CHECKOUT-27] another method: back to the choice with none chosen, and the same order is paid another way', async ({
  quiet: page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  // The button moves down when the panel has loaded.
  await expect(page.getByRole('button', { name: 'Order and pay later' })).toBeVisible();
  await page.getByRole('button', { name: 'Select another payment method' }).click();
  await expect(page.locator('input[name=payment_method_id]:checked')).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  const code = await orderOf(cart);
  await page.getByRole('radio', { name: /cheque/ }).check();
  await next(page).click();
  await expect(page.getByRole('button', { name: 'Select another payment method' })).toHaveCount(0);
  await expect(page).toHaveURL(`/it-en/checkout/${code}/result`, { timeout: 15_000 });
});
