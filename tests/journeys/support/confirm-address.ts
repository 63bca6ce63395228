import type { Page } from '@playwright/test';
import { runSql } from './checkout.ts';
import { mailsToAddress } from './mails.ts';
import { expect, open } from './test.ts';

/** The link that confirms the e-mail address of a shopper, once it has been mailed. */
export async function confirmationLink(email: string): Promise<string> {
  const find = async () => {
    const texts = (await mailsToAddress(email)).map(({ text }) => text).join('\n');
    return /http\S+\/bag\/confirm-email\?token=[\w-]+/.exec(texts)?.[0] ?? null;
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull();
  return (await find()) ?? '';
}

/** Confirms the e-mail address of a guest's order in a second tab: the order then has the time of its method. */
export async function confirmAddressOf(page: Page, code: string): Promise<void> {
  const { rows } = await runSql('select email from orders where code = $1', [code]);
  const mailProgram = await page.context().newPage();
  await open(mailProgram, await confirmationLink(rows[0].email));
  await mailProgram.locator('.confirm form button[type=submit]').click();
  await expect(mailProgram.locator('.confirm .ui-note--ok')).toBeVisible();
  await mailProgram.close();
  await page.bringToFront();
}
