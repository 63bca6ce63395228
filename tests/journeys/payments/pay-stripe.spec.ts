import type { Page } from '@playwright/test';
import {
  type AtPanel,
  expectInBooks,
  expectResult,
  reachPanel,
  resultPath,
} from '../support/checkout-steps.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS = '4000002760003184';

// One provider, one set of strings: what one journey makes it do, another must not feel.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => sandbox.deliver('stripe', 'deliver'));

const card = (panel: AtPanel['panel']) => panel.frameLocator('iframe');
async function type(panel: AtPanel['panel'], number: string) {
  await card(panel).locator('[data-field=number]').fill(number);
  await card(panel).locator('[data-field=expiry]').fill('12 / 34');
  await card(panel).locator('[data-field=cvc]').fill('123');
}
const pay = (panel: AtPanel['panel']) => panel.getByRole('button', { name: 'Order with obligation to pay' });
const bank = (page: Page) => page.locator('dialog').frameLocator('iframe');

test('[PAY-CARD-03] [PAY-CARD-04] a card is confirmed in the browser and registered with us', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
  await test.step('[PAY-CARD-01] [PAY-CARD-02] the provider’s script is loaded and its card field mounted', async () => {
    const script = page.locator('script[src$="/endive/stripe.js"]');
    await expect(script).toHaveCount(1);
    await type(panel, GOOD);
  });

  await expectAccessible(page);
  await test.step('[PAY-CARD-09] the result is registered with our server', async () => {
    const [registered] = await Promise.all([
      page.waitForRequest((request) => /\/attempts\/[^/]+\/results\/pi_/.test(request.url())),
      pay(panel).click(),
    ]);
    const body = registered.postDataJSON();
    expect(body).toMatchObject({ check_terms: true, ref: registered.url().split('/').at(-1) });
    expect(registered.headers()['idempotency-key']).toBeTruthy();
  });

  await test.step('[PAY-CARD-08] succeeded: the result of the order, paid once', async () => {
    await expectResult(page, 'it-en', code);
    await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  });
});

for (const wallet of ['Apple Pay', 'Google Pay'])
  test(`[RESULT-15] ${wallet} pays the same intent as a card, and the order is settled in the same way`, async ({
    quiet: page,
  }) => {
    const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
    await expect(panel.getByText('Or pay with your digital wallet')).toBeVisible();
    await expectAccessible(page);
    const [registered] = await Promise.all([
      page.waitForRequest((request) => /\/attempts\/[^/]+\/results\/pi_/.test(request.url())),
      panel.getByRole('button', { name: wallet }).click(),
    ]);
    expect(registered.postDataJSON()).toMatchObject({ check_terms: true });
    await expectResult(page, 'it-en', code);
    await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
    await expect(page.getByText('Visa •••• 4242').first()).toBeVisible();
  });

test('[PAY-CARD-05] [PAY-CARD-06] [CALLS-33] a rejected card is said and not registered, and another can be tried', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
  const registered: string[] = [];
  page.on('request', (request) => {
    if (/\/results\/pi_/.test(request.url())) registered.push(request.method());
  });
  await type(panel, DECLINED);
  await pay(panel).click();
  await expect(panel.getByRole('alert')).toContainText('Your payment was declined');
  // For how long the form is closed is measured in card-panels.test.tsx, where no busy machine comes between.
  await expect(pay(panel)).toBeEnabled();
  await expectInBooks(code, { payment_status: 'unpaid', captures: 0 });
  expect(registered).toEqual([]);
  await type(panel, GOOD);
  await pay(panel).click();
  await expectResult(page, 'it-en', code);
  expect(registered).toEqual(['POST']);
  await expectInBooks(code, { status: 'confirmed', captures: 1 });
});

test('3-D Secure: the bank asks in a window of its own; yes pays, giving up leaves the form', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
  await type(panel, ASKS);
  await pay(panel).click();
  await bank(page).locator('[data-outcome=abandon]').click();
  await expect(panel.getByRole('alert')).toContainText('Your payment was declined');
  await expectInBooks(code, { payment_status: 'unpaid', captures: 0 });
  await expect(pay(panel)).toBeEnabled();
  await pay(panel).click();
  await bank(page).locator('[data-outcome=complete]').click();
  await expectResult(page, 'it-en', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});

test('a tab closed after paying: the notification confirms the order, twice sent it is booked once', async ({
  page,
  context,
}) => {
  await sandbox.deliver('stripe', 'duplicate');
  const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
  await page.route('**/results/pi_*', () => {});
  await type(panel, GOOD);
  await Promise.all([page.waitForRequest('**/results/pi_*'), pay(panel).click()]);
  await page.close();
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  const later = await context.newPage();
  await later.goto(resultPath('it-en', code));
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[C-09] our server fails after the provider said yes: never shown as a failure', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'Stripe');
  await page.route('**/results/pi_*', (route) => route.fulfill({ status: 500, json: { message: 'Oh no' } }));
  await type(panel, GOOD);
  await pay(panel).click();
  await expectResult(page, 'it-en', code);
  await expect(page.getByText('Oh no')).toHaveCount(0);
  await expectInBooks(code, { status: 'confirmed', captures: 1 });
});

test('a provider’s script that does not load leaves the other ways to pay', async ({ page }) => {
  await page.route('**/endive/stripe.js', (route) => route.abort());
  const { panel } = await reachPanel(page, 'it-en', 'Stripe');
  await expect(panel.getByRole('alert')).toContainText('didn’t load');
  await panel.getByRole('button', { name: 'Select another payment method' }).click();
  await expect(page.locator('input[name=payment_method_id]').first()).toBeVisible();
  await expect(page.locator('input[name=payment_method_id]:checked')).toHaveCount(0);
});
