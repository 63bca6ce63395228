import type { Locator, Page } from '@playwright/test';
import { fillAddress } from '../support/addresses.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const add = (page: Page, kind: 0 | 1 | 2) => page.locator('.adr-add').nth(kind);
const field = (dialog: Locator, name: string) => dialog.locator(`[name=${name}]`);
const save = (dialog: Locator) => dialog.locator('.ui-dialog__foot button').last();

/** The window to add one; it comes when it is first asked for. */
async function openWindow(page: Page, kind: 0 | 1 | 2) {
  await add(page, kind).press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.locator('.adr-where')).toBeVisible({ timeout: 20_000 });
  return dialog;
}

/** Opens the address page as a customer of the site. */
async function atAddresses(page: Page, segment: string, phone?: string) {
  const customer = await newCustomer(segment, phone ? { phone } : {});
  await signIn(page, customer);
  await open(page, `/${segment}/my-account/addresses`);
  return customer;
}

/** As each country asks for it, and as its card is written. */
const SHAPES = [
  {
    segment: 'it-it',
    order: 'address1 address2 postal_code city state',
    labels: { postal_code: 'CAP', state: 'Provincia' },
    lines: ['Via Roma 12', '61121 Pesaro PU'],
  },
  {
    segment: 'us-en',
    order: 'address1 address2 city state postal_code',
    labels: { postal_code: 'ZIP code', state: 'State', city: 'City' },
    lines: ['12 Mill Street', 'San Francisco, CA 94103'],
  },
  {
    segment: 'jp-ja',
    order: 'address1 postal_code state city address2',
    labels: { postal_code: '郵便番号', state: '都道府県', city: '市区町村' },
    lines: ['〒150-0031', '東京都', '渋谷区桜丘町1-2-3'],
  },
  {
    segment: 'gb-en',
    order: 'address1 address2 city state postal_code',
    labels: { postal_code: 'Postcode', city: 'Town or city' },
    lines: ['12 Mill Lane', 'London', 'SW1A 2AA'],
  },
  {
    segment: 'ae-ar',
    order: 'address1 address2 city state',
    labels: { state: 'الإمارة' },
    lines: ['شارع الورد 7', 'دبي'],
  },
  {
    segment: 'ec-es',
    order: 'address1 address2 postal_code city state',
    labels: { state: 'Provincia' },
    lines: ['Calle Nueva 12', 'Quito, Pichincha'],
  },
] as const;

for (const { segment, order, labels, lines } of SHAPES) {
  test(`${segment}: an address is asked for and written as its country does`, async ({ quiet: page }) => {
    await atAddresses(page, segment);
    const dialog = await openWindow(page, 1);
    const names = await dialog
      .locator('.adr-where [name]')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')).join(' '));
    expect(names).toBe(order);
    for (const [name, label] of Object.entries(labels)) {
      await expect(dialog.getByLabel(label, { exact: false }).and(field(dialog, name))).toBeAttached();
    }
    await fillAddress(page, dialog);
    await save(dialog).click();
    await expect(dialog).toHaveCount(0);
    const card = page.locator('.adr-card');
    for (const line of lines) await expect(card).toContainText(line);
  });
}

