import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asOwner } from '../support/customers.ts';
import { expectAudit, newClerk } from '../support/desk/clerk.ts';
import { expectFits, VARIANTS } from '../support/desk/variants.ts';
import { openDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const SITE = 'it';

const findId = (name: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query('select id from webhooks where name = $1', [name]);
    return Number(rows[0]?.id);
  });

/** As the worker leaves an event after three days of attempts. */
const giveUpEvent = (id: number) =>
  asOwner((client) =>
    client.query(
      `insert into webhook_deliveries (site_id, webhook_id, sequence, subject, status, attempts, last_status, last_error)
       select site_id, id, position + 1000000, 'orders/FQR5D392NT9G', 'dead', 14, 503, 'answered 503'
         from webhooks where id = $1`,
      [id],
    ),
  );

const statesOf = (id: number) =>
  asOwner(async (client) => {
    const { rows } = await client.query('select status from webhook_deliveries where webhook_id = $1', [id]);
    return rows.map(({ status }) => status);
  });

/** Confirms the dialog; its secret is shown in the next one. */
async function readSecret(page: Page, isPhone: boolean): Promise<string> {
  if (isPhone) await page.locator('dialog[open] button[type=submit]').click();
  else await page.keyboard.press('Control+Enter');
  const shown = page.locator('dialog[open] .code--plain');
  await expect(shown).toHaveText(/^whsec_/);
  const secret = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(secret)).toHaveCount(0);
  return secret;
}

for (const { name: way, locale, isPhone } of VARIANTS)
  test(`[INTEGRATION-19] a webhook is created, its events sent again and its secret renewed, ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const clerk = await newClerk(page, { as: 'admin', sites: [SITE], locale, isPhone });
    const name = `ERP ${randomBytes(4).toString('hex')}`;
    await openDesk(page, '/webhooks');
    await clerk.open('c');
    await clerk.fill('name', name);
    await clerk.fill('url', 'https://erp.invalid/events');
    await clerk.fill('types', 'feed.never');
    const first = await readSecret(page, isPhone);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    const id = await findId(name);
    await giveUpEvent(id);

    await openDesk(page, `/webhooks/${SITE}/${id}`);
    await expect(page.getByText('orders/FQR5D392NT9G')).toBeVisible();
    await expect(page.getByText('HTTP 503')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await clerk.open('t');
    await clerk.confirm();
    await expect.poll(() => statesOf(id)).toEqual(['pending']);

    await clerk.open('n');
    expect(await readSecret(page, isPhone)).not.toBe(first);
    await clerk.open('d');
    await clerk.confirm();
    await expect(page.locator('.status--pill.status--draft')).toBeVisible();
    await clerk.open('x');
    await clerk.confirm();
    await expect(page).toHaveURL(/\/webhooks\?/);
    await expectAudit('webhook', String(id), [
      'webhook.create',
      'webhook.retry',
      'webhook.rotate_secret',
      'webhook.change',
      'webhook.delete',
    ]);
  });
