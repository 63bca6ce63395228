import { newCustomer } from '../support/customers.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { anOrderOf } from '../support/orders.ts';
import { expect, findBarriers, test } from '../support/test.ts';

const SITE = 'it';
const decimal = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');

test('[WORK-02] the first file of an account is a CSV file: columns are guessed, the account is added on the way', async ({
  page,
}) => {
  const order = await anOrderOf(await newCustomer('it-it'));
  const unique = Date.now();
  const header = `Data contabile ${unique};Dare;Avere;Causale;Ordinante;CRO`;
  const fileOf = (name: string, rows: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Conto;${unique}\n\n${header}\n${rows}\n`, 'latin1'),
  });
  await signInToDesk(page, { as: 'finance', sites: [SITE] });
  await openDesk(page, '/statements');
  await page.keyboard.press('u');
  const dialog = page.locator('dialog');
  const row = `14/11/2026;;${decimal(order.totalMinor)};Ordine ${order.code} città;Livia Serra;A${unique}`;
  await dialog.locator('input[type=file]').setInputFiles(fileOf('novembre.csv', row));
  await expect(dialog.getByLabel('Column: booking date')).toHaveValue(`Data contabile ${unique}`);
  await expect(dialog.getByLabel('Column: amount')).toHaveValue('Avere');
  await expect(dialog.getByLabel('Column: debits (optional)')).toHaveValue('Dare');
  await expect(dialog.getByLabel('Column: text')).toHaveValue('Causale');
  await expect(dialog.getByText(decimal(order.totalMinor)).first()).toBeAttached();
  const barriers = (await findBarriers(page)).flatMap(({ targets }) => targets);
  expect(barriers.filter((target) => !target.startsWith('.side__'))).toEqual([]);
  await dialog.locator('select[name=account]').selectOption({ label: 'New account' });
  await dialog.getByLabel('IBAN or account number').fill(`IT60X${unique}`);
  await dialog.getByLabel('Name of the account').fill('Banca del Mare');
  await dialog.getByLabel('Account holder').fill('Ferri S.p.A.');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/statements\/it\/\d+/);
  await expect(page.getByRole('button', { name: /Book 1 line/ })).toBeVisible();

  // The next file of this account needs its file and one key.
  await openDesk(page, '/statements');
  await page.keyboard.press('u');
  const next = `16/11/2026;12,50;;Commissioni;;B${unique}`;
  await dialog.locator('input[type=file]').setInputFiles(fileOf('dicembre.csv', next));
  await expect(dialog.getByText('Columns as last time, 1 row')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/statements\/it\/\d+/);
});
