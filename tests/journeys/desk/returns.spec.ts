import { newCustomer } from '../support/customers.ts';
import { enterDesk } from '../support/desk/acts.ts';
import { VARIANTS } from '../support/desk/variants.ts';
import { anOrderOf, aReturnOf, deliverOrder } from '../support/orders.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A return of items below the limit of one person. */
async function aReturn(count: number): Promise<{ order: string; code: string }> {
  const order = await anOrderOf(await newCustomer('it-it'), { count, priceMinor: 30_000 });
  await deliverOrder('it', order);
  return { order: order.code, code: await aReturnOf(order) };
}

for (const variant of VARIANTS)
  test(`[DESKORDERS-17] a return is approved, received, inspected item by item, refunded; another is rejected, ${variant.name}`, async ({
    page,
  }) => {
    const [accepted, rejected] = [await aReturn(2), await aReturn(1)];
    const acts = await enterDesk(page, variant);
    const { act, begin, type, choose, confirm, follow, bar, dialog, t, open, expectFits } = acts;
    await open(`/orders/it/${accepted.order}`);
    await follow('v', t('orders.showReturn'));
    await act('return.approve', 'a');
    await expect(bar).toContainText(t('returns.status.approved'));
    await act('return.receive', 'v');
    await expect(bar).toContainText(t('returns.status.received'));
    await begin('return.inspect', 's');
    await expectFits();
    await expectAccessible(page);
    const units = await dialog
      .locator('select[name=unit] option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await choose('unit', units[1] ?? '');
    await choose('outcome', 'scrap');
    await confirm();
    await act('return.inspect', 's');
    await expect(page.getByText(t('returns.outcome.resell'))).toBeVisible();
    await expect(page.getByText(t('returns.outcome.scrap'))).toBeVisible();
    await begin('return.refund', 'r');
    // Two items and the delivery: everything has come back.
    await expect(dialog).toContainText('700');
    await expect(dialog).not.toContainText(t('kit.action.needsApproval'));
    await confirm();
    await expect(bar).toContainText(t('returns.status.refunded'));
    await expectFits();
    await expectAccessible(page);

    await open(`/returns/it/${rejected.code}`);
    await act('return.reject', 'x', () => type('reason', 'The frame is bent.'));
    await expect(bar).toContainText(t('returns.status.rejected'));
    await expect(page.getByText('The frame is bent.').first()).toBeVisible();
  });
