import { readFile } from 'node:fs/promises';
import { asOwner, linkInMail, newEmail } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[C11] a guest asks for the data of an e-mail address, downloads it and has it erased by the mailed link; it-it and in Arabic', async ({
  quiet: page,
}) => {
  const email = newEmail();
  await asOwner((client) =>
    client.query(
      `insert into contact_tickets (site_id, id, department, name, email, message, locale)
       select id, gen_random_uuid(), 'general', 'Gasparina', $1, 'Una domanda', 'it' from sites where slug = 'it'`,
      [email],
    ),
  );
  await open(page, '/it-it/privacy-policy');
  await page.getByRole('link', { name: 'Scarica o elimina i tuoi dati' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi dati');
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByText('Il link è in arrivo a questo indirizzo.')).toBeVisible();

  const link = await linkInMail(email, 'privacy-request');
  await open(page, link);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica i miei dati' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.questions).toEqual([expect.objectContaining({ name: 'Gasparina', message: 'Una domanda' })]);

  await page.getByRole('button', { name: 'Elimina definitivamente i miei dati' }).click();
  await expect(page.getByText('I tuoi dati sono stati eliminati.')).toBeVisible();
  const { rows } = await asOwner((client) =>
    client.query('select from contact_tickets where email = $1', [email]),
  );
  expect(rows).toEqual([]);
  await open(page, link);
  await page.getByRole('button', { name: 'Elimina definitivamente i miei dati' }).click();
  await expect(page.getByText('Questo link non funziona più')).toBeVisible();

  await page.setViewportSize({ width: 425, height: 860 });
  await open(page, '/ae-ar/privacy-request');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بياناتك');
  await expectAccessible(page);
});
