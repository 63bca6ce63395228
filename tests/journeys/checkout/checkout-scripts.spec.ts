import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillBag, reachPanel } from '../support/checkout-steps.ts';
import { expect, open, test } from '../support/test.ts';

interface Entry {
  path: string;
  component?: string;
}
const INVENTORY = JSON.parse(
  readFileSync(new URL('../../../docs/script-inventory.json', import.meta.url), 'utf8'),
) as { own: Entry[]; inline: { begins: string }[]; providers: Entry[] };

/** Every script file the page itself loads (frames of providers are their own pages), from now on. */
function watchScripts(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
    if (!new URL(page.url()).pathname.includes('/checkout/')) return;
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin;
    loaded.add(isOwn && /^\/assets\/[\w.-]+\.js$/.test(pathname) ? '/assets/*.js' : pathname);
  });
  return loaded;
}

const CASES = [
  { component: 'BankTransfer', segment: 'it-en' },
  { component: 'CashPayment', segment: 'ec-es' },
  { component: 'CheckPayment', segment: 'it-en' },
  { component: 'PayPhone', segment: 'ec-es' },
  { component: 'Stripe', segment: 'it-en' },
  { component: 'Payway', segment: 'ar-es' },
  { component: 'MercadoPago', segment: 'ar-es' },
  { component: 'Paymentez', segment: 'ec-es' },
  { component: 'Datafast', segment: 'ec-es' },
];

for (const { component, segment } of CASES) {
  test(`the checkout with ${component} runs the scripts of the inventory and no others`, async ({
    quiet: page,
  }) => {
    const loaded = watchScripts(page);
    const { panel } = await reachPanel(page, segment, component);
    if (component === 'Datafast') {
      const values = ['Nora', 'Verdi', '1710034065', '0984111222', 'Av. Amazonas 12', '170150'];
      for (const [place, value] of values.entries()) await panel.getByRole('textbox').nth(place).fill(value);
      await panel.locator('button[type=submit]').click();
    }
    const allowed = [...INVENTORY.own, ...INVENTORY.providers.filter((one) => one.component === component)];
    const wanted = allowed.map(({ path }) => path).sort();
    await expect.poll(() => [...loaded].sort()).toEqual(wanted);
    // What comes late would come now.
    await page.waitForTimeout(700);
    expect([...loaded].sort()).toEqual(wanted);
  });
}

test('what is inline is in the inventory and carries the nonce of its answer, a new one each time', async ({
  page,
  request,
}) => {
  const cart = await fillBag(page, 'it-en');
  const nonces = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await request.get(`/it-en/checkout/${cart}`, { headers: { cookie: cookies } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    nonces.add(nonce);
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(3);
    for (const [, attributes = '', code = ''] of inline) {
      expect(attributes).toContain(`nonce="${nonce}"`);
      expect(INVENTORY.inline.map(({ begins }) => code.startsWith(begins))).toContain(true);
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-|\*)/);
  }
  expect(nonces.size).toBe(2);
});

test('the policy allows the providers of this site’s methods and no other origin', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const originsIn = (policy: string) => [...new Set(policy.match(/https?:\/\/[^\s;]+/g) ?? [])].sort();
  const italy = originsIn(await policyOf('/it-en/checkout/NOBODYS0/result'));
  const ecuador = originsIn(await policyOf('/ec-es/checkout/NOBODYS0/result'));
  expect(italy.length).toBe(1);
  expect(ecuador.length).toBe(2);
  expect(ecuador.filter((origin) => italy.includes(origin))).toEqual([]);
  // Public pages know no payment provider at all.
  const home = originsIn(await policyOf('/it-en'));
  expect(home.filter((origin) => [...italy, ...ecuador].includes(origin))).toEqual([]);
});

test('the checkout is a document of its own: entering and leaving load a new document', async ({ page }) => {
  await fillBag(page, 'it-en');
  await open(page, '/it-en/bag');
  const mark = () =>
    page.evaluate(() => {
      (window as { marked?: true }).marked = true;
    });
  const isMarked = () => page.evaluate(() => (window as { marked?: true }).marked === true);
  await mark();
  await page.locator('main a[href$="/checkout"]').first().click();
  await page.waitForURL('**/checkout/*');
  await expect(page.locator('main form').first()).toBeVisible();
  expect(await isMarked()).toBe(false);
  await mark();
  await page.locator('a[href="/it-en/bag"]').first().click();
  await page.waitForURL('**/it-en/bag');
  await expect(page.locator('main a[href$="/checkout"]').first()).toBeVisible();
  expect(await isMarked()).toBe(false);
  // And back by the browser's own button.
  await page.goBack();
  await page.waitForURL('**/checkout/*');
  await expect(page.locator('main form').first()).toBeVisible();
});
