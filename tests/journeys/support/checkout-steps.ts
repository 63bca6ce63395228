import { expect, type Locator, type Page } from '@playwright/test';
import { fillAddress } from './addresses.ts';
import { newEmail, withDatabase } from './customers.ts';
import { open } from './test.ts';

const API = process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000';

const asOwner = <Row extends object>(statement: string, values: unknown[]): Promise<Row[]> =>
  withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    return (await client.query<Row>(statement, values)).rows;
  });

/** One more of a machine that the site sells: what a journey buys, no other journey misses. */
export async function newUnit(site: string): Promise<string> {
  const rows = await asOwner<{ id: string }>(
    `insert into units (site_id, product_id, variant_id, serial, status, store_id, local_days, price_minor, currency)
     select u.site_id, u.product_id, u.variant_id, 'E2E-' || gen_random_uuid(), 'on_hand', u.store_id, u.local_days,
            u.price_minor, u.currency
       from units u
       join sites s on s.id = u.site_id and s.slug = $1
       join products p on p.id = u.product_id and p.status = 'active' and p.type_id = 1
       join site_products sp on sp.site_id = u.site_id and sp.product_id = p.id and sp.published
      where u.status = 'on_hand' and u.store_id is not null and not u.blocked
      order by u.price_minor, u.id limit 1
     returning id`,
    [site],
  );
  const unit = rows[0];
  if (!unit) throw new Error(`${site} sells nothing`);
  return unit.id;
}

/** The way to pay that opens this panel, by the number the site gave it. */
export async function methodOf(site: string, component: string): Promise<number> {
  const answer = await fetch(`${API}/api/front/payment-methods`, { headers: { 'x-tenant': site } });
  const { data } = (await answer.json()) as { data: { id: number; component: string }[] };
  const method = data.find((one) => one.component === component);
  if (!method) throw new Error(`${site} has no ${component}`);
  return method.id;
}

/** The uuid of the visitor's cart, which only the cookie and the checkout's URL have. */
export async function cartOf(page: Page, segment: string): Promise<string> {
  const cookies = await page.context().cookies();
  const cart = cookies.find(({ name, path }) => name === 'Cart' && path === `/${segment}`);
  return cart?.value.split('_')[1] ?? '';
}

/** Fills the bag with one unit, as the page does, without drawing it; returns the bag's name in addresses. */
export async function fillBag(page: Page, segment: string, unit?: string): Promise<string> {
  const uuid = unit ?? (await newUnit(segment.split('-')[0] ?? ''));
  await page.request.get(`/${segment}/session`);
  await page.request.post(`/${segment}/bag/items`, {
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    form: { uuid },
  });
  return cartOf(page, segment);
}

/** The button of the open step: in its form, or on phones in the bar below. */
const sendStep = (page: Page) =>
  page.locator('main form button[type=submit]:visible, .co-bar button[type=submit]:visible').first();

/** Fills in a guest's data and address, and goes on to the payment. */
export async function giveDelivery(page: Page) {
  const field = (name: string) => page.locator(`main input[name=${name}]`);
  await field('email').fill(newEmail());
  await field('given_name').fill('Nora');
  await field('family_name').fill('Verdi');
  await field('phone').fill('0984111222');
  if (await field('address1').isVisible()) await fillAddress(page, page.locator('main'));
  await sendStep(page).click();
  await expect(page.locator('input[name=payment_method_id]').first()).toBeAttached({ timeout: 15_000 });
}

export interface AtPanel {
  readonly code: string;
  readonly panel: Locator;
  /** What the provider is to charge, in whole units; 0 where there is none. */
  readonly total: number;
}

/** From an empty bag to the open panel of a way to pay. */
export async function reachPanel(page: Page, segment: string, component: string): Promise<AtPanel> {
  const cart = await fillBag(page, segment);
  await open(page, `/${segment}/checkout/${cart}`);
  await giveDelivery(page);
  return choose(page, segment, component);
}

/** The second step: a method, the terms, Next. */
export async function choose(page: Page, segment: string, component: string): Promise<AtPanel> {
  const id = await methodOf(segment.split('-')[0] ?? '', component);
  await page.locator(`input[name=payment_method_id][value="${id}"]`).check();
  await page.locator('input[name=check_terms]').check();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/order')),
    sendStep(page).click(),
  ]);
  const { data } = (await answer.json()) as {
    data: { order: { code: string }; post: { totals?: { exchanged_total: number } } };
  };
  const panel = page.locator(`[data-panel="${component}"]`);
  await expect(panel).toBeVisible();
  return { code: data.order.code, panel, total: data.post.totals?.exchanged_total ?? 0 };
}

export const resultPath = (segment: string, code: string) => `/${segment}/checkout/${code}/result`;

export async function expectResult(page: Page, segment: string, code: string) {
  await page.waitForURL((url) => url.pathname === resultPath(segment, code), { timeout: 20_000 });
}

interface KeptOrder {
  status: string;
  payment_status: string;
  payment_ref: string | null;
  captures: number;
}

/** What the books say. */
export async function orderInBooks(code: string): Promise<KeptOrder | undefined> {
  const rows = await asOwner<KeptOrder>(
    `select o.status, o.payment_status, o.payment_ref,
            (select count(*)::int from ledger_postings l join payment_attempts a on a.id = l.attempt_id
              where a.order_id = o.id and l.kind = 'captured') as captures
       from orders o where o.code = $1`,
    [code],
  );
  return rows[0];
}

/** Waits for the books: webhooks and the poller do their work out of sight. */
export async function expectInBooks(code: string, wanted: Partial<KeptOrder>, seconds = 20) {
  await expect
    .poll(() => orderInBooks(code), { timeout: seconds * 1000, intervals: [200, 500, 1000] })
    .toMatchObject(wanted);
}
