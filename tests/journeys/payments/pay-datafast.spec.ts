import type { Page } from '@playwright/test';
import { type AtPanel, choose, expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

const PAYER = {
  Nombre: 'Nora',
  Apellidos: 'Verdi',
  'Número de identificación': '1710034065',
  Teléfono: '0984111222',
  Calle: 'Av. Amazonas 12',
  'Código postal': '170150',
};

async function sayWhoPays(panel: AtPanel['panel']) {
  for (const [label, value] of Object.entries(PAYER)) await panel.getByLabel(label).fill(value);
  await panel.getByRole('button', { name: 'Continuar al pago' }).click();
}

const frame = (panel: AtPanel['panel']) => panel.frameLocator('iframe');
async function payWith(panel: AtPanel['panel'], number: string) {
  await frame(panel).locator('#number').fill(number);
  await frame(panel).locator('#expiry').fill('12/30');
  await frame(panel).locator('#cvv').fill('123');
  await frame(panel).locator('#holder').fill('Nora Verdi');
  await frame(panel).locator('#pay').click();
}
const scripts = (page: Page) => page.locator('script[src*="paymentWidgets.js"]');

test('[PAY-EMBCARD-06] the payer’s data, then the provider’s card form in its place, then the result', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Datafast');
  await expectAccessible(page);
  await test.step('[RESULT-11] name, telephone and address are filled in', async () => {
    await expect(panel.getByLabel('Nombre', { exact: true })).toHaveValue('Nora');
    await expect(panel.getByLabel('Apellidos')).toHaveValue('Verdi');
    await expect(panel.getByLabel('Teléfono')).toHaveValue(/984111222$/);
    await expect(panel.getByLabel('Calle')).not.toHaveValue('');
  });
  await test.step('[PAY-EMBCARD-01] [PAY-EMBCARD-02] the form before the card sends its six fields', async () => {
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/form')),
      sayWhoPays(panel),
    ]);
    expect(sent.postDataJSON()).toEqual({
      name: 'Nora',
      surname: 'Verdi',
      user_id: '1710034065',
      phone: '0984111222',
      street1: 'Av. Amazonas 12',
      postal_code: '170150',
    });
  });

  await test.step('[PAY-EMBCARD-03] [PAY-EMBCARD-04] [PAY-EMBCARD-05] the provider’s card form takes its place, its script with its integrity', async () => {
    await expect(panel.getByLabel('Apellidos')).toHaveCount(0);
    await expect(scripts(page)).toHaveAttribute('integrity', /^sha384-/);
    await expect(scripts(page)).toHaveAttribute('crossorigin', 'anonymous');
  });

  await payWith(panel, '4200000000000000');
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
});

test('[PAY-EMBCARD-07] a form that is not good: a toast, and each field’s first error', async ({ page }) => {
  const { panel } = await reachPanel(page, 'ec-es', 'Datafast');
  const submit = panel.getByRole('button', { name: 'Continuar al pago' });
  for (const label of Object.keys(PAYER)) await panel.getByLabel(label).fill('');
  await submit.click();
  await expect(page.locator('.ui-toast--error')).toContainText('Algo salió mal..');
  await expect(panel.locator('.ui-field__error')).toHaveCount(6);
  await expect(panel.getByLabel('Nombre', { exact: true })).toBeFocused();
  await expect(submit).toBeEnabled();
});

test('[PAY-EMBCARD-08] no response', async ({ page }) => {
  const { panel } = await reachPanel(page, 'ec-es', 'Datafast');
  await page.route('**/form', (route) => route.abort());
  await sayWhoPays(panel);
  await expect(page.locator('.ui-toast--error')).toContainText('Hubo un error, intenta de nuevo');
});

test('a declined card takes nothing', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Datafast');
  await sayWhoPays(panel);
  await payWith(panel, '4000000000000002');
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'payment_failed', payment_status: 'unpaid', captures: 0 });
});

test('a form that is still open while the order is paid elsewhere does not ask to pay again', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Datafast');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  const other = (await choose(elsewhere, 'ec-es', 'Datafast')).panel;
  await sayWhoPays(other);
  await sandbox.scenario('datafast', 'pending', 'payments.pay');
  await payWith(other, '4200000000000000');
  await expectResult(elsewhere, 'ec-es', code);
  await expectInBooks(code, { status: 'processing' });
  await sayWhoPays(panel);
  await expectResult(page, 'ec-es', code);
});

test('a script that is not what it was said to be does not run', async ({ page }) => {
  await sandbox.scenario('datafast', 'wrong_integrity');
  const { code, panel } = await reachPanel(page, 'ec-es', 'Datafast');
  await sayWhoPays(panel);
  await expect(panel.getByRole('alert')).toContainText('No se pudo cargar el formulario');
  await expect(panel.getByRole('button', { name: 'Elegir otra forma de pago' })).toBeVisible();
  await expectInBooks(code, { captures: 0 });
});

test('the tab is closed before the way back: the payment is found all the same', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'Datafast');
  await sayWhoPays(panel);
  await page.route('**/return*', (route) => route.abort());
  const charged = page.waitForResponse((answer) => answer.url().endsWith('/cards') && answer.ok());
  await payWith(panel, '4200000000000000');
  await charged;
  await page.close();
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 }, 90);
});
