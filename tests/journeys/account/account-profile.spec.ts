import { asOwner, linkInMail, newCustomer, newEmail, signIn } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[ACCOUNT-02] [C-05] the four tabs of the desktop, the way to the bicycles, profile, a new address by its link, a new password that ends all other sessions', async ({
  quiet: page,
  browser,
}) => {
  const customer = await newCustomer('it-it', { givenName: 'Livia', phone: '+393471234567' });
  await signIn(page, customer);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, customer);
  await open(page, '/it-it/my-account');

  const tabs = page.getByRole('navigation', { name: 'Pagine dell’account' });
  await expect(tabs.getByRole('link')).toHaveText(['Il mio account', 'I miei ordini', 'Indirizzi']);
  await expect(tabs.getByRole('link', { name: 'Il mio account' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('button', { name: 'Esci' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/it-it/my-account/bikes"]')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(customer.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ciao, Livia' })).toBeVisible();
  await expectAccessible(page);

  // What is wrong stands under its field, and the first wrong one has the focus.
  const profile = page.getByRole('region', { name: 'Profilo' });
  await profile.getByLabel('Cognome').fill('');
  await profile.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(profile.getByLabel('Cognome')).toBeFocused();
  await expect(profile.getByLabel('Cognome')).toHaveAccessibleDescription(/./);

  const email = newEmail();
  await profile.getByLabel('Nome', { exact: true }).fill('Olivia');
  await profile.getByLabel('Cognome').fill('Serra Neri');
  // Another address only with the password: a browser left open is not enough.
  await expect(profile.getByLabel('Password attuale')).toBeHidden();
  await profile.getByLabel('E-mail').fill(email);
  await profile.getByLabel('Password attuale').fill(customer.password);
  await profile.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(profile.getByText('Il profilo è stato salvato.')).toBeVisible();
  await expect(profile.getByText(`Abbiamo inviato un link a ${email}`)).toBeVisible();
  await expect(profile.getByLabel('E-mail')).toHaveValue(customer.email);
  await expect(main.getByText('Olivia Serra Neri')).toBeVisible();

  const password = page.getByRole('region', { name: 'Cambia password' });
  await password.getByLabel('Password attuale').fill('non è questa');
  await password.getByLabel('Nuova password').fill('quattro ruote no, due');
  await password.getByRole('button', { name: 'Cambia password' }).click();
  await expect(password.getByLabel('Password attuale')).toBeFocused();
  await expect(password.getByLabel('Password attuale')).toHaveAccessibleDescription(/non è corretta/);
  await password.getByLabel('Password attuale').fill(customer.password);
  await password.getByLabel('Nuova password').fill('quattro ruote no, due');
  await password.getByRole('button', { name: 'Cambia password' }).click();
  await expect(password.getByRole('status')).toHaveText(/Abbiamo disconnesso 1 altro dispositivo/);
  await expect(password.getByLabel('Nuova password')).toHaveValue('');
  await elsewhere.goto('/it-it/my-account');
  await expect(elsewhere).toHaveURL(/\/it-it\/login$/);

  // The link in the mail confirms the new address; the customer is still signed in here.
  await open(page, await linkInMail(email, 'change-email'));
  await page.getByLabel('Password', { exact: true }).fill('quattro ruote no, due');
  await page.getByRole('button', { name: 'Conferma e accedi' }).click();
  await expect(page).toHaveURL(/\/it-it\/my-account$/);
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('[C6] where one is logged in: log out one device, log out of all others; a passkey is made and removed after the password', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer('it-en');
  await signIn(page, customer);
  const others = [await browser.newPage(), await browser.newPage(), await browser.newPage()];
  for (const other of others) await signIn(other, customer);
  const isSignedIn = async (other: typeof page) => {
    await other.goto('/it-en/my-account');
    return new URL(other.url()).pathname.endsWith('/my-account');
  };
  expect(await isSignedIn(others[0] as typeof page)).toBe(true);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, '/it-en/my-account');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions.getByRole('button', { name: 'Log out device' }).last().click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('status')).toHaveText('That device has been logged out.');
  await sessions.getByRole('button', { name: 'Log out of all other devices' }).click();
  await expect(sessions.getByRole('status')).toHaveText('Logged out of 2 other devices.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect(await isSignedIn(other)).toBe(false);
    await other.close();
  }

  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Passkey name').fill('Workshop laptop');
  const add = passkeys.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  // A session alone adds no way in: the password is asked for.
  const proof = passkeys.getByLabel('Enter your password to confirm');
  await expect(proof).toBeFocused();
  await proof.fill('not this one');
  await add.click();
  await expect(proof).toHaveAccessibleDescription(/incorrect/);
  await proof.fill(customer.password);
  await add.click();
  await expect(passkeys.getByRole('listitem')).toContainText('Workshop laptop');
  await expect(proof).toBeHidden();
  await expectAccessible(page);

  // After five minutes it is asked for again; a new password offers to keep the passkey.
  const forgetProof = () =>
    asOwner((client) =>
      client.query(`update customer_tokens set confirmed_at = null where customer_id = $1`, [customer.id]),
    );
  await forgetProof();
  await expect(page.getByRole('checkbox', { name: /Workshop laptop/ })).not.toBeChecked();
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('confirm with your password or a passkey');
  await expectAccessible(page);
  await proof.fill(customer.password);
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();

  // "It wasn’t me", from the mail about the passkey: everything ends, and a new password is chosen.
  await open(page, await linkInMail(customer.email, 'secure-account'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/it-en\/update-password\//);
  await page.getByLabel('New password').fill('four wheels no, two');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/it-en\/my-account$/);
});

test('without scripts the profile is saved, a wrong password is said, and the list of pages has a button', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 425, height: 860 },
  });
  const page = await context.newPage();
  const customer = await newCustomer('it-en');
  await signIn(page, customer);
  await page.goto('/it-en/my-account');
  await page.getByLabel('First name').fill('Without');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page.getByText('Without Serra')).toBeVisible();
  const password = page.getByRole('region', { name: 'Change password' });
  await password.getByLabel('Current password').fill('not this one');
  await password.getByLabel('New password').fill('a long enough password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(/incorrect/);
  await page.getByRole('combobox', { name: 'Account pages' }).selectOption('My bikes');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/it-en\/my-account\/bikes$/);
  await page.getByRole('combobox', { name: 'Account pages' }).selectOption('Log out');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/it-en$/);
  await page.goto('/it-en/my-account');
  await expect(page).toHaveURL(/\/it-en\/login$/);
  await context.close();
});