test('[ACCOUNT-13] an address is added in a window that stays while it is refused, changed and deleted', async ({
  quiet: page,
}) => {
  test.slow();
  const customer = await atAddresses(page, 'it-en', '+393475550162');
  await test.step('[ACCOUNT-05] [ACCOUNT-21] each of the three types says that it has no address yet', async () => {
    for (const kind of ['Billing address', 'Shipping address', 'Pickup address']) {
      const group = page.getByRole('region', { name: kind });
      await expect(group).toContainText('No address of this type set up yet');
    }
  });

  await expectAccessible(page);

  await expect(add(page, 1)).toHaveAccessibleName('Add shipping address');
  const dialog = await openWindow(page, 1);
  await test.step('[ACCOUNT-06] [ACCOUNT-07] label, name and phone are filled in', async () => {
    await expect(field(dialog, 'label')).toHaveValue('Shipping address');
    await expect(field(dialog, 'given_name')).toHaveValue(customer.givenName);
    await expect(field(dialog, 'family_name')).toHaveValue(customer.familyName);
    await expect(field(dialog, 'phone')).toHaveValue('347 555 0162');
  });

  await test.step('[ACCOUNT-26] [ACCOUNT-27] [ACCOUNT-28] [C-15] the phone field: 46 px, its placeholder, its list of countries', async () => {
    expect((await field(dialog, 'phone').boundingBox())?.height).toBe(46);
    await field(dialog, 'phone').clear();
    await expect(field(dialog, 'phone')).toHaveAttribute('placeholder', 'Enter a phone number');
    await dialog.locator('.ui-phone__country').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    const list = await page.locator('.ui-popover--phone').boundingBox();
    expect(list?.height).toBeLessThanOrEqual(300);
    expect((await dialog.locator('.ui-phone').boundingBox())?.height).toBeLessThanOrEqual(200);
    await page.keyboard.press('Escape');
  });

  await test.step('[ACCOUNT-16] the rest is closed until the street is filled in', async () => {
    const later = ['address2', 'city', 'state', 'postal_code'];
    for (const name of later) await expect(field(dialog, name)).toBeDisabled();
    await field(dialog, 'address1').fill('Via della Prova 1');
    for (const name of later) await expect(field(dialog, name)).toBeEnabled();
  });

  await test.step('[ACCOUNT-15] refused: the faults are listed and the window stays', async () => {
    await field(dialog, 'postal_code').fill('6112');
    await field(dialog, 'city').fill('Pesaro');
    await field(dialog, 'state').selectOption('PU');
    await field(dialog, 'phone').fill('12');
    await expectAccessible(page);
    await save(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('Enter a postal code like 00144.');
    await expect(dialog.getByRole('alert')).toContainText('Enter a valid phone number.');
    await expect(field(dialog, 'postal_code')).toBeFocused();
    await expect(field(dialog, 'postal_code')).toHaveAccessibleDescription(/Enter a postal code like 00144/);
    await expectAccessible(page);
  });

  const card = page.getByRole('region', { name: 'Shipping address' }).locator('.adr-card');
  await test.step('[ACCOUNT-14] saved: the window closes and the address is shown', async () => {
    await field(dialog, 'postal_code').fill('61121');
    await field(dialog, 'phone').fill('3475550199');
    await save(dialog).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('+39 347 555 0199');
  });

  await page.getByRole('button', { name: 'Edit Shipping address' }).click();
  await field(dialog, 'city').fill('Fano');
  await save(dialog).click();
  await expect(card).toContainText('61121 Fano PU');
  await page.getByRole('button', { name: 'Delete Shipping address' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Delete Shipping address' }).click();
  await question.getByRole('button', { name: 'Delete address' }).click();
  await expect(card).toHaveCount(0);
});

test('[ACCOUNT-08] a new address is in the site’s country; an invoice may go to another', async ({
  quiet: page,
}) => {
  await atAddresses(page, 'it-en');
  const dialog = await openWindow(page, 0);
  const country = dialog.getByLabel('Country', { exact: true });
  await expect(country).toHaveValue('IT');
  await country.selectOption('GB');
  await expect(dialog.getByLabel('Postcode')).toBeAttached();
  await fillAddress(page, dialog, { address1: '3 Mill Lane', city: 'Bath', postal_code: 'ba11aa' });
  await save(dialog).click();
  await expect(page.getByRole('region', { name: 'Billing address' }).locator('.adr-card')).toContainText(
    'BA1 1AA',
  );
});

for (const { segment, typed, filled } of [
  {
    segment: 'it-it',
    typed: 'mazzol 18 pes',
    filled: { address1: 'Via Mazzolari 18', postal_code: '61121', city: 'Pesaro', state: 'PU' },
  },
  {
    segment: 'ae-ar',
    typed: 'الورد 7',
    filled: { address1: 'شارع الورد 7', city: 'دبي', state: 'دبي' },
  },
]) {
  test(`[ACCOUNT-17] [ACCOUNT-19] ${segment}: a street is chosen by keyboard and fills the rest, and nobody else is asked`, async ({
    quiet: page,
    baseURL,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && /^http/.test(request.url()))
        strangers.push(request.url());
    });
    await atAddresses(page, segment);
    const dialog = await openWindow(page, 1);
    const street = dialog.getByRole('combobox').and(field(dialog, 'address1'));
    await expect(street).toBeVisible();
    await street.focus();
    await page.keyboard.type(typed);
    await expect(page.locator('.ui-option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    for (const [name, value] of Object.entries(filled)) await expect(field(dialog, name)).toHaveValue(value);
    await expect(page.locator('.ui-option')).toHaveCount(0);
    await expect(street).toBeFocused();
    await expectAccessible(page);
    expect(strangers).toEqual([]);
  });
}
