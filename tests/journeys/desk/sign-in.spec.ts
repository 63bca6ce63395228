import { asOwner } from '../support/customers.ts';
import { DESK } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[STAFFID-01] [STAFFID-06] a person signs in with the company account, comes back to the screen, and signs out', async ({
  page,
}) => {
  await page.goto(`${DESK}/people`);
  await page.getByTestId('company-account').waitFor();
  await expectAccessible(page);
  await page.getByTestId('company-account').press('Enter');
  await page.getByTestId('person-elena.marchetti').press('Enter');
  await page.waitForURL(`${DESK}/people`);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  const cookie = (await page.context().cookies(DESK)).find(({ name }) => name.endsWith('Desk'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.getByRole('button', { name: 'Elena Marchetti', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(/sign-in\?out=1/);
  expect((await page.request.get(`${DESK}/api/staff/me`)).status()).toBe(401);
  expect((await page.request.get(`${DESK}/auth/sign-out`)).status()).toBe(404);
});

test('[STAFFID-10] a sensitive action waits for a new sign-in in a window of its own and is then done', async ({
  page,
}) => {
  await page.goto(`${DESK}/people`);
  await page.getByTestId('company-account').press('Enter');
  await page.getByTestId('person-tomas.vidal').press('Enter');
  await page.waitForURL(`${DESK}/people`);
  await asOwner((client) =>
    client.query(
      `update staff_sessions set strong_at = now() - interval '6 minutes'
        where staff_id = (select id from staff where oidc_subject = 'tomas.vidal')`,
    ),
  );
  const name = `Stefano ${Date.now()}`;
  await page.getByRole('heading', { name: 'People' }).waitFor();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${Date.now()}@dealer.example`);
  await dialog.getByLabel('Reason').fill('Opens in March');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await page.locator('a[target=desk-sign-in]').press('Enter');
  const popup = await opened;
  await popup.getByTestId('company-account').press('Enter');
  await popup.getByTestId('person-tomas.vidal').press('Enter');
  // The call is sent again by itself; until then the dialog stays.
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Name or email').fill(name);
  await expect(page.getByText(name).first()).toBeVisible();
});
