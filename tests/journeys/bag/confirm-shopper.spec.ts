import { runSql } from '../support/checkout.ts';
import { fillBag, newUnit } from '../support/checkout-steps.ts';
import { confirmationLink } from '../support/confirm-address.ts';
import { newEmail } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// A site that no other journey orders on: its cap is changed while this one runs.
const SITE = 'es';
const SEGMENT = 'es-es';
const setCap = (cap: number | null) =>
  runSql(`update sites set settings = jsonb_set(settings, '{unpaid,network}', $2::jsonb) where slug = $1`, [
    SITE,
    JSON.stringify(cap),
  ]);

test.beforeAll(() => setCap(0));
test.afterAll(() => setCap(null));

test('[C1] a network over its cap goes on with the captcha and a mailed link, which only its button follows', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const cart = await fillBag(page, SEGMENT, await newUnit(SITE));
  await open(page, `/${SEGMENT}/checkout/${cart}`);
  await expect(page).toHaveURL(new RegExp(`/${SEGMENT}/bag/confirm$`));
  await expectAccessible(page);
  await page.locator('form.confirm input[name=email]').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Te hemos enviado un enlace')).toBeVisible();
  const link = await confirmationLink(email);
  // A mail scanner opens what it finds.
  expect((await request.get(link)).status()).toBe(200);
  const mailProgram = await page.context().newPage();
  await open(mailProgram, link);
  await expectAccessible(mailProgram);
  await mailProgram.getByRole('button', { name: 'Confirmar dirección' }).click();
  await expect(mailProgram.getByText('Gracias, tu dirección está confirmada')).toBeVisible();
  await mailProgram.close();
  await page.bringToFront();
  await expect(page).toHaveURL(new RegExp(`/${SEGMENT}/checkout/${cart}$`), { timeout: 20_000 });
  await expect(page.locator('.ui-step--now')).toBeVisible();
});
