import type { Page } from '@playwright/test';
import { newCustomer, newEmail, signIn } from '../support/customers.ts';
import { calendarOf, type Mail, mailsToAddress } from '../support/mails.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

const stores = (page: Page) => page.locator('.ride-store');
const days = (page: Page) => page.locator('.ride-day');
const hours = (page: Page) => page.locator('.ride-hour');
const when = (page: Page) => page.locator('.ride-facts strong');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function mailTo(email: string, number: number): Promise<Mail> {
  await expect.poll(async () => (await mailsToAddress(email)).length, { timeout: 30_000 }).toBe(number);
  const mail = (await mailsToAddress(email)).at(-1);
  if (!mail) throw new Error(`no mail for ${email}`);
  return mail;
}

const uidOf = (calendar: string) => /^UID:.+$/m.exec(calendar)?.[0];

test('us-en: a guest books, then moves and cancels the ride on a phone without script', async ({
  quiet: page,
  browser,
  baseURL,
}) => {
  const email = newEmail();

  await test.step('[TESTRIDE-01] [TESTRIDE-02] the product leads to its dealers, the nearest first', async () => {
    await open(page, '/us-en/products/lupo-500');
    await page.locator('.phero__actions').getByRole('link', { name: 'Book a test ride' }).click();
    await expect(page).toHaveURL('/us-en/test-ride?product=lupo-500');
    await page.locator('.ride-place input[name=q]').fill('Portland');
    await page.locator('.ride-place button').click();
    await expect(stores(page).first().locator('.store-away')).toHaveText(/ mi$/);
    const miles = (await page.locator('.ride-store .store-away').allTextContents()).map((text) =>
      Number.parseFloat(text.replaceAll(',', '')),
    );
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    await open(page, (await stores(page).first().getAttribute('href')) ?? '');
    await expect(hours(page).first()).toBeVisible();
  });

  await test.step('[TESTRIDE-04] the licence of the country is named', async () => {
    await expect(page.locator('.ride-form')).toContainText('(Class M)');
    await expectAccessible(page);
  });

  await test.step('[TESTRIDE-06] a guest books after the captcha', async () => {
    await hours(page).first().click();
    await page.locator('#ride-given_name').fill('Nora');
    await page.locator('#ride-email').fill(email);
    for (const name of ['holds_licence', 'accept_terms'])
      await page.locator(`.ride-form input[name=${name}]`).check();
    await page.getByRole('button', { name: 'Book test ride' }).click();
    await expect(heading(page)).toHaveText('Your test ride is booked');
    await expectAccessible(page);
  });

  const booked = await mailTo(email, 1);
  const first = await calendarOf(booked);
  const link = /http\S+\/test-ride\/\S+key=[\w.-]+/.exec(booked.text)?.[0] ?? '';
  await test.step('[TESTRIDE-08] [TESTRIDE-09] the mail has the link and an invitation for the calendar', () => {
    expect(booked.text).toContain('Lupo 500');
    expect(first).toMatch(/^METHOD:REQUEST$/m);
    expect(first).toMatch(/^SEQUENCE:0$/m);
    expect(first).toMatch(/^DTSTART:\d{8}T\d{6}Z$/m);
  });

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const phone = await context.newPage();
  await test.step('[TESTRIDE-09] [TESTRIDE-10] the link opens the booking, which moves to another hour', async () => {
    expect((await phone.goto(link.replace(/key=\w+/, 'key=1')))?.status()).toBe(404);
    await phone.goto(link);
    const before = (await when(phone).textContent()) ?? '';
    await days(phone).nth(2).click();
    await hours(phone).last().click();
    await phone.getByRole('button', { name: 'Move test ride' }).click();
    await expect(phone.getByText('Your test ride has been moved.')).toBeVisible();
    await expect(when(phone)).not.toHaveText(before);
    const moved = await calendarOf(await mailTo(email, 2));
    expect(uidOf(moved)).toBe(uidOf(first));
    expect(moved).toMatch(/^SEQUENCE:1$/m);
  });

  await test.step('[TESTRIDE-09] [TESTRIDE-10] a second press cancels it, also in the calendar', async () => {
    await phone.locator('.ride-cancel summary').click();
    await phone.locator('.ride-cancel').getByRole('button', { name: 'Cancel test ride' }).click();
    await expect(phone.getByText('Your test ride is canceled.')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Book another test ride' })).toBeVisible();
    const cancelled = await calendarOf(await mailTo(email, 3));
    expect(uidOf(cancelled)).toBe(uidOf(first));
    expect(cancelled).toMatch(/^METHOD:CANCEL$/m);
    expect(cancelled).toMatch(/^SEQUENCE:2$/m);
  });
  await context.close();
});

test.describe('without script on a phone', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  for (const { segment, product, hasLicence } of [
    { segment: 'ae-ar', product: 'lido-125', hasLicence: true },
    { segment: 'jp-ja', product: 'via', hasLicence: false },
  ])
    test(`[TESTRIDE-04] [TESTRIDE-06] ${segment}: a customer books without captcha, the contact is filled in`, async ({
      page,
    }) => {
      const customer = await newCustomer(segment);
      await signIn(page, customer);
      await page.goto(`/${segment}/test-ride?product=${product}`);
      await stores(page).first().click();
      await expect(page.locator('#ride-email')).toHaveValue(customer.email);
      await expect(page.locator('#ride-given_name')).toHaveValue(customer.givenName);
      const first = segment === 'jp-ja' ? 'family_name' : 'given_name';
      await expect(page.locator('.ride-form__pair input').first()).toHaveAttribute('name', first);
      await expect(page.locator('input[name=holds_licence]')).toHaveCount(hasLicence ? 1 : 0);
      await hours(page).first().click();
      if (hasLicence) await page.locator('input[name=holds_licence]').check();
      await page.locator('.ride-form input[name=accept_terms]').check();
      await page.locator('.ride-form button[type=submit]').click();
      await expect(page).toHaveURL(/\/test-ride\/\w+\?key=/);
      await expect(when(page)).toBeVisible();
      const mail = await mailTo(customer.email, 1);
      expect(mail.headers['content-language']).toMatch(new RegExp(`^${segment.slice(3)}`));
    });
});
