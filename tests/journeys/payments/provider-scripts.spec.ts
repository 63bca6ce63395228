import type { Page } from '@playwright/test';
import { challengeOf, openMerchantPage, paymentezReference, providerUrl } from '../support/merchant-page.ts';
import { expect, test } from '../support/test.ts';

// The scripts the sandbox plays, on a page of a shop's: what our panels rely on.
const MERCADOPAGO = providerUrl(13);
const PAYMENTEZ = providerUrl(14);
const KEY = 'APP_USR-sandbox-public';

const FIELDS = `<form>
<div class="ui-field"><span class="ui-field__label">Número de tarjeta</span><div class="ui-input field" id="number"></div></div>
<div class="pair"><div class="ui-field"><span class="ui-field__label">Vencimiento</span><div class="ui-input field" id="expiry"></div></div>
<div class="ui-field"><span class="ui-field__label">Código</span><div class="ui-input field" id="code"></div></div></div>
<div class="ui-field"><label class="ui-field__label" for="name">Titular</label><input class="ui-input" id="name" value="APRO"></div></form>
<script>
const style = { color: '#0f1412', placeholderColor: '#66716c', fontSize: '16px' };
const mp = new MercadoPago('${KEY}', { locale: 'es-AR' });
const heard = [];
const make = (type, id, placeholder) => {
  const field = mp.fields.create(type, { placeholder, style }).mount(id);
  for (const event of ['ready', 'focus', 'blur', 'validityChange', 'binChange'])
    field.on(event, (data) => heard.push([event, type, data]));
  field.on('focus', () => document.getElementById(id).setAttribute('data-focused', ''));
  field.on('blur', () => document.getElementById(id).removeAttribute('data-focused'));
  field.on('validityChange', ({ errorMessages }) => document.getElementById(id).toggleAttribute('data-invalid', errorMessages.length > 0));
  return field;
};
Object.assign(window, { mp, heard, fields: [make('cardNumber', 'number', '0000 0000 0000 0000'), make('expirationDate', 'expiry', 'MM / AA'), make('securityCode', 'code', '123')] });
</script>`;

interface MerchantWindow {
  heard: [string, string, { bin?: string | null; errorMessages?: { code: string }[] }][];
  fields: { focus(): void }[];
  answer: unknown;
  mp: {
    getIdentificationTypes(): Promise<{ id: string }[]>;
    getPaymentMethods(ask: object): Promise<{ results: { id: string; additional_info_needed: string[] }[] }>;
    getIssuers(ask: object): Promise<{ id: string; name: string }[]>;
    getInstallments(
      ask: object,
    ): Promise<{ payer_costs: { installments: number; total_amount: number }[] }[]>;
    createCardToken(card: object): Promise<{ id: string }>;
    fields: { createCardToken(holder: object): Promise<{ id: string; last_four_digits: string }> };
  };
}
declare const window: MerchantWindow;

const box = (page: Page, id: string) => page.frameLocator(`#${id} iframe`).locator('input');
const events = (page: Page, event: string) =>
  page.evaluate((wanted) => window.heard.filter(([name]) => name === wanted), event);
const holder = { cardholderName: 'APRO', identificationType: 'DNI', identificationNumber: '12345678' };

async function openFields(page: Page, dir: 'ltr' | 'rtl' = 'ltr') {
  await openMerchantPage(page, { script: `${MERCADOPAGO}/js/v2`, body: FIELDS, dir });
  await expect.poll(() => events(page, 'ready')).toHaveLength(3);
}

