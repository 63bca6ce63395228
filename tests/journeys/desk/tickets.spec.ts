import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Clerk, expectAudit, newClerk } from '../support/desk/clerk.ts';
import { aColleague, answerByMail, aSavedReply, askByForm, mailWith } from '../support/desk/tickets.ts';
import { expectFits, VARIANTS } from '../support/desk/variants.ts';
import { openDesk } from '../support/desk.ts';
import { newMailbox } from '../support/mails.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const SITE = 'it';

async function searchTicket(page: Page, { isPhone }: Clerk, text: string) {
  if (isPhone) await page.locator('.tickets__find input').fill(text);
  else {
    await page.keyboard.press('/');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.tickets__list .ticket-row')).toHaveCount(1);
  if (isPhone) await page.locator('.tickets__list .ticket-row').click();
  else await page.keyboard.press('j');
  await page.locator('.tickets__head').waitFor();
}

async function chooseReply(page: Page, { isPhone }: Clerk, name: string) {
  const reply = page.getByRole('menuitem', { name });
  if (isPhone) {
    await page.locator('.composer [aria-haspopup=menu]').click();
    return reply.click();
  }
  await page.keyboard.press('/');
  await reply.waitFor();
  for (let n = 0; n < 40; n += 1) {
    if (await reply.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

for (const { name: way, locale, isPhone } of VARIANTS)
  test(`[TICKETS-12] a ticket from the question to its end, with the customer’s mails, ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const email = newMailbox();
    const name = `Officina ${randomUUID().slice(0, 8)}`;
    await aSavedReply(SITE, { locale: 'it', name, body: 'Buongiorno {name}, la aspettiamo in officina.' });
    const colleague = await aColleague(SITE, 'support', 'Giulia Ferri');
    const bookkeeper = await aColleague(SITE, 'finance', 'Ugo Conti');
    const number = await askByForm({ site: SITE, locale: 'it', email, message: 'La forcella batte.' });
    const clerk = await newClerk(page, { as: 'support', sites: [SITE], locale, isPhone });
    await openDesk(page, '/tickets');

    await test.step('search, take, answer with a saved reply in the customer’s language', async () => {
      await searchTicket(page, clerk, email);
      await expect(page).toHaveURL(new RegExp(`/tickets/${SITE}/${number}`));
      await clerk.press('t');
      await expectAudit('contact_ticket', number, ['ticket.take']);
      await chooseReply(page, clerk, name);
      await expect(page.locator('.composer__text')).toHaveValue(
        'Buongiorno Livia Serra, la aspettiamo in officina.',
      );
      await expectAccessible(page);
      await expectFits(page);
      if (isPhone)
        await page.locator('.composer__foot .btn:not([aria-haspopup], [aria-keyshortcuts])').click();
      else await page.keyboard.press('Control+Shift+Enter');
      await expect(page.locator('.bubble--out')).toHaveText(/la aspettiamo/);
    });

    await test.step('the customer’s mail appears in the thread and is answered', async () => {
      const reply = await mailWith(email, 'la aspettiamo');
      const to = reply.headers['reply-to'] ?? '';
      expect(await answerByMail(SITE, { from: email, to, text: 'Martedì alle dieci.' })).toBe('appended');
      await openDesk(page, `/tickets/${SITE}/${number}`);
      await expect(page.locator('.bubble--in').last()).toHaveText('Martedì alle dieci.');
      if (isPhone) await page.locator('.composer__text').fill('A martedì.');
      else {
        await page.keyboard.press('r');
        await expect(page.locator('.composer__text')).toBeFocused();
        await page.keyboard.type('A martedì.');
      }
      if (isPhone)
        await page.locator('.composer__foot .btn:not([aria-haspopup], [aria-keyshortcuts])').click();
      else await page.keyboard.press('Control+Shift+Enter');
      await expect(page.locator('.bubble--out')).toHaveCount(2);
      await mailWith(email, 'A martedì.');
    });

    await test.step('[TICKETS-10] hand over to a colleague who can answer, and close', async () => {
      await clerk.open('h');
      const options = page.locator('dialog select[name=to] option');
      await expect(options.filter({ hasText: 'Giulia Ferri' })).not.toHaveCount(0);
      await expect(page.locator(`dialog option[value="${bookkeeper}"]`)).toHaveCount(0);
      await clerk.fill('to', String(colleague));
      await clerk.confirm();
      await clerk.press('c');
    });
    const acts = ['ticket.take', 'ticket.reply', 'ticket.reply', 'ticket.hand_over', 'ticket.close'];
    await expectAudit('contact_ticket', number, acts);
  });

for (const { name: way, locale, isPhone } of VARIANTS)
  test(`[TICKETS-13] a saved reply is written, changed and deleted ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const clerk = await newClerk(page, { as: 'support', sites: ['be'], locale, isPhone });
    await openDesk(page, '/saved-replies');
    await expectAccessible(page);
    const name = `Hours ${randomUUID().slice(0, 8)}`;
    await clerk.open('c');
    await clerk.fill('locale', 'fr');
    await clerk.fill('name', name);
    await clerk.fill('body', 'Bonjour {name}, nous ouvrons à neuf heures.');
    await clerk.confirm();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();
    await clerk.choose(row);
    await clerk.open('e');
    await clerk.fill('body', 'Bonjour {name}, nous ouvrons à dix heures.');
    await clerk.confirm();
    await expect(page.getByText('à dix heures').first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await clerk.open('d');
    await clerk.confirm();
    await expect(row).toHaveCount(0);
  });
