import {
  type AtPanel,
  expectInBooks,
  expectResult,
  reachPanel,
  resultPath,
} from '../support/checkout-steps.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const VISA = '4509953566233704';
const ASKS = '5483928164574623';

test.describe.configure({ mode: 'serial' });
test.afterEach(() => sandbox.deliver('mercadopago', 'deliver'));

const field = (panel: AtPanel['panel'], name: string) =>
  panel.frameLocator(`iframe[src*="/fields/${name}"]`).locator('input');

async function type(panel: AtPanel['panel'], number: string, holder = 'APRO') {
  await field(panel, 'cardNumber').pressSequentially(number);
  await field(panel, 'expirationDate').pressSequentially('1130');
  await field(panel, 'securityCode').fill('123');
  await panel.getByLabel('Nombre en la tarjeta').fill(holder);
  await panel.getByLabel('Número de documento').fill('12345678');
}
const pay = (panel: AtPanel['panel']) => panel.getByRole('button', { name: /^Pagar / });

test('[PAY-TOKEN-01] issuers and instalments come from the card’s beginning; a token is charged', async ({
  quiet: page,
}) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (/payment_methods|issuers|installments/.test(request.url())) lookups.push(request.url());
  });
  const { code, panel, total } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await expect(field(panel, 'cardNumber')).toBeVisible();
  const before = lookups.length;
  await field(panel, 'cardNumber').pressSequentially(VISA.slice(0, 6));
  await page.waitForTimeout(400);
  expect(lookups.length).toBe(before);
  await field(panel, 'cardNumber').pressSequentially(VISA.slice(6));
  const issuer = panel.getByLabel('Banco emisor');
  await test.step('[PAY-TOKEN-04] [PAY-TOKEN-05] the issuers load, the first is chosen', async () => {
    await expect(issuer).toHaveValue('310');
  });

  const costs = panel.getByRole('radio');
  await expect(costs.first()).toBeChecked();
  expect(await costs.count()).toBeGreaterThan(1);
  await test.step('[PAY-TOKEN-02] [C-10] one lookup, with the first 7 digits; what follows asks with the same 7', async () => {
    const searched = lookups.slice(before).filter((url) => url.includes('payment_methods/search'));
    expect(searched.map((url) => new URL(url).searchParams.get('bin'))).toEqual([VISA.slice(0, 7)]);
    const bins = lookups.slice(before).map((url) => new URL(url).searchParams.get('bin'));
    expect([...new Set(bins)]).toEqual([VISA.slice(0, 7)]);
  });
  await test.step('[PAY-TOKEN-06] instalments are amounts for the total', async () => {
    const amounts = lookups.slice(before).map((url) => new URL(url).searchParams.get('amount'));
    expect([...new Set(amounts.filter(Boolean))]).toEqual([total.toFixed(2)]);
  });

  await test.step('[PAY-TOKEN-10] the document is a DNI', async () => {
    await expect(panel.getByLabel('Tipo de documento')).toHaveValue('DNI');
  });

  await field(panel, 'cardNumber').fill('');
  await type(panel, VISA);
  await costs.nth(1).check();
  await expectAccessible(page);
  const count = Number(await costs.nth(1).getAttribute('value'));
  await test.step('[PAY-TOKEN-08] [PAY-TOKEN-09] a token is created and told to our server', async () => {
    const [token, notified] = await Promise.all([
      page.waitForResponse(
        (answer) => answer.url().includes('/v1/card_tokens') && answer.request().method() === 'POST',
      ),
      page.waitForRequest((request) => /\/attempts\/[^/]+$/.test(request.url())),
      pay(panel).click(),
    ]);
    expect(token.status()).toBe(201);
    expect(notified.postDataJSON().ref).toBe((await token.json()).id);
    expect(notified.postDataJSON()).toMatchObject({
      check_terms: true,
      mp_payment_method_id: 'visa',
      issuer: '310',
      installments: count,
      user_name: 'APRO',
      dni: '12345678',
      docType: 'DNI',
    });
    expect(notified.postData()).not.toContain('3704');
  });

  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});

