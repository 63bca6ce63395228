import { aBikeOf, aShippedOrder, aSoldUnit, deliver, verifyFrame } from '../support/bikes.ts';
import { linkInMail, newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, hydrated, open, test } from '../support/test.ts';

// Each walks far: two browsers, staff, mails.
test.describe.configure({ timeout: 120_000 });

const card = (page: import('@playwright/test').Page, serial: string) =>
  page.getByRole('article').filter({ hasText: serial });

test('[ACCOUNT-22] [ACCOUNT-23] [ORDERS-08] it-it: no bikes; handed over by staff, it is there by itself; another by its frame number', async ({
  quiet: page,
}) => {
  const livia = await newCustomer('it-it');
  await signIn(page, livia);
  await open(page, '/it-it/my-account/bikes');
  await expect(page.getByRole('heading', { name: 'Nessun veicolo.' })).toBeVisible();
  await expect(page.getByText('2 o 5 anni e vale anche per i proprietari successivi')).toBeVisible();
  await expectAccessible(page);

  const bought = await aSoldUnit(livia.siteId, 'CRE29-OTT-M');
  await deliver(
    'it',
    await aShippedOrder(bought, { siteId: livia.siteId, email: livia.email, id: livia.id }),
  );
  await open(page, '/it-it/my-account/bikes');
  const passport = card(page, bought.serial);
  await expect(passport.getByRole('heading', { name: 'Cresta 29' })).toBeVisible();
  await expect(passport.getByText('Ancora 5 anni di garanzia sul telaio')).toBeVisible();
  await expect(passport.getByRole('link', { name: /Richiedi assistenza in garanzia/ })).toBeVisible();
  await expectAccessible(page);

  // By the keyboard alone: a wrong number first, then one that a dealer sold.
  const dealers = await aSoldUnit(livia.siteId, 'VIA-BOS-M');
  const activate = page.getByRole('button', { name: 'Attiva un veicolo' });
  await activate.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Numero di telaio');
  await expect(field).toBeFocused();
  await page.keyboard.type('NESSUNO123');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Questo numero di telaio non risulta/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(dealers.serial.toLowerCase().replace(/^(.{6})/, '$1 - '));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/In verifica, richiesta ricevuta/)).toBeVisible();
  await verifyFrame('it', dealers.serial);
  await open(page, '/it-it/my-account/bikes');
  await expect(card(page, dealers.serial).getByRole('heading', { name: 'Via' })).toBeVisible();
  await expect(page.getByText(/In verifica, richiesta ricevuta/)).toBeHidden();
});

test('[ORDERS-14] [ORDERS-08] it-it: passed on from one account to another by the mailed link, through the login', async ({
  quiet: page,
  browser,
}) => {
  const [giver, receiver] = [
    await newCustomer('it-it'),
    await newCustomer('it-it', { givenName: 'Bruno', familyName: 'Conti' }),
  ];
  const { serial } = await aBikeOf(giver, 'CRE29-OTT-M');
  await signIn(page, giver);
  await open(page, '/it-it/my-account/bikes');
  await page.getByRole('button', { name: /Passaggio di proprietà/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail del nuovo proprietario').fill(receiver.email);
  await dialog.getByRole('button', { name: 'Avvia il passaggio' }).click();
  await expect(page.getByText('Passaggio di proprietà registrato')).toBeVisible();
  await expect(card(page, serial).getByText(`Offerto a ${receiver.email}`)).toBeVisible();

  const other = await browser.newContext();
  const his = await other.newPage();
  const link = await linkInMail(receiver.email, 'my-account/transfers');
  await his.goto(link);
  await hydrated(his);
  await his.getByLabel('E-mail').fill(receiver.email);
  await his.getByLabel('Password', { exact: true }).fill(receiver.password);
  await his.keyboard.press('Enter');
  await his.waitForURL(`**${link}`);
  await expect(his.getByText('Livia Serra').first()).toBeVisible();
  await expect(his.getByText(serial)).toBeVisible();
  await expectAccessible(his);
  await his.getByRole('button', { name: 'Accetta' }).click();
  await expect(his.getByText('Ora è tuo. Ecco i suoi documenti.')).toBeVisible();
  await expect(card(his, serial).getByText('Bruno Conti')).toBeVisible();
  await his.goto(link);
  await expect(his.getByRole('heading', { name: 'Questo link non è più valido' })).toBeVisible();
  await other.close();

  await open(page, '/it-it/my-account/bikes');
  await expect(page.getByRole('heading', { name: 'Nessun veicolo.' })).toBeVisible();
});

test('[ACCOUNT-24] [ACCOUNT-25] il-he: the public check shows the message of a stolen bike, and no message once it is found', async ({
  quiet: page,
  browser,
}) => {
  const noa = await newCustomer('il-he', { givenName: 'נועה', familyName: 'לביא' });
  const { serial } = await aBikeOf(noa, 'VIAE-SAL-M');
  await signIn(page, noa);
  await open(page, '/il-he/my-account/bikes');
  await expectAccessible(page);
  await page.getByRole('button', { name: /דיווח על אובדן או גניבה/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'הפעלת מצב איתור' }).click();
  // Nothing said yet: the field that misses it has the keyboard.
  await expect(dialog.getByLabel('הודעה למי שימצא')).toBeFocused();
  await dialog.getByLabel('הודעה למי שימצא').fill('נא להתקשר 054-555-0182');
  await dialog.getByRole('button', { name: 'הפעלת מצב איתור' }).click();
  await expect(card(page, serial).getByText('מצב איתור פועל.')).toBeVisible();
  await expect(page.getByRole('button', { name: /העברת בעלות/ })).toHaveCount(0);
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const check = async () => {
    await open(visitor, '/il-he/bike-check');
    await visitor.getByLabel('מספר שלדה').fill(serial);
    await visitor.getByRole('button', { name: 'בדיקה' }).click();
  };
  await check();
  await expect(visitor.getByText('054-555-0182')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /יצירת קשר עם/ })).toBeVisible();
  await expectAccessible(visitor);

  await page.getByRole('button', { name: /הדו־גלגלי חזר אליי/ }).click();
  await expect(page.getByRole('button', { name: /העברת בעלות/ })).toBeVisible();
  await check();
  await expect(visitor.getByText('לא דווח כאבוד או גנוב')).toBeVisible();
  await expect(visitor.getByText('054-555-0182')).toBeHidden();
  await visitor.context().close();
});