test('card fields are frames of the provider: typed by keyboard, formatted, turned into a token', async ({
  quiet: page,
}) => {
  await openFields(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('450995');
  expect(await events(page, 'binChange')).toEqual([]);
  await page.keyboard.type('3566233704');
  // A frame tells it by message, which comes when it comes.
  await expect
    .poll(async () => (await events(page, 'binChange')).map(([, , { bin }]) => bin))
    .toEqual(['4509953', '45099535']);
  await expect(box(page, 'number')).toHaveValue('4509 9535 6623 3704');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1a1b30');
  await expect(box(page, 'expiry')).toHaveValue('11 / 30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12x3456');
  await expect(box(page, 'code')).toHaveValue('1234');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(page.locator('#name')).toBeFocused();

  const token = await page.evaluate((who) => window.mp.fields.createCardToken(who), holder);
  expect(token).toMatchObject({ last_four_digits: '3704' });
  const seen = await page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, window.heard]));
  expect(seen).not.toMatch(/4509\s?9535\s?6623/);
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
});

test('a figure in the middle of the number keeps the caret where it was; a paste is tidied', async ({
  quiet: page,
}) => {
  await openFields(page);
  const number = box(page, 'number');
  await number.fill('4509-9535-6623-3704');
  await expect(number).toHaveValue('4509 9535 6623 3704');
  await number.press('Home');
  for (let n = 0; n < 5; n += 1) await number.press('ArrowRight');
  await number.press('Delete');
  await number.press('7');
  await expect(number).toHaveValue('4509 7535 6623 3704');
  await number.fill('371180303257522');
  await expect(number).toHaveValue('3711 803032 57522');
  await number.fill('4509');
  await expect.poll(async () => (await events(page, 'binChange')).at(-1)?.[2].bin).toBeNull();
});

test('what is wrong is told by code: in the field, and by the token service', async ({ quiet: page }) => {
  await openFields(page);
  await box(page, 'number').fill('4509953566233705');
  await expect(page.locator('#number')).toHaveAttribute('data-invalid');
  await expect(box(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  const told = (await events(page, 'validityChange')).at(-1)?.[2];
  expect(told?.errorMessages?.[0]?.code).toBe('E301');
  await box(page, 'number').fill('');
  const causes = await page.evaluate(() =>
    window.mp.fields.createCardToken({}).then(
      () => [],
      (error: { cause: { code: string }[] }) => error.cause.map(({ code }) => code),
    ),
  );
  expect(causes).toEqual(['205', '208', '209', '224', '221', '212', '214']);
});

test('methods, banks and installments of a card number’s first figures', async ({ quiet: page }) => {
  await openFields(page);
  const [types, methods, banks, [costs], none] = await page.evaluate(() =>
    Promise.all([
      window.mp.getIdentificationTypes(),
      window.mp.getPaymentMethods({ bin: '45099535' }),
      window.mp.getIssuers({ paymentMethodId: 'visa', bin: '45099535' }),
      window.mp.getInstallments({ amount: '12990.10', bin: '45099535', locale: 'es-AR' }),
      window.mp.getPaymentMethods({ bin: '999999' }),
    ]),
  );
  expect(types[0]?.id).toBe('DNI');
  expect(methods.results[0]).toMatchObject({
    id: 'visa',
    additional_info_needed: expect.arrayContaining(['issuer_id']),
  });
  expect(banks.length).toBeGreaterThan(1);
  expect(costs?.payer_costs[0]).toMatchObject({ installments: 1, total_amount: 12_990.1 });
  expect(costs?.payer_costs.at(-1)?.total_amount).toBeGreaterThan(12_990.1);
  expect(none.results).toEqual([]);
});

test('right to left the fields start at the right and figures still run left to right', async ({
  quiet: page,
}) => {
  await openFields(page, 'rtl');
  await box(page, 'number').fill('4509953566233704');
  await expect(box(page, 'number')).toHaveCSS('direction', 'ltr');
  await expect(box(page, 'number')).toHaveCSS('text-align', 'right');
});

test('the bank’s page is opened with creq in a frame and says COMPLETE to the page around it', async ({
  quiet: page,
}) => {
  await openFields(page);
  await box(page, 'number').fill('5483928164574623');
  await box(page, 'expiry').fill('1130');
  await box(page, 'code').fill('123');
  const token = await page.evaluate((who) => window.mp.fields.createCardToken(who), holder);
  const { url, creq } = await challengeOf(MERCADOPAGO, token.id);
  await page.evaluate(
    ([action, value]) => {
      addEventListener('message', ({ data }) => {
        if (data?.status) window.answer = data.status;
      });
      document.body.innerHTML = `<iframe name="bank" width="600" height="500"></iframe><form method="post" target="bank" action="${action}"><input name="creq" value="${value}"></form>`;
      document.querySelector('form')?.submit();
    },
    [url, creq],
  );
  await page.frameLocator('iframe').getByRole('button', { name: 'Complete' }).click();
  await expect.poll(() => page.evaluate(() => window.answer)).toBe('COMPLETE');
});

const BUTTON = `<button id="pay">Pagar con tarjeta</button><script>
const modalEvents = [];
const modal = new PaymentCheckout.modal({
  env_mode: 'stg', locale: 'es',
  onOpen: () => modalEvents.push(['open']), onClose: () => modalEvents.push(['close']),
  onResponse: (response) => modalEvents.push(['response', response.transaction.status, response.transaction.status_detail]),
});
Object.assign(window, { modalEvents, modal });
document.getElementById('pay').addEventListener('click', () => modal.open({ reference: document.body.dataset.reference }));
</script>`;

async function openWindow(page: Page) {
  await openMerchantPage(page, {
    script: `${PAYMENTEZ}/ccapi/sdk/payment_checkout_3.2.0.min.js`,
    body: BUTTON,
  });
  const reference = await paymentezReference(PAYMENTEZ, `e2e-${Date.now()}-${Math.random()}`);
  await page.evaluate((value) => document.body.setAttribute('data-reference', value), reference);
  await page.getByRole('button', { name: 'Pagar con tarjeta' }).press('Enter');
  const inside = page.frameLocator('dialog iframe');
  await expect(inside.getByLabel('Número de tarjeta')).toBeFocused();
  return inside;
}
const modalEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { modalEvents: unknown[] }).modalEvents);

