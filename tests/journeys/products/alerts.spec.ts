import type { Page } from '@playwright/test';
import { asOwner, newCustomer, newEmail, signIn } from '../support/customers.ts';
import { mailsToAddress } from '../support/mails.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { type MissingColor, missingColor, stopUnits } from '../support/units.ts';

const PHONE = { width: 390, height: 844 };

/** A unit comes to a dealer; the job that looks for arrivals every minute runs at once. */
const arrive = (site: string, { slug, variant }: MissingColor): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
       select s.id, p.id, $3, 'JRN' || upper(left(replace(gen_random_uuid()::text, '-', ''), 14)), 'on_hand',
              (select min(id) from stores where site_id = s.id and status = 'active'), 599000, s.currency
         from sites s, products p where s.slug = $1 and p.slug = $2 returning id`,
      [site, slug, variant],
    );
    await client.query(`select graphile_worker.add_job('alerts.find_arrivals', '{"data":{}}')`);
    return rows[0].id;
  });

async function linkIn(email: string, pattern: RegExp): Promise<string> {
  const found = async () =>
    (await mailsToAddress(email)).map(({ text }) => pattern.exec(text)?.[0]).find((link) => link) ?? null;
  await expect.poll(found, { timeout: 40_000 }).not.toBeNull();
  return (await found()) ?? '';
}

async function confirmByMail(page: Page, email: string) {
  await page.goto(await linkIn(email, /http\S+\/alerts\/confirm\?token=[\w.-]+/));
  await page.locator('.alert-page form button').click();
  await expect(page.locator('.alert-page .ui-note--ok')).toBeVisible();
}

test('[ALERTS-12] [ALERTS-13] without script: an empty list leads to the alert, confirmed by mail, told by mail', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const missing = await missingColor('it');
  const email = newEmail();
  await page.goto(`/it-it/products/${missing.slug}?values[${missing.attribute}]=${missing.color}`);
  await page.locator('#units').getByRole('link', { name: 'Avvisami quando arriva' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avvisami quando arriva');
  await expect(page.getByLabel('Colore')).toHaveValue(String(missing.color));

  // What is wrong stands under its field, and what was typed stays.
  await page.getByLabel('E-mail').fill(email);
  await page.locator('.alert-page').getByLabel('Città o CAP').fill('Xyzzyqwv');
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect(page.getByText('Non troviamo questa città')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Colore')).toHaveValue(String(missing.color));
  await page.locator('.alert-page').getByLabel('Città o CAP').fill('');
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect(page.getByText(`Abbiamo inviato un link a ${email}`)).toBeVisible();

  await confirmByMail(page, email);
  const unit = await arrive('it', missing);
  try {
    const link = await linkIn(email, /http\S+\/products\/\S+#units/);
    await page.goto(link);
    await expect(page.locator(`#units input[name=uuid][value="${unit}"]`)).toBeAttached();
    await page.goto(await linkIn(email, /http\S+\/alerts\/stop\?token=[\w.-]+/));
    await page.getByRole('button', { name: 'Annulla tutti gli avvisi' }).click();
    await expect(page.getByText('I tuoi avvisi sono annullati.')).toBeVisible();
  } finally {
    await stopUnits([unit]);
    await context.close();
  }
});

test('[ALERTS-12] [ALERTS-10] in Arabic on a phone: from the form to the units', async ({ quiet: page }) => {
  await page.setViewportSize(PHONE);
  const missing = await missingColor('ae');
  const email = newEmail();
  await page.goto(`/ae-ar/products/${missing.slug}/alert?color=${missing.color}`);
  await hydrated(page);
  await expect(page.getByLabel('اللون')).toHaveValue(String(missing.color));
  await page.getByRole('button', { name: 'تنبيه' }).click();
  await expect(page.getByLabel('البريد الإلكتروني')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'تنبيه' }).click();
  await expect(page.getByText('يُرجى تفقّد بريدك')).toBeVisible();
  await expectAccessible(page);
  await confirmByMail(page, email);
  const unit = await arrive('ae', missing);
  try {
    await page.goto(await linkIn(email, /http\S+\/products\/\S+#units/));
    await expect(page.locator(`#units input[name=uuid][value="${unit}"]`)).toBeAttached();
  } finally {
    await stopUnits([unit]);
  }
});

test('[ALERTS-04] [ALERTS-14] a customer in the United States needs no address and ends the alert in the account', async ({
  quiet: page,
}) => {
  const missing = await missingColor('us');
  const customer = await newCustomer('us-en');
  await signIn(page, customer);
  await page.goto(`/us-en/products/${missing.slug}/alert?color=${missing.color}`);
  await hydrated(page);
  await expect(page.getByText(`We’ll write to ${customer.email}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expect(page.getByLabel('Within')).toContainText('50 mi');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('You’re in line.')).toBeVisible();

  await page.goto('/us-en/my-account');
  await hydrated(page);
  const section = page.locator('#alerts');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'End alert' }).click();
  await expect(section.getByText('The alert has ended.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
