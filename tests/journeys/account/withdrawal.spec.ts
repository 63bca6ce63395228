import type { Page } from '@playwright/test';
import { runSql, tabTo } from '../support/checkout.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { type Mail, mailsToAddress, newMailbox } from '../support/mails.ts';
import { anOrderOf, deliverOrder } from '../support/orders.ts';
import { confirmTransfer } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const LOCALES = {
  'it-it': {
    withdraw: 'Recedi dal contratto qui',
    email: 'Indirizzo e-mail per la conferma',
    next: 'Continua',
    confirm: 'Conferma il recesso',
    done: 'Abbiamo ricevuto il tuo recesso',
    see: 'Vedi l’ordine',
    cancelled: 'Annullato',
    approved: 'Approvato',
  },
  'de-de': {
    withdraw: 'Vertrag widerrufen',
    email: 'E-Mail-Adresse für die Bestätigung',
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    done: 'Ihr Widerruf ist eingegangen',
    see: 'Bestellung ansehen',
    cancelled: 'Storniert',
    approved: 'Genehmigt',
  },
  'fr-fr': {
    withdraw: 'Renoncer au contrat ici',
    email: 'Adresse e-mail pour la confirmation',
    next: 'Continuer',
    confirm: 'Confirmer la rétractation',
    done: 'Nous avons bien reçu votre rétractation',
    see: 'Voir la commande',
    cancelled: 'Annulée',
    approved: 'Accepté',
  },
  'pl-pl': {
    withdraw: 'Odstąp od umowy tutaj',
    email: 'Adres e-mail do potwierdzenia',
    next: 'Dalej',
    confirm: 'Potwierdź odstąpienie od umowy',
    done: 'Otrzymaliśmy oświadczenie o odstąpieniu od umowy',
    see: 'Zobacz zamówienie',
    cancelled: 'Anulowane',
    approved: 'Zaakceptowany',
  },
} as const;
type Words = (typeof LOCALES)[keyof typeof LOCALES];

const siteOf = (segment: string) => segment.split('-')[0] ?? '';

/** From the button to the receipt; the acknowledgement that was mailed. */
async function withdraw(page: Page, words: Words, order: { code: string; names: string[] }): Promise<Mail> {
  const mailbox = newMailbox();
  await page.getByRole('link', { name: words.withdraw, exact: true }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel(words.email).fill('nobody');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect(page.getByLabel(words.email)).toBeFocused();
  await expect(page.getByLabel(words.email)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(words.email).fill(mailbox);
  await page.getByRole('button', { name: words.next, exact: true }).press('Enter');
  const confirm = page.getByRole('button', { name: words.confirm, exact: true });
  await expect(confirm).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.withdrawal-statement')).toContainText(order.code);
  await expect(page.locator('.withdrawal-statement')).toContainText(mailbox);
  await expectAccessible(page);
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible();
  await expectAccessible(page);
  return expectAcknowledged(mailbox, order);
}

async function expectAcknowledged(mailbox: string, order: { code: string; names: string[] }): Promise<Mail> {
  await expect.poll(async () => (await mailsToAddress(mailbox)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = (await mailsToAddress(mailbox)) as [Mail];
  for (const part of [order.code, ...order.names, mailbox, 'Livia Serra']) expect(mail.text).toContain(part);
  const { rows } = await runSql(
    `select to_char(w.declared_at at time zone s.timezone, 'YYYY') as year,
            to_char(w.declared_at at time zone s.timezone, 'HH24:MI:SS') as time
       from withdrawals w join sites s on s.id = w.site_id join orders o on o.id = w.order_id where o.code = $1`,
    [order.code],
  );
  expect(rows).toHaveLength(1);
  expect(mail.text).toContain(rows[0].time);
  expect(mail.text).toContain(rows[0].year);
  // The typed address is not the order's: the statement, but nothing that opens the order.
  expect(mail.text).not.toContain('key=');
  return mail;
}

/** The link to the order in the mail that confirms its payment. */
async function orderLinkTo(email: string): Promise<string> {
  const find = async () => {
    const texts = (await mailsToAddress(email)).map(({ text }) => text).join('\n');
    return /https?:\/\/\S+\/checkout\/\S+\/result\?key=\S+/.exec(texts)?.[0] ?? null;
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull();
  const { pathname, search } = new URL((await find()) ?? '');
  return pathname + search;
}

for (const [segment, words] of Object.entries(LOCALES)) {
  test(`${segment}: a guest withdraws by the link of the mail, and the order is cancelled`, async ({
    quiet: page,
  }) => {
    const customer = await newCustomer(segment);
    const order = await anOrderOf(customer);
    await runSql('update orders set customer_id = null where code = $1', [order.code]);
    await confirmTransfer(siteOf(segment), order.code);
    const link = await orderLinkTo(customer.email);
    await open(page, link);
    await expectAccessible(page);
    await withdraw(page, words, order);
    await page.getByRole('link', { name: words.see }).click();
    await expect(page).toHaveURL(link);
    await expect(page.locator('.timeline').getByText(words.cancelled)).toBeVisible();
    await expect(page.getByRole('link', { name: words.withdraw })).toHaveCount(0);
  });

  test(`${segment}: a customer withdraws after the delivery, and a return is open`, async ({
    quiet: page,
  }) => {
    const customer = await newCustomer(segment);
    const order = await anOrderOf(customer);
    await deliverOrder(siteOf(segment), order);
    await signIn(page, customer);
    const home = `/${segment}/my-account/orders/${order.code}`;
    await open(page, home);
    await expectAccessible(page);
    await withdraw(page, words, order);
    await open(page, home);
    await expect(page.locator('.order-return [aria-current=step]')).toHaveText(words.approved);
    await expect(page.getByRole('link', { name: words.withdraw })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('after the period, and on a site without the right, there is no button and no form', async ({
  page,
}) => {
  const [late, abroad] = [await newCustomer('it-it'), await newCustomer('il-he')];
  const order = await anOrderOf(late);
  await deliverOrder('it', order);
  await runSql(`update orders set delivered_at = now() - interval '19 days' where code = $1`, [order.code]);
  await signIn(page, late);
  await open(page, `/it-it/my-account/orders/${order.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: LOCALES['it-it'].withdraw })).toHaveCount(0);
  await open(page, `/it-it/checkout/${order.code}/withdrawal`);
  await expect(page.getByText(/non c’è nulla da cui si possa recedere/)).toBeVisible();
  await expect(page.getByRole('button', { name: LOCALES['it-it'].next })).toHaveCount(0);

  const other = await anOrderOf(abroad);
  await deliverOrder('il', other);
  await signIn(page, abroad);
  await open(page, `/il-he/my-account/orders/${other.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.withdraw')).toHaveCount(0);
});
