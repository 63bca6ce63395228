import type { Page } from '@playwright/test';
import { openMerchantPage, providerUrl } from '../support/merchant-page.ts';
import { expect, test } from '../support/test.ts';

// The card element the sandbox plays, on a page of a shop's: what our panel relies on.
const STRIPE = providerUrl(11);
const NEEDS_BANK = '4000002760003184';

interface MerchantWindow {
  heard: [string, { complete?: boolean; brand?: string; error?: { code: string } }][];
  card: { mount(id: string): void; unmount(): void; destroy(): void; focus(): void };
  confirm(): Promise<Answer>;
  answer: Answer | undefined;
}
interface Answer {
  paymentIntent?: { status: string };
  error?: { code: string; decline_code?: string };
}
declare const window: MerchantWindow;

async function openCard(page: Page, locale = 'it', dir: 'ltr' | 'rtl' = 'ltr') {
  const made = await fetch(`${STRIPE}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox_it' },
    body: new URLSearchParams({ amount: '649000', currency: 'eur' }),
  });
  const { client_secret: secret } = (await made.json()) as { client_secret: string };
  const body = `<form><label class="ui-field">Nome <input class="ui-input" id="name"></label>
<div class="ui-input" id="card"></div><button type="button" id="pay">Paga</button></form>
<script>
const stripe = Stripe('pk_test_sandbox_it', { locale: '${locale}' });
const card = stripe.elements().create('card', { style: { base: { fontSize: '16px' } } });
const heard = [];
for (const event of ['ready', 'focus', 'blur', 'escape', 'change']) card.on(event, (data) => heard.push([event, data]));
card.mount('#card');
const confirm = async () => { window.answer = await stripe.confirmCardPayment('${secret}', { payment_method: { card } }); return window.answer; };
document.getElementById('pay').addEventListener('click', confirm);
Object.assign(window, { card, heard, confirm });
</script>`;
  await openMerchantPage(page, { script: `${STRIPE}/endive/stripe.js`, body, dir });
  await expect.poll(() => page.evaluate(() => window.heard.some(([event]) => event === 'ready'))).toBe(true);
}

const field = (page: Page, name: string) => page.frameLocator('#card iframe').locator(`[data-field=${name}]`);
const last = (page: Page) =>
  page.evaluate(() => window.heard.filter(([event]) => event === 'change').at(-1)?.[1]);
const answer = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => window.answer !== undefined)).toBe(true);
  return page.evaluate(() => window.answer);
};

test('a card is typed in one go, stays in the frame, and pays', async ({ quiet: page }) => {
  await openCard(page);
  await page.locator('#name').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#card')).toHaveClass(/StripeElement--focus/);
  await page.keyboard.type('424242424242424212 34123');
  await expect(field(page, 'number')).toHaveValue('4242 4242 4242 4242');
  await expect(field(page, 'expiry')).toHaveValue('12 / 34');
  await expect(field(page, 'cvc')).toHaveValue('123');
  // The frame tells it by message, which comes when it comes.
  await expect.poll(() => last(page)).toMatchObject({ complete: true, brand: 'visa' });
  await page.keyboard.press('Tab');
  await expect(page.locator('#pay')).toBeFocused();
  await expect(page.locator('#card')).toHaveClass('ui-input StripeElement StripeElement--complete');
  await page.keyboard.press('Enter');
  expect(await answer(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  const seen = await page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, window.heard]));
  expect(seen).not.toMatch(/4242\s?4242/);
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
});

test('what is wrong is told by code, and only when it cannot become right', async ({ page }) => {
  await openCard(page);
  // Thirteen figures of this one pass the check that sixteen have to pass.
  await field(page, 'number').pressSequentially(NEEDS_BANK.slice(0, 13));
  await expect(field(page, 'number')).toBeFocused();
  expect((await last(page))?.error).toBeUndefined();
  await field(page, 'number').fill('4242424242424241');
  await expect.poll(async () => (await last(page))?.error?.code).toBe('invalid_number');
  await expect(field(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'number').fill('4242424242424242');
  await field(page, 'expiry').fill('0120');
  await expect.poll(async () => (await last(page))?.error?.code).toBe('invalid_expiry_year_past');
  await field(page, 'expiry').fill('12');
  await field(page, 'cvc').focus();
  await expect.poll(async () => (await last(page))?.error?.code).toBe('incomplete_expiry');
  expect(await page.evaluate(() => window.confirm())).toMatchObject({ error: { code: 'incomplete_expiry' } });
});

for (const { how, end, expected } of [
  { how: 'completed', end: ['Tab', 'Enter'], expected: { paymentIntent: { status: 'succeeded' } } },
  {
    how: 'failed',
    end: ['Tab', 'Tab', 'Enter'],
    expected: { error: { code: 'payment_intent_authentication_failure' } },
  },
  {
    how: 'left with Escape',
    end: ['Escape'],
    expected: { error: { code: 'payment_intent_authentication_failure' } },
  },
])
  test(`the bank’s question can be ${how} by keyboard`, async ({ page }) => {
    await openCard(page);
    await field(page, 'number').pressSequentially(`${NEEDS_BANK}1234123`);
    await page.locator('#pay').click();
    const bank = page.locator('dialog').frameLocator('iframe');
    await expect(bank.getByText('€6,490.00')).toBeVisible();
    for (const key of end) await page.keyboard.press(key);
    expect(await answer(page)).toMatchObject(expected);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

test('right to left the fields turn round, the figures do not; two rows on a phone', async ({ page }) => {
  await openCard(page, 'he', 'rtl');
  const at = async (name: string) => (await field(page, name).boundingBox()) ?? { x: 0, y: 0 };
  expect((await at('number')).x).toBeGreaterThan((await at('expiry')).x);
  expect((await at('expiry')).x).toBeGreaterThan((await at('cvc')).x);
  await expect(field(page, 'number')).toHaveAccessibleName('מספר כרטיס');
  await field(page, 'number').fill('4242424242424242');
  await expect(field(page, 'number')).toHaveCSS('direction', 'ltr');
  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(async () => (await at('expiry')).y - (await at('number')).y).toBeGreaterThan(20);
  const { width, content } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content).toBe(width);
});

test('a card is taken away and put back; focus() leads into it', async ({ quiet: page }) => {
  await openCard(page);
  await field(page, 'number').fill('4242');
  await page.evaluate(() => window.card.unmount());
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(() => window.card.mount('#card'));
  await expect(field(page, 'number')).toHaveValue('');
  await page.evaluate(() => window.card.focus());
  await expect(field(page, 'number')).toBeFocused();
  await page.evaluate(() => window.card.destroy());
  await expect(page.locator('iframe')).toHaveCount(0);
});
