import { newCustomer, newEmail } from '../support/customers.ts';
import { mailsToAddress } from '../support/mails.ts';
import { anOrderOf } from '../support/orders.ts';
import { expect, expectAccessible, hydrated, open, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test('[LOOKUP-01] [LOOKUP-02] [LOOKUP-04] without script: number and address bring the link that opens the order', async ({
  browser,
  baseURL,
}) => {
  const customer = await newCustomer('it-it');
  const { email } = customer;
  const order = await anOrderOf(customer);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const ask = async (code: string, address: string) => {
    await page.goto('/it-it/orders/find');
    await page.getByLabel('Numero d’ordine').fill(code);
    await page.getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: /link/i }).click();
    return page.locator('.auth-sent__text').textContent();
  };
  await page.goto('/it-it/login');
  await page.locator('.auth').getByRole('link', { name: 'Trova il tuo ordine' }).click();
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);

  const stranger = newEmail();
  const answer = await ask(order.code, stranger);
  expect(await ask(order.code.toLowerCase(), email)).toBe(answer);
  const findLink = async () =>
    (await mailsToAddress(email)).map(({ text }) => /http\S+\/result\?key=[\w.-]+/.exec(text)?.[0]).at(-1);
  await expect.poll(findLink, { timeout: 30_000 }).toBeTruthy();
  await page.goto((await findLink()) ?? '');
  await expect(page.getByText(order.code).first()).toBeVisible();
  expect(await mailsToAddress(stranger)).toEqual([]);
  await context.close();
});

test('[LOOKUP-04] the footer leads to the look-up; in Arabic on a phone it is accessible', async ({
  quiet: page,
}) => {
  await open(page, '/us-en/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page).toHaveURL(/\/us-en\/orders\/find$/);
  await page.setViewportSize(PHONE);
  await page.goto('/ae-ar/orders/find');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('البحث عن طلبك');
  await expectAccessible(page);
});
