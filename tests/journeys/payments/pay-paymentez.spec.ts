import type { Page } from '@playwright/test';
import { type AtPanel, expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
test.afterEach(() => sandbox.deliver('paymentez', 'deliver'));

const open = (panel: AtPanel['panel']) => panel.getByRole('button', { name: /^Pagar .* con tarjeta$/ });
const shopWindow = (page: Page) => page.frameLocator('iframe[src*="localhost"]');

async function payWith(page: Page, number: string) {
  const frame = shopWindow(page);
  await frame.locator('input[name=number]').fill(number);
  await frame.locator('input[name=name]').fill('Nora Verdi');
  await frame.locator('input[name=expiry]').fill('12/30');
  await frame.locator('input[name=cvc]').fill('123');
  await frame.locator('#card button.main').click();
}

test('[PAY-EMBED-01] [PAY-EMBED-02] [PAY-EMBED-06] the provider’s window opens in the press itself; how it ended is told to us', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Paymentez');
  await expect(open(panel)).toBeEnabled();
  await expectAccessible(page);
  await open(panel).click();
  const [notified] = await Promise.all([
    page.waitForRequest((request) => /\/attempts\/[^/]+$/.test(request.url())),
    payWith(page, '4111111111111111'),
  ]);
  expect(notified.postDataJSON()).toMatchObject({ check_terms: true, status: 3 });
  expect(notified.postDataJSON().ref).toBeTruthy();
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});

test('[PAY-EMBED-03] [PAY-EMBED-04] opening and closing only log', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { code, panel } = await reachPanel(page, 'ec-es', 'Paymentez');
  await open(panel).click();
  await expect(shopWindow(page).locator('#card')).toBeVisible();
  await shopWindow(page).locator('.close').click();
  await expect.poll(() => logged.filter((line) => line.includes('embedded checkout')).length).toBe(2);
  await expect(panel.locator('.ui-note')).toHaveCount(0);
  await expect(open(panel)).toBeEnabled();
  await expectInBooks(code, { payment_status: 'unpaid', captures: 0 });
});

test('a declined card takes nothing', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Paymentez');
  await open(panel).click();
  await payWith(page, '4000000000000002');
  await expectInBooks(code, { status: 'payment_failed', payment_status: 'unpaid', captures: 0 });
});

test('[PAY-EMBED-05] our server refuses to hear of it: its words as a warning; paid is not called failed', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Paymentez');
  await page.route(/\/attempts\/[^/]+$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Espera un momento.', code: 'x', errors: {} } }),
  );
  await open(panel).click();
  await payWith(page, '4111111111111111');
  const warning = panel.locator('.ui-note--warn');
  await expect(warning).toContainText('Espera un momento.');
  await expect(warning).toContainText('indica que ya pagaste');
  await expect(open(panel)).toHaveCount(0);
  await expectInBooks(code, { status: 'confirmed', captures: 1 });
});

test('the tab is closed after paying: the notification confirms the order', async ({ page }) => {
  await sandbox.deliver('paymentez', 'duplicate');
  const { code, panel } = await reachPanel(page, 'ec-es', 'Paymentez');
  await page.route(/\/attempts\/[^/]+$/, () => {});
  await open(panel).click();
  await Promise.all([
    page.waitForRequest((request) => /\/attempts\/[^/]+$/.test(request.url())),
    payWith(page, '4111111111111111'),
  ]);
  await page.close();
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});
