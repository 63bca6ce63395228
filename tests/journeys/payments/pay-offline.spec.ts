import { expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[PAY-BANK-01] [PAY-BANK-03] [PAY-BANK-07] [CHECKOUT-32] a transfer is registered with the bank’s number and waits for the money', async ({
  quiet: page,
}) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'BankTransfer');
  await expect(panel.getByText('IBAN', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Bank transaction number').fill('CRO 0542 8111');
  await panel.getByRole('button', { name: 'Order with obligation to pay', exact: true }).click();
  await expectResult(page, 'it-en', code);
  await expectInBooks(code, {
    status: 'pending_confirmation',
    payment_status: 'unpaid',
    payment_ref: 'CRO 0542 8111',
    captures: 0,
  });
});

test('[PAY-BANK-04] [WORK-01] later needs nothing else and leaves no reference', async ({ quiet: page }) => {
  const { code, panel } = await reachPanel(page, 'ec-es', 'BankTransfer');
  await panel.getByRole('button', { name: 'Comprar y pagar más tarde' }).click();
  await expectResult(page, 'ec-es', code);
  await expectInBooks(code, { status: 'pending_confirmation', payment_ref: null });
});

test('[PAY-BANK-09] [PAY-BANK-10] a transfer without a reference: the server says so under the field', async ({
  page,
}) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'BankTransfer');
  await panel.getByRole('button', { name: 'Order with obligation to pay', exact: true }).click();
  const field = panel.getByLabel('Bank transaction number');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(panel.locator('.ui-field__error')).not.toBeEmpty();
  await expect(
    panel.getByRole('button', { name: 'Order with obligation to pay', exact: true }),
  ).toBeEnabled();
  await expectInBooks(code, { payment_ref: null });
});

for (const { component, segment, status, ids } of [
  {
    component: 'CashPayment',
    segment: 'ec-es',
    status: 'pending_confirmation',
    ids: '[PAY-CASH-01] [PAY-CASH-03] [PAY-CASH-04] [PAY-CASH-06]',
  },
  {
    component: 'CheckPayment',
    segment: 'it-en',
    status: 'pending_confirmation',
    ids: '[PAY-CHECK-01] [PAY-CHECK-03] [PAY-CHECK-04] [PAY-CHECK-06]',
  },
]) {
  test(`${ids} ${component} registers itself and offers no other way meanwhile`, async ({ quiet: page }) => {
    const { code, panel } = await reachPanel(page, segment, component);
    await expect(panel.getByRole('button')).not.toHaveText([/Select another|Elegir otra/]);
    await expectResult(page, segment, code);
    await expectInBooks(code, { status, payment_status: 'unpaid', payment_ref: null, captures: 0 });
  });
}

test('a reload while the order registers itself does not register it twice', async ({ page }) => {
  const { code } = await reachPanel(page, 'it-en', 'CheckPayment');
  await page.reload();
  await expectInBooks(code, { status: 'pending_confirmation' });
});
