import { fillAddress } from '../support/addresses.ts';
import { anOrderOf, deliverOrder } from '../support/orders.ts';
import { confirmTransfer } from '../support/staff.ts';
import type { Camera } from './camera.ts';
import { hasShop, signInNewCustomer } from './customers.ts';

/** The account of a customer: profile, addresses, orders. */
export async function walkAccount(camera: Camera) {
  const { page, site } = camera;
  const isShop = await hasShop(camera);
  const customer = await signInNewCustomer(camera);
  await camera.look('my account', 'my-account');
  await camera.look('no addresses', 'my-account/addresses');
  await camera.take(
    'a new address',
    async () => {
      await page.locator('.adr-add').first().click();
      await page.getByRole('dialog').locator('.adr-where').waitFor();
    },
    { isWindow: true },
  );
  if (isShop)
    await camera.take('addresses', async () => {
      const dialog = page.getByRole('dialog');
      await fillAddress(page, dialog);
      await dialog.locator('.ui-dialog__foot button').last().click();
      await dialog.waitFor({ state: 'detached' });
    });
  await camera.look('no orders', 'my-account/orders');
  if (isShop) {
    const [waiting, paid, handed] = [
      await anOrderOf(customer, { count: 2 }),
      await anOrderOf(customer),
      await anOrderOf(customer),
    ];
    await confirmTransfer(site, paid.code);
    await deliverOrder(site, handed);
    const at = (code: string) => `my-account/orders/${code}`;
    await camera.look('orders', 'my-account/orders');
    await camera.look('an order that waits', at(waiting.code));
    await camera.look('an order that is paid', at(paid.code));
    await camera.take(
      'cancelling it',
      async () => {
        await page.locator(`a[href$="${paid.code}/cancel"]`).first().click();
        await page.getByRole('alertdialog').waitFor();
      },
      { isWindow: true },
    );
    await camera.look('cancelling it, without script', `${at(paid.code)}/cancel`);
    await camera.look('an order in hand', at(handed.code));
    await camera.look('giving it back', `${at(handed.code)}/return`);
    await camera.take('writing a review', async () => {
      await camera.go(at(handed.code));
      await camera.go((await page.locator('a[href*="/review"]').first().getAttribute('href')) ?? '');
    });
  }
  await camera.look('leaving for good', 'my-account/erase');
}
