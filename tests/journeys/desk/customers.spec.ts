import { randomBytes } from 'node:crypto';
import { asOwner, newCustomer } from '../support/customers.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// By keyboard alone: the mouse is not used here.

const SITE = 'it';

async function aCustomerWithSession() {
  const { email } = await newCustomer('it-it');
  const id = await asOwner(async (client) => {
    const { rows } = await client.query('select id from customers where email_key = lower($1)', [email]);
    await client.query(
      `insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at)
       select site_id, id, 'session', $2, now() + interval '1 hour' from customers where id = $1`,
      [rows[0].id, randomBytes(32)],
    );
    return Number(rows[0].id);
  });
  return { id, email };
}

test('[CUSTOMERS-06] a customer is found, opened and signed out by keyboard', async ({ page }) => {
  const { id, email } = await aCustomerWithSession();
  await signInToDesk(page, { as: 'support', sites: [SITE] });
  await openDesk(page, '/customers');
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  // Enter leads to the first row of what was found.
  await expect(page.locator('[role=row]:focus').filter({ hasText: email })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/customers/${SITE}/${id}`));
  await expect(page.getByText(email).first()).toBeVisible();
  await page.keyboard.press('s');
  await page.locator('dialog textarea').waitFor();
  await page.keyboard.type('phone stolen');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Sessions ended')).toBeVisible();
  const audit = await asOwner(async (client) => {
    const { rows } = await client.query(
      `select a.action, coalesce(a.reason, v.after ->> 'reason') as reason from audit_log a
         left join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
        where a.subject_kind = 'customer' and a.subject_ref = $1 order by a.id`,
      [String(id)],
    );
    return rows;
  });
  expect(audit).toEqual([
    { action: 'customer.read', reason: null },
    { action: 'customer.end_sessions', reason: 'phone stolen' },
  ]);
});

test('[PRIVACYDESK-06] a privacy request is recorded, the link is sent and the request refused by keyboard', async ({
  page,
}) => {
  const email = `privacy-${Date.now()}@posta.example`;
  await signInToDesk(page, { as: 'admin', sites: [SITE] });
  await openDesk(page, '/privacy');
  await page.keyboard.press('n');
  await page.locator('dialog input[name=email]').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Request recorded')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/privacy/${SITE}/`));
  // The keys of the request work once it is shown.
  await expect(page.getByText('Send the link first')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText(`${email} gets a mail`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The link was sent once.')).toBeVisible();
  await page.keyboard.press('r');
  await page.locator('dialog textarea').waitFor();
  await page.keyboard.type('not the person');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('not the person').first()).toBeVisible();
});

test('[VIEWS-04] filters are saved as a view and deleted again by keyboard', async ({ page }) => {
  await signInToDesk(page, { as: 'support', sites: [SITE] });
  await openDesk(page, '/customers?q=rossi');
  await page.keyboard.press('v');
  await page.locator('dialog input').first().waitFor();
  await page.keyboard.type('The Rossis');
  await page.keyboard.press('Control+Enter');
  const view = page.getByRole('link', { name: 'The Rossis' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Delete view' }).press('Enter');
  await expect(view).toHaveCount(0);
});

for (const locale of ['en', 'ar'] as const)
  test(`[CUSTOMERS-07] customers, privacy and unfinished at 390 px, in ${locale}, without barriers`, async ({
    page,
  }) => {
    const { id } = await aCustomerWithSession();
    await signInToDesk(page, { as: 'admin', sites: [SITE], locale });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/customers', `/customers/${SITE}/${id}`, '/privacy', '/unfinished']) {
      await openDesk(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('.skeleton')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([path, wide]).toEqual([path, false]);
      await expectAccessible(page);
    }
  });
