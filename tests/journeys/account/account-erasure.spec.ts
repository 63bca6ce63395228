import { readFile } from 'node:fs/promises';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[ACCOUNT-03] il-he on a phone, by keyboard only: the select leads on and takes the data along; then the account is deleted', async ({
  quiet: page,
}) => {
  const customer = await newCustomer('il-he', { givenName: 'נועה', familyName: 'לוי' });
  await signIn(page, customer);
  await page.setViewportSize({ width: 425, height: 860 });
  await open(page, '/il-he/my-account');
  await expectAccessible(page);

  // Arrows only look through the list; Enter goes.
  const select = page.getByRole('combobox', { name: 'עמודי החשבון' });
  await expect(page.getByRole('navigation', { name: 'עמודי החשבון' })).toBeHidden();
  await expect(select.getByRole('option')).toHaveText([
    ...['החשבון שלי', 'ההזמנות שלי', 'הדו־גלגליים שלי', 'כתובות', 'יציאה'],
  ]);
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/my-account$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/il-he\/my-account\/bikes$/);
  await page.getByRole('combobox', { name: 'עמודי החשבון' }).selectOption('החשבון שלי');
  await expect(page).toHaveURL(/\/il-he\/my-account$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'הורדת הנתונים שלי' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.profile).toMatchObject({ email: customer.email, given_name: 'נועה' });
  expect(file.sessions.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'מחיקת החשבון שלי' }).press('Enter');
  await expect(page).toHaveURL(/\/my-account\/erase$/);
  await expectAccessible(page);
  const password = page.getByRole('textbox', { name: 'הזינו את הסיסמה לאישור' });
  await password.focus();
  await page.keyboard.type('wrong one here');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/./);
  await password.fill('');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');

  // On the home page, with a short message, and signed out.
  await expect(page).toHaveURL(/\/il-he$/);
  await expect(page.getByText('החשבון נמחק. תודה שהייתם איתנו.')).toBeVisible();
  await page.goto('/il-he/my-account');
  await expect(page).toHaveURL(/\/il-he\/login$/);
  await page.goto('/il-he');
  await expect(page.getByText('החשבון נמחק. תודה שהייתם איתנו.')).toBeHidden();
});
