import { newCustomer, signIn } from '../support/customers.ts';
import { mailsAboutOrder } from '../support/mails.ts';
import { anOrderOf } from '../support/orders.ts';
import { confirmTransfer } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const LIST = '/it-it/my-account/orders';

test('[ORDERS-03] no orders, then a list, an order, and cancelling it by keyboard; the money goes back', async ({
  quiet: page,
}) => {
  const customer = await newCustomer('it-it');
  await signIn(page, customer);
  await open(page, LIST);
  await test.step('[ORDERS-02] without orders the list says so', async () => {
    await expect(page.getByText('Nessun ordine trovato.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vai allo shop' })).toBeVisible();
  });

  const [waiting, paid] = [await anOrderOf(customer, { count: 2 }), await anOrderOf(customer)];
  await confirmTransfer('it', paid.code);
  await open(page, LIST);
  await expectAccessible(page);
  const card = (code: string) => page.getByRole('article').filter({ hasText: code });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(waiting.code)).toContainText('In attesa del bonifico');
  await expect(card(waiting.code)).toContainText(/Fai un bonifico di .*€ entro/);
  await expect(card(paid.code)).toContainText('Confermato');
  await expect(page.getByText(/Questi sono tutti i tuoi ordini da/)).toBeVisible();

  await test.step('[ORDERS-07] an unpaid order is kept for 3 days', async () => {
    await card(waiting.code).getByRole('link', { name: 'Dati per il bonifico' }).click();
    await expect(page).toHaveURL(`${LIST}/${waiting.code}#transfer`);
    await expect(page.getByText('Causale', { exact: true })).toBeVisible();
    await expect(page.getByText(/Riserviamo il tuo ordine per 3 giorni/)).toBeVisible();
  });

  await open(page, `${LIST}/${paid.code}`);
  await expectAccessible(page);
  await test.step('[ORDERS-01] [ORDERS-04] the fields of an order, which cannot be changed', async () => {
    const labels = [
      ...['Numero d’ordine', 'Data', 'Stato', 'Modalità di consegna', 'Metodo di pagamento', 'Valuta'],
      ...['Subtotale', 'Sconto', 'Totale pagato'],
    ];
    for (const label of labels) await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Un ordine non si può modificare/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Fattura/ })).toBeVisible({ timeout: 15_000 });
  });

  const ask = page.getByRole('link', { name: 'Annulla ordine' });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/Perché vuoi annullare/).fill('Ho trovato un’altra moto');
  await dialog.getByRole('button', { name: 'Annulla ordine' }).press('Enter');
  await expect(page.getByText(/Hai annullato questo ordine/)).toBeVisible();
  await expect(page.getByText('Il rimborso è in corso.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Annulla ordine' })).toHaveCount(0);
  await expect
    .poll(async () => (await mailsAboutOrder(paid.code)).length, { timeout: 15_000 })
    .toBeGreaterThan(1);
});

test('pay now opens the checkout with the order’s own bag; another customer gets 404', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await newCustomer('it-it');
  const order = await anOrderOf(customer, { isRegistered: false });
  await signIn(page, customer);
  await open(page, `${LIST}/${order.code}`);
  await page.getByRole('button', { name: 'Paga ora' }).click();
  await expect(page).toHaveURL(/\/it-it\/checkout\/[0-9a-f-]{36}$/);
  await expect(page.getByText(order.names[0] ?? '').first()).toBeVisible();

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(other, await newCustomer('it-it'));
  for (const path of ['', '/cancel', '/return']) {
    expect((await other.goto(`${LIST}/${order.code}${path}`))?.status()).toBe(404);
    await expect(other.getByText(order.code)).toHaveCount(0);
  }
  await other.close();
});

test('without scripts: an order is cancelled by a page that asks first', async ({ browser, baseURL }) => {
  const customer = await newCustomer('il-he');
  const order = await anOrderOf(customer);
  const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  await signIn(page, customer);
  await page.goto(`/il-he/my-account/orders/${order.code}`);
  await page.getByRole('link', { name: 'ביטול ההזמנה' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ביטול ההזמנה');
  await page.getByRole('button', { name: 'ביטול ההזמנה' }).click();
  await expect(page).toHaveURL(`/il-he/my-account/orders/${order.code}`);
  await expect(page.getByText(/ההזמנה בוטלה לבקשתכם/)).toBeVisible();
  await expect(page.getByText('לא חויבתם.')).toBeVisible();
  await page.close();
});
