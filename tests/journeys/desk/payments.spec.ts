import type { Page } from '@playwright/test';
import { writeCamt053 } from '../../../apps/server/src/testing/builders/camt053.ts';
import { asOwner, newCustomer } from '../support/customers.ts';
import { tabTo } from '../support/desk/variants.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { anOrderOf, type JourneyOrder } from '../support/orders.ts';
import { postAsStaff } from '../support/staff.ts';
import { expect, findBarriers, test } from '../support/test.ts';

// Every act by keyboard alone: the mouse is not used here.

const SITE = 'it';
const MAX_SECONDS = 180;

async function waitingOrders(count: number): Promise<JourneyOrder[]> {
  const customer = await newCustomer('it-it');
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await anOrderOf(customer));
  return orders;
}

/** An account of this journey's own, so that its balances follow each other. */
const newAccount = () =>
  `IT60X054281110100${String(Date.now()).slice(-6)}${Math.floor(Math.random() * 9000 + 1000)}`;

function fileOf(
  orders: readonly JourneyOrder[],
  account: string,
  change: (amount: number) => number = (amount) => amount,
) {
  const lines = orders.map(({ code, totalMinor }) => ({
    amountMinor: change(totalMinor),
    text: `Bonifico ordine ${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`,
    name: 'Livia Serra',
    bankRef: newRef(),
    iban: 'DE89370400440532013000',
  }));
  return {
    name: 'statement.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(writeCamt053(lines, { account, currency: 'EUR' })),
  };
}

/** Of the screen; the frame around it has journeys of its own. */
async function expectAccessible(page: Page) {
  const barriers = (await findBarriers(page))
    .map(({ id, targets }) => ({ id, targets: targets.filter((target) => !target.startsWith('.side__')) }))
    .filter(({ targets }) => targets.length > 0);
  expect(barriers).toEqual([]);
}

const newRef = () => `BK${Math.random().toString().slice(2, 14)}`;

async function importFile(page: Page, file: ReturnType<typeof fileOf>) {
  await page.keyboard.press('u');
  const input = page.locator('dialog input[type=file]');
  await input.waitFor();
  await tabTo(page, input);
  // The chooser itself is the browser's and does not always open for a machine.
  await input.setInputFiles(file);
  await page.locator('dialog').getByText(file.name).waitFor();
  await page.keyboard.press('Control+Enter');
}

