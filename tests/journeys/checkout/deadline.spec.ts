import { expectInBooks, expectResult, reachPanel } from '../support/checkout-steps.ts';
import { jobsDue, letTimePass } from '../support/clock.ts';
import { confirmAddressOf } from '../support/confirm-address.ts';
import { mailsAboutOrder } from '../support/mails.ts';
import { confirmTransfer } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// Three days pass in it, and the worker needs its seconds for each of them.
test.describe.configure({ timeout: 120_000 });

const transferLater = async (page: Parameters<typeof reachPanel>[0]) => {
  const { code, panel } = await reachPanel(page, 'it-en', 'BankTransfer');
  await panel.getByRole('button', { name: 'Order and pay later' }).click();
  await expectResult(page, 'it-en', code);
  await confirmAddressOf(page, code);
  return code;
};

test('[CHECKOUT-44] [CHECKOUT-45] [ORDERS-07] a transfer that does not come: reminded after two days, cancelled after three, and told so', async ({
  page,
}) => {
  const code = await transferLater(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you');
  await letTimePass(code, 49);
  await expect.poll(async () => (await mailsAboutOrder(code)).length, { timeout: 30_000 }).toBe(2);
  await expectInBooks(code, { status: 'pending_confirmation', payment_status: 'unpaid' });

  await letTimePass(code, 24);
  await expectInBooks(code, { status: 'cancelled', payment_status: 'unpaid', captures: 0 }, 30);
  await page.reload();
  await expect(page.locator('main')).toContainText('cancelled');
  await expect.poll(async () => (await mailsAboutOrder(code)).length, { timeout: 30_000 }).toBe(3);
});

test('[CHECKOUT-46] a transfer registered in time stops the cancellation', async ({ page }) => {
  const code = await transferLater(page);
  await letTimePass(code, 60);
  await confirmTransfer('it', code);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  await letTimePass(code, 48);
  await expect.poll(() => jobsDue(code), { timeout: 30_000 }).toBe(0);
  await expectInBooks(code, { status: 'confirmed', payment_status: 'paid', captures: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours');
});
