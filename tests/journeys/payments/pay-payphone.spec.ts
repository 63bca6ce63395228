import { type AtPanel, expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

const phone = (panel: AtPanel['panel']) => panel.getByLabel('Número de teléfono');
const submit = (panel: AtPanel['panel']) => panel.getByRole('button', { name: 'Enviar la solicitud' });

test('[PAY-PHONE-01] [PAY-PHONE-02] [PAY-PHONE-03] [PAY-PHONE-09] the shopper’s phone is asked and approves', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'PayPhone');
  await phone(panel).fill('0984110');
  await expect(submit(panel)).toBeDisabled();
  await phone(panel).fill('0984110001');
  await expectAccessible(page);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/attempts\/[^/]+$/.test(request.url())),
    submit(panel).click(),
  ]);
  expect(sent.headers().authorization).toMatch(/^Bearer ./);
  expect(sent.postDataJSON()).toMatchObject({ phoneNumber: '0984110001', countryCode: '593' });
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 }, 60);
});

test('[PAY-PHONE-08] a number without an account: the server’s words in a toast', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'PayPhone');
  await phone(panel).fill('0984110005');
  await submit(panel).click();
  await expect(page.locator('.ui-toast--error')).not.toBeEmpty();
  await expect(submit(panel)).toBeEnabled();
  await expectInBooks(code, { payment_status: 'unpaid', captures: 0 });
});

test('rejected on the phone: nothing is taken', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'PayPhone');
  await phone(panel).fill('0984110002');
  await submit(panel).click();
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'payment_failed', payment_status: 'unpaid', captures: 0 }, 60);
});

test('the tab is closed while the phone is asked: the approval is found all the same', async ({ page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'PayPhone');
  await phone(panel).fill('0984120001');
  await submit(panel).click();
  await expectResult(page, 'ec-es', code);
  await page.close();
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 }, 60);
});
