import { newCustomer } from '../support/customers.ts';
import { type DeskActs, enterDesk } from '../support/desk/acts.ts';
import { VARIANTS } from '../support/desk/variants.ts';
import { anOrderOf, collectAtStore, type JourneyOrder, payInCash } from '../support/orders.ts';
import { getAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const anOrder = async (options = {}): Promise<JourneyOrder> => anOrderOf(await newCustomer('it-it'), options);

const REASON = 'asked by phone';

/** From the transfer to the hand-over, with what can happen on the way. */
async function walkOrder({ act, type, bar, t, open }: DeskActs, { code }: JourneyOrder): Promise<void> {
  await open(`/orders/it/${code}`);
  await act('payment.confirm', 'c', () => type('reference', `BANK ${code}`));
  await expect(bar).toContainText(t('orders.payment.paid'));
  await act('order.note', 'n', () => type('text', 'The customer called.'));
  await act('order.mail_again', 'm');
  await act('order.revoke_links', 'l', () => type('reason', REASON));
  await act('order.change_address', 'e', async () => {
    await type('address1', 'Via Roma 2');
    await type('state', 'PU');
    await type('reason', 'moved house');
  });
  await act('order.refund', 'r', async () => {
    await type('amount', '10.00');
    await type('reason', 'scratch on the tank');
  });
  await act('order.prepare', 'p');
  await expect(bar).toContainText(t('orders.status.preparing'));
  await act('order.ship', 's', () => type('tracking', '1Z 999'));
  await expect(bar).toContainText(t('orders.status.shipped'));
  await act('order.deliver', 'd');
  await expect(bar).toContainText(t('orders.status.delivered'));
}

for (const variant of VARIANTS)
  test(`[DESKORDERS-10] [DESKORDERS-18] every act on an order, one key and its dialog each, ${variant.name}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const [walked, refused, cash, cancelled] = [
      // One person may confirm so much by hand. The others become free again and would be on sale for it.
      await anOrder({ priceMinor: 60_000 }),
      await anOrder(),
      await anOrder(),
      await anOrder(),
    ];
    await payInCash(cash);
    await collectAtStore(cash);
    const acts = await enterDesk(page, variant);
    const { act, type, bar, t, open } = acts;
    await test.step('confirm to deliver', async () => {
      await walkOrder(acts, walked);
      await acts.expectFits();
      await expectAccessible(page);
      const shown = await getAsStaff('it', `orders/${walked.code}`);
      expect(shown.delivery_address).toMatchObject({ address1: 'Via Roma 2', state: 'PU' });
      expect(shown.refunds).toMatchObject([{ amount_minor: 1000 }]);
      await expect(page.getByText('moved house')).toBeVisible();
      await expect(page.getByText(t('orders.act.order.revoke_links'))).toBeVisible();
    });
    await test.step('refuse', async () => {
      await open(`/orders/it/${refused.code}`);
      await acts.begin('payment.refuse', 'f');
      await acts.expectFits();
      await expectAccessible(page);
      await type('reason', 'cheque returned by the bank');
      await acts.confirm();
      await expect(bar).toContainText(t('orders.status.payment_failed'));
    });
    await test.step('send the refund by hand', async () => {
      await open(`/orders/it/${walked.code}`);
      await acts.follow('k', t('orders.showCase'));
      await acts.begin('case.refund', 'r');
      await acts.expectFits();
      await expectAccessible(page);
      await type('note', `OUT ${walked.code}`);
      await acts.confirm();
      await expect(bar).toContainText(t('cases.status.resolved'));
    });
    await test.step('accept cash, prepare, ready to collect, deliver', async () => {
      await open(`/orders/it/${cash.code}`);
      await act('order.accept', 'a');
      await expect(bar).toContainText(t('orders.status.confirmed'));
      await act('order.prepare', 'p');
      await act('order.ready', 'y');
      await expect(bar).toContainText(t('orders.status.ready_for_pickup'));
      await act('order.deliver', 'd');
      await expect(bar).toContainText(t('orders.status.delivered'));
    });
    await test.step('cancel', async () => {
      await open(`/orders/it/${cancelled.code}`);
      await act('order.cancel', 'x', () => type('reason', REASON));
      await expect(bar).toContainText(t('orders.status.cancelled'));
      await expect(page.getByText(REASON)).toBeVisible();
    });
  });

test('[DESKORDERS-15] two clerks change the address at once: the second one is told and overwrites nothing', async ({
  page,
  browser,
}) => {
  const { code } = await anOrder();
  const [variant] = VARIANTS;
  if (!variant) throw new Error('no variant');
  const colleague = await (await browser.newContext()).newPage();
  const first = await enterDesk(page, variant, { name: 'Elena Marchetti' });
  const second = await enterDesk(colleague, variant, { name: 'Paolo Neri' });
  for (const [acts, street] of [
    [first, 'Via Roma 2'],
    [second, 'Via Milano 3'],
  ] as const) {
    await acts.open(`/orders/it/${code}`);
    await acts.begin('order.change_address', 'e');
    await acts.type('address1', street);
    await acts.type('state', 'PU');
    await acts.type('reason', REASON);
  }
  await expectAccessible(page);
  await first.confirm();
  await colleague.keyboard.press('Control+Enter');
  await expect(second.dialog.getByRole('alert')).toContainText(first.t('reason.edited_meanwhile'));
  await expect(second.dialog.locator('[name=address1]')).toHaveValue('Via Milano 3');
  expect((await getAsStaff('it', `orders/${code}`)).delivery_address.address1).toBe('Via Roma 2');
  await colleague.context().close();
});

test('[DESKORDERS-16] a payment provider that does not answer is explained in words, and the dialog stays', async ({
  page,
}) => {
  const { code } = await anOrder();
  const [variant] = VARIANTS;
  if (!variant) throw new Error('no variant');
  const acts = await enterDesk(page, variant);
  await acts.open(`/orders/it/${code}`);
  const body = { code: 'payment_provider_unreachable', message: 'x' };
  let calls = 0;
  await page.route('**/api/staff/orders/*/cancel', (route) => {
    calls += 1;
    return route.fulfill({ status: 503, json: body });
  });
  await acts.begin('order.cancel', 'x');
  await acts.type('reason', REASON);
  await page.keyboard.press('Control+Enter');
  await expect(acts.dialog.getByRole('alert')).toContainText(acts.t('reason.payment_provider_unreachable'));
  await expect(acts.dialog.locator('[name=reason]')).toHaveValue(REASON);
  expect(calls).toBe(1);
});
