import { expect, type Locator, type Page } from '@playwright/test';
import { ADDRESSES, fillAddress } from './addresses.ts';
import { fillBag, newUnit } from './checkout-steps.ts';
import { asOwner, newEmail } from './customers.ts';
import { test as base, open } from './test.ts';
import { stopUnits } from './units.ts';

/** Changes rows behind the shop's back, as nothing in a browser can. */
export const runSql = (statement: string, values: unknown[]) =>
  asOwner((client) => client.query(statement, values));

/** One more of the dearest machine a site sells: too dear for some ways to pay. */
export const newExpensiveUnit = (site: string): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into units (site_id, product_id, variant_id, serial, status, store_id, local_days, price_minor, currency)
       select u.site_id, u.product_id, u.variant_id, 'E2E-' || gen_random_uuid(), 'on_hand', u.store_id, u.local_days,
              u.price_minor, u.currency
         from units u
         join sites s on s.id = u.site_id and s.slug = $1
         join products p on p.id = u.product_id and p.status = 'active' and p.type_id = 1
         join site_products sp on sp.site_id = u.site_id and sp.product_id = p.id and sp.published
        where u.status = 'on_hand' and u.store_id is not null and not u.blocked
        order by u.price_minor desc, u.id limit 1
       returning id`,
      [site],
    );
    return rows[0].id;
  });

/** Releases what was held or reserved for a bag: the number of unpaid units per buyer is limited. */
export const releaseClaims = (cart: string) =>
  asOwner((client) =>
    client.query(
      `update unit_claims c set released_at = now(), release_reason = 'cancelled'
        where c.released_at is null
          and (c.cart_id = $1 or c.order_id in (select id from orders o where o.site_id = c.site_id and o.cart_id = $1))`,
      [cart],
    ),
  );

/** The order this bag has become. */
export const orderOf = (cart: string): Promise<string> =>
  asOwner(
    async (client) => (await client.query('select code from orders where cart_id = $1', [cart])).rows[0].code,
  );

export async function moveOrder(code: string, set: string) {
  await asOwner(async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.move_reason', 'a journey', true)");
    await client.query(`update orders set ${set} where code = $1`, [code]);
    await client.query('commit');
  });
}

type Fixtures = {
  /** Fills the bag and goes to its checkout; the bag's uuid. Everything is let go after the journey. */
  atCheckout: (segment: string, units?: readonly string[]) => Promise<string>;
};

export const test = base.extend<Fixtures>({
  atCheckout: async ({ page }, use) => {
    const carts: string[] = [];
    const made: string[] = [];
    await use(async (segment, units) => {
      const uuids = units ?? [await newUnit(segment.split('-')[0] ?? '')];
      if (!units) made.push(...uuids);
      let cart = '';
      for (const uuid of uuids) cart = await fillBag(page, segment, uuid);
      carts.push(cart);
      await open(page, `/${segment}/checkout/${cart}`);
      return cart;
    });
    for (const cart of carts) await releaseClaims(cart);
    // The demo customer's book is as it was; see giveBilling.
    await runSql(
      `delete from addresses a using carts c where c.id = any($1::uuid[]) and a.site_id = c.site_id
          and a.customer_id = c.customer_id and a.type = 'billing' and a.address1 = any($2)`,
      [carts, Object.values(ADDRESSES).map(({ address1 }) => address1)],
    );
    await stopUnits(made);
  },
});

export { expect };

export const way = (page: Page, type: 'store' | 'home') =>
  page.locator(`input[name=address_type][value=${type}]`);
export const next = (page: Page) => page.locator('#checkout-payment button[type=submit]');
export const proceed = (page: Page) => page.locator('#checkout-delivery button[type=submit]');
export const nowStep = (page: Page) => page.locator('.ui-step--now');

/** Fills in the guest's data, and the address if it is delivered. */
export async function fillGuest(page: Page) {
  const field = (name: string) => page.locator(`#checkout-delivery input[name=${name}]`);
  if ((await field('email').count()) === 0) return;
  await field('email').fill(newEmail());
  await field('given_name').fill('Nora');
  await field('family_name').fill('Verdi');
  await field('phone').fill('+39 347 555 0182');
  if ((await field('address1').count()) === 0) return;
  await fillAddress(page, page.locator('#checkout-delivery'));
}

/** A customer without an address in the book adds one for the invoice. */
export async function giveBilling(page: Page) {
  if ((await page.locator('.co-billing').count()) === 0) return;
  if ((await page.locator('input[name=billing_address_id]').count()) > 0) return;
  await page.locator('.co-billing .co-add').click();
  const dialog = page.getByRole('dialog');
  await fillAddress(page, dialog);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('input[name=billing_address_id]:checked')).toHaveCount(1);
}

/** A buyer who collects in a store, before the choice of a method. */
export async function toPayment(page: Page) {
  await way(page, 'store').check({ force: true });
  await fillGuest(page);
  await giveBilling(page);
  await proceed(page).click();
  await expect(page.locator('input[name=payment_method_id]').first()).toBeAttached({ timeout: 15_000 });
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
