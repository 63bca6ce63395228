import type { Page } from '@playwright/test';
import { asOwner } from '../support/customers.ts';
import { enterDesk } from '../support/desk/acts.ts';
import { tabTo, typeMoment } from '../support/desk/keyboard.ts';
import {
  aTestedLetter,
  onlySubscribers,
  setLetterLimit,
  setLettersPerMinute,
} from '../support/desk/letters.ts';
import { VARIANTS } from '../support/desk/variants.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { mailsToAddress } from '../support/mails.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Each journey has a site of its own, so that no other letter goes to its readers.

const [KEYBOARD, PHONE] = VARIANTS;
const field = (page: Page, name: string) =>
  page.locator('.editor__panel').getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Draft, saved/);
const emailOf = (staffId: number): Promise<string> =>
  asOwner(
    async (client) => (await client.query('select email from staff where id = $1', [staffId])).rows[0].email,
  );

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function addBlock(page: Page, steps: number) {
  await page.keyboard.press('Alt+n');
  await page.locator('dialog[open] .editor__kinds button:focus').waitFor();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('[LETTERS-16] [LETTERS-17] a newsletter in two languages is written, tested, sent, stopped and resumed by keyboard', async ({
  page,
}) => {
  const readers = await onlySubscribers('lu', { fr: 3, de: 2 });
  await setLettersPerMinute('lu', 2);
  const { staffId } = await signInToDesk(page, { as: 'editor', sites: ['lu'] });
  const name = `Spring ${Date.now()}`;

  await test.step('write it in French, then German', async () => {
    await openDesk(page, '/letters');
    await page.keyboard.press('c');
    await page.locator('dialog[open] input').waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Control+Enter');
    await page.locator('.editor[aria-busy=false]').waitFor();
    await typeInto(page, 'Subject', 'Le printemps arrive');
    await addBlock(page, 0);
    await typeInto(page, 'Text', 'Sur la route');
    await addBlock(page, 1);
    // A half-written block is kept for its writer and not saved for all.
    await expect(page.getByText(/Incomplete/).first()).toBeVisible();
    await typeInto(page, 'Text', 'Les cols sont ouverts.');
    await expect(saved(page)).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Les cols sont ouverts.')).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: /German/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Start from the text in French' }));
    await page.keyboard.press('Enter');
    await typeInto(page, 'Subject', 'Der Frühling kommt');
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Subject: Der Frühling kommt')).toBeVisible();
    await page.keyboard.press('Control+Enter');
  });

  await test.step('test it', async () => {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('5 readers')).toBeVisible();
    await page.keyboard.press('t');
    await page.locator('dialog[open] select').waitFor();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Test sent')).toBeVisible();
    const email = await emailOf(staffId);
    await expect
      .poll(async () => (await mailsToAddress(email)).map(({ subject }) => subject))
      .toHaveLength(1);
  });

  const confirm = async (key: string) => {
    await page.keyboard.press(key);
    await page.locator('dialog[open] button[type=submit]').waitFor();
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await test.step('send, stop, resume', async () => {
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog').getByText('5 readers get it: French 3, German 2')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('2 of 5 sent').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await confirm('x');
    await expect(page.locator('.status--pill').getByText('Stopped')).toBeVisible();
    await setLettersPerMinute('lu', 600);
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await confirm('r');
    await expect(page.getByText('5 of 5 sent').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('.status--pill').getByText('Sent')).toBeVisible();
    await expectAccessible(page);
  });

  for (const [locale, subject] of [
    ['fr', 'Le printemps arrive'],
    ['de', 'Der Frühling kommt'],
  ] as const)
    for (const email of readers[locale] ?? [])
      expect((await mailsToAddress(email)).map((mail) => mail.subject)).toEqual([subject]);
});

test('[LETTERS-10] [LETTERS-12] a scheduled newsletter above the limit waits for a second editor, on a phone in Arabic; then it is cancelled', async ({
  page,
  browser,
}) => {
  if (!KEYBOARD || !PHONE) throw new Error('no variants');
  await onlySubscribers('be', { fr: 3 });
  await setLetterLimit('be', 2);
  const name = `Autumn ${Date.now()}`;
  const id = await aTestedLetter('be', name, ['fr']);
  const editor = { as: 'editor', sites: ['be'] };
  const giulia = await enterDesk(page, KEYBOARD, { ...editor, name: 'Giulia Sarti' });
  await giulia.open(`/letters/be/${id}`);
  await giulia.begin('letter.send', 's');
  const when = `${new Date().getFullYear() + 1}-03-01T09:00`;
  await typeMoment(page, giulia.dialog.locator('[name=local_at]'), when);
  await expect(giulia.dialog).toContainText(giulia.t('kit.action.needsApproval'));
  await giulia.confirm();
  await expect(page.getByText(giulia.t('kit.action.proposed'))).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  const paolo = await enterDesk(phone, PHONE, { ...editor, name: 'Paolo Neri' });
  await paolo.open('/approvals');
  await phone.getByText(paolo.t('approvals.act.letter.send')).first().click();
  await phone.getByRole('button', { name: paolo.t('approvals.approveLetter') }).waitFor();
  await phone.getByRole('button', { name: paolo.t('approvals.approveLetter') }).click();
  await paolo.confirm();
  await phone.getByRole('link', { name: paolo.t('approvals.openLetter') }).click();
  await expect(phone.locator('.status--pill').getByText(paolo.t('letters.status.scheduled'))).toBeVisible();
  await paolo.expectFits();
  await expectAccessible(phone);
  await phone.context().close();

  await giulia.open(`/letters/be/${id}`);
  await giulia.act('letter.cancel', 'x');
  await expect(page.locator('.status--pill').getByText(giulia.t('letters.status.testing'))).toBeVisible();
  await setLetterLimit('be', null);
});
