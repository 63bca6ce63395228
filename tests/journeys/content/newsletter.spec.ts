import type { Page } from '@playwright/test';
import { settingsOf } from '../support/brand.ts';
import { mailsToAddress, newMailbox } from '../support/mails.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// The captcha, our server and the api one after the other.
const SENT = { timeout: 15_000 };
const CAPTCHA = /\/1\/api\.js|getcaptcha/;

const form = (page: Page) => page.locator('.letters__form');
const send = (page: Page) => form(page).getByRole('button');
const terms = (page: Page) => form(page).getByRole('checkbox');

async function fill(page: Page, email: string) {
  await form(page).getByRole('textbox').fill(email);
  await terms(page).check();
}

async function linkTo(email: string, page: string, nth: number): Promise<string> {
  const found = async () =>
    new RegExp(`http\\S+/${page}\\?token=[\\w.-]+`).exec((await mailsToAddress(email))[nth]?.text ?? '');
  await expect.poll(found, { timeout: 20_000 }).not.toBeNull();
  return (await found())?.[0] ?? '';
}

test('[NEWSLETTER-01] [NEWSLETTER-03] [NEWSLETTER-05] from the foot of a page to the inbox, confirmed, and ended by one click', async ({
  quiet: page,
  request,
}) => {
  const requests: string[] = [];
  page.on('request', (one) => CAPTCHA.test(one.url()) && requests.push(one.url()));
  const email = newMailbox();
  await open(page, '/it-it');
  await form(page).scrollIntoViewIfNeeded();
  // By keyboard: the field, the terms and their two links, the button.
  await form(page).getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(form(page).getByRole('textbox')).toBeFocused();
  await expect(form(page).getByText('Accetta prima i termini e le condizioni.')).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);

  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(terms(page)).toBeChecked();
  const post = page.waitForRequest((one) => one.url().endsWith('/it-it/subscriber'));
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await post).postDataJSON()).toEqual({
    email,
    accept_terms: true,
    'h-captcha-response': expect.stringMatching(/^P1_/),
  });
  await expect(
    page.getByText('Grazie. Conferma l’iscrizione con il link che ti abbiamo appena inviato.'),
  ).toBeVisible(SENT);
  await expect(form(page).getByRole('textbox')).toHaveValue('');
  await expect(terms(page)).not.toBeChecked();
  expect(requests).toHaveLength(2);

  // A mail scanner opens what it finds; only the button confirms.
  await test.step('[NEWSLETTER-11] [NEWSLETTER-12] [H-60] confirmed by the link and its button', async () => {
    const link = await linkTo(email, 'subscriber-verify', 0);
    expect((await request.get(link)).status()).toBe(200);
    await open(page, link);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Conferma l’iscrizione' }).click();
    await expect(page.getByText('Iscrizione confermata.')).toBeVisible();
    await expectAccessible(page);
    await open(page, link);
    await page.getByRole('button', { name: 'Conferma l’iscrizione' }).click();
    await expect(page.getByText('L’iscrizione era già attiva.')).toBeVisible();
  });

  // As a mail program does it for its reader: one POST, no cookies, no page in between (RFC 8058).
  const leave = await linkTo(email, 'unsubscribe', 1);
  const welcome = (await mailsToAddress(email))[1];
  expect(welcome?.headers['list-unsubscribe']?.replaceAll(/\s/g, '')).toBe(`<${leave}>`);
  const clicked = await request.post(leave, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(clicked.status()).toBe(200);
  await open(page, leave);
  await page.getByRole('button', { name: 'Annulla ora l’iscrizione' }).click();
  await expect(page.getByText('L’iscrizione è annullata.')).toBeVisible();
  await open(page, '/it-it/unsubscribe?token=made.up');
  await expect(page.getByText('Questo link non è valido.')).toBeVisible();
});

test('[NEWSLETTER-06] [NEWSLETTER-07] [NEWSLETTER-08] [ERRORS-08] what goes wrong is said under its field, the terms are open again, and it can be sent again', async ({
  page,
}) => {
  await open(page, '/il-he/newsletter');
  // A captcha that does not load.
  await page.route('**/1/api.js*', (route) => route.abort());
  await fill(page, newMailbox());
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await expect(form(page).getByRole('alert')).toBeVisible(SENT);
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  await expect(terms(page)).not.toBeChecked();
  await expectAccessible(page);
  await page.unroute('**/1/api.js*');

  // A challenge that expires before it is solved.
  await page.route('**/getcaptcha/**', (route) =>
    route.fulfill({
      json: { success: true, pass: false, expiration: 1 },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await fill(page, newMailbox());
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(/תם הזמן של בדיקת האבטחה/, SENT);
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  await page.unroute('**/getcaptcha/**');

  // The api has the last word about an address; its sentence stands under the field.
  await fill(page, 'x@y.z');
  await send(page).click();
  await expect(form(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true', SENT);
  await expect(form(page).getByRole('textbox')).toHaveAccessibleDescription(/.+/);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(terms(page)).not.toBeChecked();

  await page.route('**/il-he/subscriber', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), accept_terms: false } }),
  );
  await fill(page, newMailbox());
  await send(page).click();
  await expect(page.locator('.letters__terms--wrong')).toBeVisible(SENT);
  await expect(terms(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(terms(page)).not.toBeChecked();
  await expectAccessible(page);
  await page.unroute('**/il-he/subscriber');

  await fill(page, newMailbox());
  await send(page).click();
  await expect(page.getByText('תודה. אשרו את ההרשמה בקישור ששלחנו לכם זה עתה.')).toBeVisible(SENT);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form can be seen and sent, and says what it needs', async ({ page }) => {
    await page.goto('/it-it');
    await fill(page, newMailbox());
    await send(page).click();
    await expect(page).toHaveURL(/\/it-it\/newsletter$/);
    await expect(page.getByText('Questo modulo richiede JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: settingsOf('it').office_email })).toBeVisible();
  });
});
