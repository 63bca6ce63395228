import type { Page } from '@playwright/test';
import { newCustomer } from '../support/customers.ts';
import { type DeskActs, enterDesk } from '../support/desk/acts.ts';
import { VARIANTS } from '../support/desk/variants.ts';
import { anOrderOf, type JourneyOrder } from '../support/orders.ts';
import { confirmTransfer, getAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function aPaidOrder(): Promise<JourneyOrder> {
  const order = await anOrderOf(await newCustomer('it-it'));
  await confirmTransfer('it', order.code);
  return order;
}

/** The first person refunds all of it: the dialog says before that a second one is needed. */
async function propose({ open, begin, type, confirm, dialog, t }: DeskActs, code: string): Promise<string> {
  await open(`/orders/it/${code}`);
  await begin('order.refund', 'r');
  await type('amount', '10.00');
  await expect(dialog).not.toContainText(t('kit.action.needsApproval'));
  await type('amount', '');
  await expect(dialog).toContainText(t('kit.action.needsApproval'));
  await type('reason', 'The frame is cracked.');
  await confirm();
  const found = await getAsStaff('it', `approvals?view=all&subject_kind=order&subject_ref=${code}`);
  return `/approvals/it/${found[0].id}`;
}

const FINANCE = { as: 'finance', sites: ['it'] };

for (const variant of VARIANTS)
  test(`[APPROVALS-09] [WORK-03] [WORK-04] a refund above the limit waits; a second person approves it and the first cannot, ${variant.name}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000);
    const other: Page = await (await browser.newContext()).newPage();
    const elena = await enterDesk(page, variant, { ...FINANCE, name: 'Elena Marchetti' });
    const paolo = await enterDesk(other, variant, { ...FINANCE, name: 'Paolo Neri' });
    const { t } = elena;

    await test.step('the proposer has no button and no key to approve', async () => {
      const order = await aPaidOrder();
      const path = await propose(elena, order.code);
      await expect(page.getByText(t('kit.action.proposed'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('orders.showApproval') })).toBeVisible();
      // Held: the last sentence says that the order goes no further.
      await expect(page.getByText(t('orders.waiting.refund').split('. ').at(-1) ?? '')).toBeVisible();
      await elena.open(path);
      await page.keyboard.press('a');
      await expect(page.getByRole('button', { name: t('action.approval.withdraw') })).toBeVisible();
      await expect(page.getByRole('button', { name: new RegExp(t('action.approval.approve')) })).toHaveCount(
        0,
      );
      await expect(elena.dialog).toHaveCount(0);
      await elena.expectFits();
      await expectAccessible(page);

      await paolo.open('/?sites=it');
      await expect(other.getByRole('heading', { name: t('today.group.approval') })).toBeVisible();
      await expect(other.getByRole('link', { name: new RegExp(order.code) }).first()).toBeVisible();
      await paolo.expectFits();
      await expectAccessible(other);

      await paolo.open('/approvals?sites=it');
      await expectAccessible(other);
      await paolo.open(`/orders/it/${order.code}`);
      await paolo.follow('w', t('orders.showApproval'));
      const sum = new RegExp(t('approvals.approveRefund').replace('{sum}', '.*\\d.*'));
      await expect(other.getByRole('button', { name: sum })).toBeVisible();
      if (variant.isPhone) await other.getByRole('button', { name: sum }).click();
      else await other.keyboard.press('a');
      await paolo.dialog.waitFor();
      await paolo.expectFits();
      await expectAccessible(other);
      await paolo.confirm();
      await expect(paolo.bar).toContainText(t('approvals.state.done'));
      const { refunds } = await getAsStaff('it', `orders/${order.code}`);
      expect(refunds).toMatchObject([{ amount_minor: order.totalMinor }]);
    });

    await test.step('refused with a reason, and withdrawn', async () => {
      const order = await aPaidOrder();
      await paolo.open(await propose(elena, order.code));
      await paolo.act('approval.refuse', 'r', () => paolo.type('note', 'No photo of the crack.'));
      await expect(paolo.bar).toContainText(t('approvals.state.refused'));
      await elena.open(await propose(elena, order.code));
      await elena.act('approval.withdraw', 'w');
      await expect(elena.bar).toContainText(t('approvals.state.withdrawn'));
      expect((await getAsStaff('it', `orders/${order.code}`)).refunds).toEqual([]);
    });
    await other.context().close();
  });
