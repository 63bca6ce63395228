import { expect, type Locator, type Page } from '@playwright/test';
import { fillAddress } from './addresses.ts';
import { asOwner } from './customers.ts';
import { test as base, open } from './test.ts';
import { fillBag, newUnit } from './till.ts';

/** Changes rows behind the shop's back, as nothing in a browser can. */
export const inBooks = (statement: string, values: unknown[]) =>
  asOwner((client) => client.query(statement, values));

/** One more of the dearest machine a site sells: too dear for some ways to pay. */
export const dearUnit = (site: string): Promise<string> =>
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

/** What was held or reserved for a bag is nobody's any more: a buyer may have only so much at a time. */
export const letGo = (cart: string) =>
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
    for (const cart of carts) await letGo(cart);
    await inBooks('update units set blocked = true where id = any($1)', [made]);
  },
});

export { expect };

export const way = (page: Page, type: 'store' | 'home') =>
  page.locator(`input[name=address_type][value=${type}]`);
export const next = (page: Page) => page.locator('#checkout-payment button[type=submit]');
export const proceed = (page: Page) => page.locator('#checkout-delivery button[type=submit]');
export const nowStep = (page: Page) => page.locator('.ui-step--now');

/** Who he is, and where to if it is brought to him. */
export async function fillGuest(page: Page) {
  const field = (name: string) => page.locator(`#checkout-delivery input[name=${name}]`);
  if ((await field('email').count()) === 0) return;
  await field('email').fill('nora.verdi@example.com');
  await field('given_name').fill('Nora');
  await field('family_name').fill('Verdi');
  await field('phone').fill('+39 347 555 0182');
  if ((await field('address1').count()) === 0) return;
  await fillAddress(page, page.locator('#checkout-delivery'));
}

/** A guest who collects it himself, before the choice of a method. */
export async function toPayment(page: Page) {
  await way(page, 'store').check({ force: true });
  await fillGuest(page);
  await proceed(page).click();
  await expect(page.locator('input[name=payment_method_id]').first()).toBeAttached({ timeout: 15_000 });
}

/** Tabs on until the keyboard is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
