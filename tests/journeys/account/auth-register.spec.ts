import { linkInMail, newEmail } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[AUTH-22] [C5] register, type the password again on the page of the mail, be signed in; the link is used up by the form and by nothing else', async ({
  quiet: page,
  context,
  request,
}) => {
  const email = newEmail();
  await open(page, '/it-it/register');
  const submit = page.getByRole('button', { name: 'Crea account' });
  await submit.click();
  // All that is missing at once, tied to its field, and the first of it under the cursor.
  await expect(page.getByRole('alert').filter({ hasText: 'Controlla i campi' })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await expect(page.locator('.auth-form [aria-invalid="true"]')).toHaveCount(5);
  await expectAccessible(page);

  await page.getByLabel('Nome', { exact: true }).fill('Livia');
  await page.getByLabel('Cognome').fill('Serra');
  await page.getByLabel('E-mail').fill('livia@gmial.com');
  await page.getByPlaceholder('Inserisci un numero di telefono').fill('347 555 0182');
  await page.getByRole('button', { name: 'livia@gmail.com' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('livia@gmail.com');
  await page.getByLabel('E-mail').fill(email);

  const password = page.getByLabel('Scegli una password');
  const met = page.locator('.auth-rule[data-met]');
  await password.fill('password12');
  await expect(met).toHaveText(['Almeno 10 caratteri']);
  await page.getByRole('checkbox', { name: /Ho letto/ }).check();
  await submit.click();
  // The api has the last word about it.
  await expect(
    page.getByText(
      'Questa password è troppo facile da indovinare. Scegline un’altra, per esempio alcune parole che solo tu metteresti insieme.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Cognome')).toHaveValue('Serra');
  await password.fill('lungomare di Pesaro');
  await expect(met).toHaveText(['Almeno 10 caratteri', 'Difficile da indovinare']);
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await submit.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controlla la tua e-mail');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const link = await linkInMail(email, 'verify-email');

  // A mail scanner opens every link; that must not use up the reader's link.
  for (let times = 0; times < 2; times++) expect((await request.get(link)).status()).toBe(200);
  await open(page, link);
  const confirm = page.getByRole('button', { name: 'Conferma e accedi' });
  // The link alone confirms nothing: only what the reader of the mail types counts.
  await confirm.click();
  const typed = page.getByLabel('Password', { exact: true });
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await typed.fill('lungomare di Pesaro');
  await confirm.click();
  await expect(page).toHaveURL(/\/it-it\/my-account$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'AuthTkn');
  expect(cookie).toMatchObject({ path: '/it-it', httpOnly: true, secure: true, sameSite: 'Lax' });

  // Already used: the second visit says so, and how to get a new one.
  await open(page, link);
  await typed.fill('lungomare di Pesaro');
  await confirm.click();
  await expect(page.getByText('Questo link non funziona più')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Richiedi un nuovo link' })).toHaveAttribute(
    'href',
    '/it-it/recovery',
  );
});
