import { expect, fillGuest, next, orderOf, proceed, runSql, test, way } from '../support/checkout.ts';
import { asOwner, newCustomer, signIn } from '../support/customers.ts';
import { expectAccessible } from '../support/test.ts';

/** Whom the invoice of an order will be for, and where the order goes to. */
const addressesOf = (code: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select billing_address ->> 'address1' as billing, billing_address ->> 'company' as company,
              billing_address ->> 'vat_number' as vat_number, delivery_address ->> 'store' as store
         from orders where code = $1`,
      [code],
    );
    return rows[0] as Record<'billing' | 'company' | 'vat_number' | 'store', string | null>;
  });

test('[B3] a guest who collects in a store is asked for a billing address, and the order has it', async ({
  quiet: page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  await way(page, 'store').check({ force: true });
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expectAccessible(page);
  const field = (name: string) => page.locator(`#checkout-delivery input[name=${name}]`);
  await field('email').fill('nora.verdi@example.com');
  await field('given_name').fill('Nora');
  await field('family_name').fill('Verdi');
  await field('phone').fill('+39 347 555 0182');
  await proceed(page).click();
  await expect(field('address1')).toBeFocused();
  await expect(page.locator('input[name=payment_method_id]')).toHaveCount(0);
  await fillGuest(page);
  await field('vat_number').fill('it01234567890');
  await proceed(page).click();
  await expect(field('company')).toBeFocused();
  await expect(field('company')).toHaveAccessibleDescription(/Enter the company/);
  await expect(field('company')).toHaveAttribute('autocomplete', 'organization');
  await field('company').fill('Officina Verdi Srl');
  await proceed(page).click();
  await expect(page.locator('.co-answer')).toContainText('Officina Verdi Srl');
  await expect(page.locator('.co-answer')).toContainText('IT01234567890');
  await expect(page.locator('.co-answer')).toContainText('Billing address');
  await expect(page.locator('.co-answer')).toContainText('Via Roma 12');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  expect(await addressesOf(await orderOf(cart))).toEqual({
    billing: 'Via Roma 12',
    company: 'Officina Verdi Srl',
    vat_number: 'IT01234567890',
    store: expect.any(String),
  });
});

test('[B3] a customer’s saved billing address is preselected; another can be chosen', async ({
  quiet: page,
  atCheckout,
}) => {
  const customer = await newCustomer('it-en', { phone: '+39 347 555 0182' });
  for (const [type, street] of [
    ['shipping', 'Via Casa 1'],
    ['billing', 'Via Fattura 2'],
  ])
    await runSql(
      `insert into addresses (site_id, customer_id, type, given_name, family_name, address1, city, state, postal_code, country_code)
       values ($1, $2, $3, 'Livia', 'Serra', $4, 'Pesaro', 'PU', '61121', 'IT')`,
      [customer.siteId, customer.id, type, street],
    );
  await signIn(page, customer);
  const cart = await atCheckout('it-en');
  const card = (text: string) => page.locator('.co-billing .ui-choice', { hasText: text }).getByRole('radio');
  await way(page, 'home').check({ force: true });
  await expect(card('Via Fattura 2')).toBeChecked();
  await expect(card('Same as the delivery address')).not.toBeChecked();
  await way(page, 'store').check({ force: true });
  await expect(card('Via Fattura 2')).toBeChecked();
  await expectAccessible(page);
  await card('Via Casa 1').check({ force: true });
  await card('Via Fattura 2').check({ force: true });
  await proceed(page).click();
  await expect(page.locator('.co-answer')).toContainText('Via Fattura 2');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  expect(await addressesOf(await orderOf(cart))).toMatchObject({ billing: 'Via Fattura 2' });
});

test('on a right-to-left site the company is typed from right to left, its VAT number from left to right', async ({
  quiet: page,
  atCheckout,
}) => {
  await atCheckout('il-he');
  const field = (name: string) => page.locator(`#checkout-delivery input[name=${name}]`);
  await expect(field('company')).toHaveCSS('direction', 'rtl');
  await expect(field('vat_number')).toHaveCSS('direction', 'ltr');
});