async function addAccount(page: Page) {
  for (const [name, value] of [
    ['name', 'Banca del Mare'],
    ['holder', 'Ferri S.p.A.'],
  ] as const) {
    await tabTo(page, page.locator(`dialog input[name=${name}]`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Control+Enter');
}

const capturesOf = (codes: readonly string[]) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select o.code, o.payment_status, count(p.id)::int as captures from orders o
         join payment_attempts a on a.site_id = o.site_id and a.order_id = o.id
         left join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
        where o.code = any($1) group by 1, 2`,
      [codes],
    );
    return rows as { code: string; payment_status: string; captures: number }[];
  });

test('[STATEMENTS-12] 100 exact transfers are confirmed from one file by keyboard; the same file books nothing', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const orders = await waitingOrders(100);
  const file = fileOf(orders, newAccount());
  await signInToDesk(page, { as: 'finance', sites: [SITE] });
  await openDesk(page, '/statements');
  const began = Date.now();
  await importFile(page, file);
  await addAccount(page);
  const button = page.getByRole('button', { name: /Book 100 lines/ });
  await expect(button).toBeVisible({ timeout: 60_000 });
  expect(await capturesOf(orders.map(({ code }) => code))).toEqual(
    expect.arrayContaining([expect.objectContaining({ captures: 0 })]),
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').getByText('100 lines booked')).toBeVisible({ timeout: 170_000 });
  const seconds = (Date.now() - began) / 1000;
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
  console.log(`100 transfers: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(MAX_SECONDS);
  const booked = await capturesOf(orders.map(({ code }) => code));
  expect(booked.every(({ payment_status: paid, captures }) => paid === 'paid' && captures === 1)).toBe(true);

  await test.step('the same file again', async () => {
    await openDesk(page, '/statements');
    await importFile(page, file);
    await expect(page.getByText('This file was imported before. Nothing was booked.')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    expect(await capturesOf(orders.map(({ code }) => code))).toEqual(expect.arrayContaining(booked));
  });
});

test('[STATEMENTS-03] [STATEMENTS-08] a proposal is taken with y, another order with /, not ours with n', async ({
  page,
}) => {
  const [short, other, exact] = await waitingOrders(3);
  if (!short || !other || !exact) throw new Error('orders');
  const account = newAccount();
  const lines = [
    { amountMinor: short.totalMinor - 18_500, text: `rif ${short.code}`, bankRef: newRef() },
    {
      amountMinor: other.totalMinor,
      text: 'bonifico moto',
      name: 'Ignoto',
      bankRef: newRef(),
      bookedOn: '2020-01-02',
    },
    { amountMinor: 12_345, text: 'affitto', name: 'Sconosciuto', bankRef: newRef() },
    { amountMinor: exact.totalMinor, text: exact.code, bankRef: newRef() },
  ];
  const file = {
    name: 'b.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(writeCamt053(lines, { account, currency: 'EUR' })),
  };
  await signInToDesk(page, { as: 'finance', sites: [SITE] });
  await openDesk(page, '/statements');
  await importFile(page, file);
  await addAccount(page);
  await expect(page.getByRole('button', { name: /Book 1 line/ })).toBeVisible();
  await expectAccessible(page);
  // The proposal stands first; y takes it and moves on.
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: /Book 2 lines/ })).toBeVisible();
  const goTo = async (text: string) => {
    for (let n = 0; n < 8; n += 1) {
      if ((await page.locator('tr[aria-current]').getByText(text).count()) > 0) return;
      await page.keyboard.press('j');
    }
    for (let n = 0; n < 8; n += 1) {
      if ((await page.locator('tr[aria-current]').getByText(text).count()) > 0) return;
      await page.keyboard.press('k');
    }
    throw new Error(text);
  };
  await goTo('bonifico moto');
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(other.code);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Book 3 lines/ })).toBeVisible();
  await goTo('affitto');
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Line set aside')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('3 lines booked')).toBeVisible();
  const booked = await capturesOf([short.code, other.code, exact.code]);
  expect(new Map(booked.map(({ code, payment_status: paid }) => [code, paid]))).toEqual(
    new Map([
      [short.code, 'unpaid'],
      [other.code, 'paid'],
      [exact.code, 'paid'],
    ]),
  );
});

test('[STATEMENTS-10] a refund to send gets its account, goes into a file and is marked as sent', async ({
  page,
}) => {
  const [order] = await waitingOrders(1);
  if (!order) throw new Error('order');
  await signInToDesk(page, { as: 'finance', sites: [SITE] });
  await openDesk(page, '/statements');
  await importFile(page, fileOf([order], newAccount()));
  await addAccount(page);
  await page.getByRole('button', { name: /Book 1 line/ }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 line booked').waitFor();
  await postAsStaff(SITE, `orders/${order.code}/refund`, { amount_minor: 18_500, reason: 'scratch' });
  await openDesk(page, '/refunds?status=manual');
  const row = page.getByRole('row', { name: new RegExp(order.code) });
  await row.waitFor();
  await page.keyboard.press('j');
  for (let n = 0; n < 60 && !(await row.evaluate((element) => element === document.activeElement)); n += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  // The account the buyer paid from is proposed.
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89370400440532013000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Account saved')).toBeVisible();
  await expect(row.getByText('DE89370400440532013000')).toBeVisible();
  await row.press('Space');
  const download = page.waitForEvent('download');
  await page.keyboard.press('d');
  await page.getByRole('dialog').waitFor();
  await page.locator('dialog select option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Control+Enter');
  expect((await download).suggestedFilename()).toMatch(/^RF[0-9A-F]+\.xml$/);
  await row.focus();
  await page.keyboard.press('m');
  await page.getByLabel('Bank reference').waitFor();
  await page.keyboard.type(`OUT ${order.code}`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Refund booked')).toBeVisible();
  await expect(row).toHaveCount(0);
});

const SCREENS = ['/transfers', '/statements', '/cases', '/reconciliation', '/refunds', '/invoices'];

for (const locale of ['en', 'ar'] as const)
  test(`[STATEMENTS-13] the screens of payments at 390 px, in ${locale}, without barriers`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const [order] = await waitingOrders(1);
    if (!order) throw new Error('order');
    await signInToDesk(page, { as: 'admin', sites: [SITE], locale });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of SCREENS) {
      await openDesk(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('.skeleton')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([path, wide]).toEqual([path, false]);
      await expectAccessible(page);
    }
  });
