import { type AtPanel, expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const GOOD = '4507990000004905';
const DECLINED = '4546400044997331';

test.describe.configure({ mode: 'serial' });

async function type(panel: AtPanel['panel'], number: string, expiry = '0830') {
  await panel.getByLabel('Número de tarjeta').pressSequentially(number);
  await panel.getByLabel('Fecha de vencimiento').pressSequentially(expiry);
  await panel.getByLabel('Código de seguridad').fill('123');
  await panel.getByLabel('Nombre en la tarjeta').fill('MARTIN QUIROGA');
  await panel.getByLabel('Número de documento').fill('28.341.901');
}
const pay = (panel: AtPanel['panel']) => panel.getByRole('button', { name: /^Pagar / });

test('[PAY-GATEWAY-03] [PAY-GATEWAY-05] [PAY-GATEWAY-08] [H-39] the card goes to the gateway and never to us', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'Payway');
  const ours: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin)
      ours.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  await type(panel, GOOD);
  await expect(panel.getByLabel('Número de tarjeta')).toHaveValue('4507 9900 0000 4905');
  await expect(panel.getByLabel('Fecha de vencimiento')).toHaveValue('08 / 30');
  await expect(panel.getByLabel('Número de documento')).toHaveValue('28341901');
  await expect(panel.locator('.ui-input-box').getByRole('img', { name: 'visa' })).toBeVisible();
  await expectAccessible(page);
  const [token, notified] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/v2/tokens') && request.method() === 'POST'),
    page.waitForRequest((request) => /\/attempts\/[^/]+$/.test(request.url())),
    pay(panel).click(),
  ]);
  expect(token.headers().apikey).toBeTruthy();
  expect(token.postDataJSON()).toMatchObject({
    card_number: GOOD,
    card_expiration_month: '08',
    card_expiration_year: '30',
    card_holder_identification: { type: 'dni', number: '28341901' },
  });
  expect(notified.postDataJSON()).toMatchObject({ check_terms: true, bin: '4507990' });
  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((words) => /4507\s?9900\s?0000\s?4905|0000\s?4905/.test(words))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('4905');
});

test('a declined card leads to a result that says so, and takes nothing', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'Payway');
  await type(panel, DECLINED);
  await pay(panel).click();
  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'payment_failed', payment_status: 'unpaid', captures: 0 });
});

test('[PAY-GATEWAY-13] [PAY-GATEWAY-14] [PAY-GATEWAY-16] [PAY-GATEWAY-20] what the gateway finds wrong is said over the form and under the field', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'Payway');
  await type(panel, '4507990000004906');
  await pay(panel).click();
  await expect(panel.getByRole('alert')).toHaveText('Algo salió mal..');
  await expect(panel.getByText('Número de tarjeta inválido')).toBeVisible();
  await expect(panel.getByLabel('Número de tarjeta')).toBeFocused();
  await expect(pay(panel)).toBeEnabled();
  await panel.getByLabel('Número de tarjeta').fill(GOOD);
  await panel.getByLabel('Fecha de vencimiento').fill('0820');
  await pay(panel).click();
  await expect(panel.getByText('Tarjeta vencida')).toBeVisible();
  await expectInBooks(code, { payment_status: 'unpaid', captures: 0 });
});

test('charged, but the answer got lost: the order is found paid, and only once', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'Payway');
  await sandbox.scenario('payway', 'commit_then_reset', 'payments.create');
  await type(panel, GOOD);
  await pay(panel).click();
  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 }, 90);
});