async function typeCard(page: Page, number: string) {
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anna Prova');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1130');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
}

test('the window pays by keyboard: opened, told, closed, and the focus is back', async ({ quiet: page }) => {
  await openWindow(page);
  await typeCard(page, '4111111111111111');
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['response', 'success', 3], ['close']]);
  await expect(page.getByRole('button', { name: 'Pagar con tarjeta' })).toBeFocused();
  expect(await page.locator('dialog').count()).toBe(0);
});

test('closed without a word: by Escape inside, by its button, by the shop', async ({ quiet: page }) => {
  await openWindow(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['close']]);
  const inside = await openWindow(page);
  await inside.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['close']]);
  await openWindow(page);
  await page.evaluate(() => (window as unknown as { modal: { close(): void } }).modal.close());
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['close']]);
});

test('a declined card, a code by message, a check by the bank', async ({ quiet: page }) => {
  await openWindow(page);
  await typeCard(page, '4000000000000002');
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['response', 'failure', 9], ['close']]);

  const code = await openWindow(page);
  await typeCard(page, '4000000000000031');
  await expect(code.getByLabel(/código que su banco/)).toBeFocused();
  await page.keyboard.type('012345');
  await page.keyboard.press('Enter');
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['response', 'success', 3], ['close']]);

  const bank = await openWindow(page);
  await typeCard(page, '4000000000000036');
  await bank.getByRole('button', { name: 'No soy yo' }).click();
  await expect.poll(() => modalEvents(page)).toEqual([['open'], ['response', 'failure', 37], ['close']]);
});

test('what is missing is shown at the field, and nothing is sent', async ({ quiet: page }) => {
  const inside = await openWindow(page);
  await page.keyboard.press('Enter');
  await expect(inside.getByText('Revise este dato.')).toHaveCount(4);
  await expect(inside.getByLabel('Número de tarjeta')).toBeFocused();
  expect(await modalEvents(page)).toEqual([['open']]);
});
