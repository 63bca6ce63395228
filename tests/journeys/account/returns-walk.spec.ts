import { newCustomer, signIn } from '../support/customers.ts';
import { mailsAboutOrder } from '../support/mails.ts';
import { anOrderOf, deliverOrder, sendRefund } from '../support/orders.ts';
import { moveMoneyAsStaff, postAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// The smallest picture there is.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[ORDERS-05] [ORDERS-06] [ORDERS-15] one of two machines is given back: asked for, approved, received, refunded, credited', async ({
  quiet: page,
}) => {
  const customer = await newCustomer('il-he');
  const order = await anOrderOf(customer, { count: 2 });
  await deliverOrder('il', order);
  await signIn(page, customer);
  const home = `/il-he/my-account/orders/${order.code}`;
  await open(page, home);
  await expect(page.getByText('החזרה חינם תוך 30 יום')).toBeVisible();
  await expect(page.getByText(/אפשר להחזיר פריטים לא רצויים עד/)).toBeVisible();
  await page.getByRole('link', { name: 'התחלת החזרה' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'החזרת פריטים' })).toBeVisible();
  await expectAccessible(page);

  const submit = page.getByRole('button', { name: 'בקשת החזרה' });
  await submit.click();
  await expect(page.getByText('בחרו לפחות פריט אחד.')).toBeVisible();
  await expect(page.getByText('בחרו סיבה.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'הגיע פגום' }).check();
  await page.getByLabel(/ספרו לנו עוד/).fill('שריטה במכל');
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'scratch.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  });
  await expect(page.locator('input[name=photos]')).toHaveCount(1, { timeout: 20_000 });
  await submit.click();
  await expect(page).toHaveURL(`${home}#returns`);
  const step = page.locator('.order-return [aria-current=step]');
  await expect(step).toHaveText('התבקשה');
  await expectAccessible(page);
  const head = (await page.locator('.order-return__head p').textContent()) ?? '';
  const code = /[0-9A-Z]{12}/.exec(head)?.[0] ?? '';

  await postAsStaff('il', `returns/${code}/approve`);
  await open(page, home);
  await expect(step).toHaveText('אושרה');
  await postAsStaff('il', `returns/${code}/receive`);
  await moveMoneyAsStaff('il', `returns/${code}/refund`);
  await postAsStaff('il', `returns/${code}/inspect`, { outcome: 'resell' });
  await sendRefund('il', order);
  await open(page, home);
  await expect(step).toHaveText('בוצע החזר כספי');
  const credit = page.getByRole('link', { name: /חשבונית זיכוי/ });
  await expect(credit).toBeVisible();
  const file = await page.request.get((await credit.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  // The other one still belongs to the customer, and may be returned too.
  await expect(page.getByRole('link', { name: 'התחלת החזרה' })).toBeVisible();
  await expect
    .poll(async () => (await mailsAboutOrder(order.code)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(7);
});

test('a return is called off, and another is refused with a reason', async ({ page }) => {
  const customer = await newCustomer('it-it');
  const order = await anOrderOf(customer);
  await deliverOrder('it', order);
  await signIn(page, customer);
  const home = `/it-it/my-account/orders/${order.code}`;

  async function ask() {
    await open(page, `${home}/return`);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('radio', { name: 'Ho cambiato idea' }).check();
    await page.getByRole('button', { name: 'Richiedi il reso' }).click();
    await expect(page).toHaveURL(`${home}#returns`);
  }
  await ask();
  await page.getByRole('button', { name: 'Annulla la richiesta di reso' }).click();
  await expect(page.getByText('Hai annullato questo reso.')).toBeVisible();
  await ask();
  const head = (await page.locator('.order-return__head p').last().textContent()) ?? '';
  const code = /[0-9A-Z]{12}/.exec(head)?.[0] ?? '';
  await postAsStaff('it', `returns/${code}/reject`, { reason: 'Il telaio è piegato.' });
  await open(page, home);
  await expect(page.getByText('Il telaio è piegato.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avvia un reso' })).toBeVisible();
});
