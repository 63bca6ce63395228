import { runSql } from '../support/checkout.ts';
import { fillBag, giveDelivery, methodOf } from '../support/checkout-steps.ts';
import { expect, open, test } from '../support/test.ts';

/** What the browser is answered after the api has placed the order. */
const LOST = [
  ['503 without words', { status: 503, json: { code: 'timeout', message: null, errors: {} } }],
  ['409 in progress', { status: 409, json: { code: 'idempotency_in_progress', message: null, errors: {} } }],
  ['no answer', 'abort'],
] as const;

for (const [name, answer] of LOST) {
  test(`[B5] the order was placed and the browser got ${name}: the next press finds the same order`, async ({
    page,
  }) => {
    const cart = await fillBag(page, 'it-en');
    await open(page, `/it-en/checkout/${cart}`);
    await giveDelivery(page);
    await page
      .locator(`input[name=payment_method_id][value="${await methodOf('it', 'BankTransfer')}"]`)
      .check();
    await page.locator('input[name=check_terms]').check();

    const keys: (string | undefined)[] = [];
    await page.route('**/order', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const placed = await route.fetch();
      if (keys.length > 1) return route.fulfill({ response: placed });
      expect(placed.status()).toBe(200);
      return answer === 'abort' ? route.abort() : route.fulfill(answer);
    });
    const next = page.locator('#checkout-payment button[type=submit]');
    await next.click();
    await expect.poll(() => keys.length).toBe(1);
    await expect(next).toBeEnabled();
    await next.click();
    await expect(page.locator('[data-panel="BankTransfer"]')).toBeVisible();

    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    const { rows } = await runSql(
      `select count(distinct o.id)::int as orders, count(a.id)::int as attempts
         from orders o join payment_attempts a on a.site_id = o.site_id and a.order_id = o.id where o.cart_id = $1`,
      [cart],
    );
    expect(rows[0]).toEqual({ orders: 1, attempts: 1 });
  });
}