test('[PAY-TOKEN-14] [PAY-TOKEN-16] what is missing is said in Spanish, over the form and under the fields', async ({
  page,
}) => {
  const { panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await type(panel, VISA.slice(0, 12));
  await pay(panel).click();
  await expect(panel.getByRole('alert')).toContainText('Algo salió mal..');
  await expect(panel.locator('.ui-field__error').first()).not.toBeEmpty();
  await expect(pay(panel)).toBeEnabled();
});

test('[PAY-TOKEN-07] a lookup that finds nothing clears issuers, instalments and choices', async ({
  page,
}) => {
  const { panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await field(panel, 'cardNumber').pressSequentially(VISA);
  await expect(panel.getByLabel('Banco emisor')).toBeVisible();
  await field(panel, 'cardNumber').fill('');
  await field(panel, 'cardNumber').pressSequentially('999999999999');
  await expect(panel.getByLabel('Banco emisor')).toHaveCount(0);
  await expect(panel.getByRole('radio')).toHaveCount(0);
});

test('a rejected card takes nothing', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await type(panel, VISA, 'FUND');
  await pay(panel).click();
  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'payment_failed', payment_status: 'unpaid', captures: 0 });
});

test('3-D Secure: the bank asks in a frame of at least 600 by 500; afterwards the result is looked up', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await type(panel, ASKS);
  await pay(panel).click();
  const dialog = page.getByRole('dialog', { name: 'Tu banco necesita verificar que eres tú' });
  const box = await dialog.locator('iframe').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(600);
  expect(box?.height).toBeGreaterThanOrEqual(500);
  // Words from anywhere else are not the bank's.
  await page.evaluate(() => window.postMessage({ status: 'COMPLETE' }, '*'));
  await expect(dialog).toBeVisible();
  await dialog.frameLocator('iframe').locator('[data-outcome=complete]').click();
  await expectResult(page, 'ar-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});

test('3-D Secure given up in the middle: nothing is taken, nothing is said to be paid', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await type(panel, ASKS);
  await pay(panel).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(resultPath('ar-es', code));
  await expect(page.getByText('El pago se registró', { exact: false })).toHaveCount(0);
  await expectInBooks(code, { status: 'pending_confirmation', payment_status: 'unpaid', captures: 0 });
});

test('[PAY-TOKEN-11] [PAY-TOKEN-12] [PAY-TOKEN-13] the fields that are drawn format and limit what is typed', async ({
  page,
}) => {
  const { panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await field(panel, 'cardNumber').pressSequentially(VISA);
  await expect(field(panel, 'cardNumber')).toHaveValue('4509 9535 6623 3704');
  await field(panel, 'expirationDate').pressSequentially('1a1b309');
  await expect(field(panel, 'expirationDate')).toHaveValue(/^11\s*\/\s*30$/);
  await field(panel, 'securityCode').pressSequentially('1x23456');
  await expect(field(panel, 'securityCode')).toHaveValue('1234');
  const document = panel.getByLabel('Número de documento');
  await document.pressSequentially('12.345a678');
  await expect(document).toHaveValue('12345678');
});

test('[PAY-TOKEN-08] a token that comes with 200 counts as one with 201; the notification comes first and twice: one payment', async ({
  page,
}) => {
  await sandbox.deliver('mercadopago', 'duplicate');
  const { code, panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await page.route('**/v1/card_tokens*', async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await type(panel, VISA);
  const [token] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/v1/card_tokens') && answer.status() === 200),
    pay(panel).click(),
  ]);
  expect((await token.json()).id).toBeTruthy();
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  await expectResult(page, 'ar-es', code);
});

test('[PAY-TOKEN-15] our server refuses the token: its words over the form, which is free again', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'ar-es', 'MercadoPago');
  await page.route(/\/attempts\/[^/]+$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Este pago ya está en curso.', code: 'x', errors: {} } }),
  );
  await type(panel, VISA);
  await pay(panel).click();
  await expect(panel.getByRole('alert')).toHaveText('Este pago ya está en curso.');
  await expect(pay(panel)).toBeEnabled();
  await expectInBooks(code, { captures: 0 });
});
