import { fillGuest, giveBilling, moveOrder, orderOf, releaseClaims, way } from '../support/checkout.ts';
import { fillBag, newUnit } from '../support/checkout-steps.ts';
import { stopUnits } from '../support/units.ts';
import type { Camera } from './camera.ts';
import { hasShop, signInNewCustomer } from './customers.ts';

/** From an empty bag to an order that is paid, or is not. */
export async function walkCheckout(camera: Camera) {
  const { page, site } = camera;
  if (!(await hasShop(camera))) return;
  await camera.look('an empty bag', 'bag');
  // Customers only, in some countries; the rest of the walk is the same.
  const isForCustomers = site === 'ae';
  const units = [await newUnit(site), await newUnit(site)];
  const carts: string[] = [];
  try {
    if (isForCustomers) await signInNewCustomer(camera);
    for (const unit of units) carts.push(await fillBag(page, camera.segment, unit));
    const cart = carts.at(-1) ?? '';
    await camera.take('bag at a glance', () => openBag(camera), { isWindow: true });
    await camera.look('bag', 'bag');
    await camera.look('checkout: delivery', `checkout/${cart}`);
    // A customer's step is filled in already.
    if (!isForCustomers) await camera.take('nothing filled in', () => goOn(camera, 'delivery'));
    await camera.take('to the door', async () => {
      await way(page, 'home').check({ force: true });
      await fillGuest(page);
    });
    // Not every country lets its shoppers collect.
    if (await way(page, 'store').isEnabled())
      await camera.take('collected at a dealer', () => way(page, 'store').check({ force: true }));
    await camera.take('checkout: payment', async () => {
      await fillGuest(page);
      await giveBilling(page);
      await goOn(camera, 'delivery');
      await page.locator('input[name=payment_method_id]').first().waitFor({ state: 'attached' });
    });
    await pay(camera, cart);
  } finally {
    for (const cart of new Set(carts)) await releaseClaims(cart);
    await stopUnits(units);
  }
}

async function pay(camera: Camera, cart: string) {
  const { page } = camera;
  const choose = async (kind: string) => {
    await page.locator(`.co-method:has(.co-method__icon--${kind}) input`).first().check();
    await page.locator('input[name=check_terms]').check();
    await goOn(camera, 'payment');
    await page.locator('[data-panel]').waitFor();
  };
  await camera.take('paying by card', async () => {
    await choose('tdc');
    await page.waitForTimeout(2500);
  });
  await camera.take('paying by transfer', async () => {
    await page.locator('.pay__another:visible').first().click();
    await page.locator('input[name=payment_method_id]').first().waitFor({ state: 'attached' });
    await choose('bank-transfer');
  });
  await camera.take('result: kept until the money is there', async () => {
    await page.locator('[data-panel=BankTransfer] .pay__actions button').nth(1).click();
    await page.waitForURL(/\/result$/);
  });
  const code = await orderOf(cart);
  for (const [name, set] of [
    ['result: being processed', "status = 'processing'"],
    ['result: not paid', "status = 'payment_failed'"],
    ['result: paid', "status = 'confirmed', payment_status = 'paid', confirmed_at = now()"],
  ] as const) {
    await camera.take(name, async () => {
      await moveOrder(code, set);
      await camera.go(`checkout/${code}/result`);
    });
  }
}

/** The way on: at the foot of a phone, in the step itself elsewhere. */
async function goOn({ page }: Camera, step: 'delivery' | 'payment') {
  await page.locator(`.co-bar button:visible, #checkout-${step} button[type=submit]:visible`).first().click();
}

async function openBag(camera: Camera) {
  await camera.go('');
  await camera.page
    .locator('.shell-nav__tools button[aria-haspopup], .shell-nav__tools button')
    .last()
    .click();
  await camera.page.locator('.shell-bag').waitFor();
}
