import { linkInMail, newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[C6] a forgotten password: link by mail, a new password, and every older session ends; in Hebrew', async ({
  quiet: page,
  browser,
  request,
}) => {
  const customer = await newCustomer('il-he');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, customer);
  await elsewhere.goto('/il-he/my-account');
  await expect(elsewhere).toHaveURL(/\/il-he\/my-account$/);

  await open(page, '/il-he/login');
  await page.getByRole('link', { name: 'שכחתם את הסיסמה?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('שכחתם את הסיסמה?');
  await page.getByLabel('דוא״ל').fill(customer.email);
  await page.getByRole('button', { name: 'שליחת הקישור' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('בדקו את הדוא״ל');
  await expectAccessible(page);

  const link = await linkInMail(customer.email, 'update-password');
  expect((await request.get(link)).status()).toBe(200);
  await open(page, link);
  const password = page.locator('input[name="password"]');
  await password.fill('קצר');
  await page.locator('.auth-form button[type="submit"]').click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await password.fill('הדרך אל החוף 1911');
  await page.locator('.auth-form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/il-he\/my-account$/);

  // The other browser is out, at its next step; the link is dead, and the old password too.
  await elsewhere.goto('/il-he/my-account');
  await expect(elsewhere).toHaveURL(/\/il-he\/login$/);
  await elsewhere.goto(link);
  await elsewhere.locator('input[name="password"]').fill('עוד סיסמה אחת 1911');
  await elsewhere.locator('.auth-form button[type="submit"]').click();
  await expect(elsewhere.getByText('הקישור הזה כבר אינו פעיל')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'בקשת קישור חדש' }).click();
  await expect(elsewhere).toHaveURL(/\/il-he\/recovery$/);
  await elsewhere.goto('/il-he/login');
  await elsewhere.locator('input[name="email"]').fill(customer.email);
  await elsewhere.locator('input[name="password"]').fill(customer.password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText('כתובת הדוא״ל או הסיסמה אינן נכונות')).toBeVisible();
  await elsewhere.context().close();
});
