import type { Browser, BrowserContext, Page } from '@playwright/test';
import { asOwner } from '../support/customers.ts';
import { tabTo, typeMoment } from '../support/desk/keyboard.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// Pages and menus as an editor writes them. Each journey has a site of its own: drafts and schedules of one are not seen
// by the others.

const field = (page: Page, name: string) => page.locator('.editor__panel').getByLabel(name, { exact: true });
const saved = (page: Page) => page.getByText(/^Draft, saved/);
const frame = (page: Page) => page.frameLocator('iframe').first();

async function openEditor(page: Page, path: string) {
  await openDesk(page, path);
  await page.locator('.editor[aria-busy=false]').waitFor();
}

/** Local time at nine on the Wednesday of next week, and as instant; Malta is an hour ahead of UTC in winter. */
function nextWednesday(): { local: string; instant: Date } {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7 || 7));
  const date = day.toISOString().slice(0, 10);
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Malta', timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${date}T08:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  const offset = zone?.value.replace('GMT', '') || 'Z';
  return { local: `${date}T09:00`, instant: new Date(`${date}T09:00:00${offset}`) };
}

/** What an earlier attempt left behind. */
const forget = (site: string) =>
  asOwner(async (client) => {
    for (const table of ['page_versions', 'menu_versions'])
      await client.query(`delete from ${table} where for_site_id = (select id from sites where slug = $1)`, [
        site,
      ]);
  });

const scheduledAt = (table: 'page_versions' | 'menu_versions', site: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select v.publish_at from ${table} v join sites s on s.id = v.for_site_id
        where s.slug = $1 and v.publish_at > now() and (v.publish_until is null or v.publish_until > v.publish_at)`,
      [site],
    );
    return rows.map(({ publish_at }: { publish_at: Date }) => publish_at.toISOString());
  });

test('[EDITOR-11] [EDITOR-07] [EDITOR-09] headline, picture and menu of one site are scheduled by keyboard alone', async ({
  page,
}) => {
  const { local, instant } = nextWednesday();
  const headline = `Winter on the white roads ${Date.now()}`;
  await forget('mt');
  await signInToDesk(page, { as: 'editor', sites: ['mt'] });
  await test.step('the home page', async () => {
    await openDesk(page, '/pages');
    await page.keyboard.press('/');
    await page.keyboard.type('home');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=row][tabindex]')).toHaveCount(1);
    await tabTo(page, page.locator('[role=row][tabindex="0"]'));
    await page.keyboard.press('Enter');
    await page.locator('.editor[aria-busy=false]').waitFor();
    await tabTo(page, field(page, 'Headline'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(headline);
    await tabTo(page, page.locator('[data-field=image]'));
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('museum-hall');
    await page.getByRole('button', { name: 'museum-hall' }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
  });
  await test.step('the preview of that Wednesday', async () => {
    await expect(frame(page).getByText(headline)).toBeVisible();
    await tabTo(page, page.getByLabel('Moment of the preview'));
    await page.keyboard.press('ArrowDown');
    await typeMoment(page, page.getByLabel(/^Date and time/).first(), local);
    await expect(frame(page).getByText(headline)).toBeVisible();
  });
  await test.step('the schedule', async () => {
    await scheduleByKeyboard(page, local);
    await expect.poll(() => scheduledAt('page_versions', 'mt')).toEqual([instant.toISOString()]);
    // What is scheduled is seen at its moment and not before.
    await expect(frame(page).getByText(headline)).toBeVisible();
    await tabTo(page, page.getByLabel('Moment of the preview'));
    await page.keyboard.press('ArrowUp');
    await expect(frame(page).getByText('Lupo 500').first()).toBeVisible();
    await expect(frame(page).getByText(headline)).toHaveCount(0);
  });
  await test.step('the menu', async () => {
    await page.keyboard.press('Control+k');
    await page.locator('.palette__input input').waitFor();
    await page.keyboard.type('Menus');
    await page.getByRole('option', { name: /^Menus/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[role=tree]').waitFor();
    await tabTo(page, page.locator('[role=treeitem][tabindex="0"]'));
    for (let step = 0; step < 20; step += 1) {
      if (await page.locator('[role=treeitem][data-key=news]:focus').count()) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Alt+ArrowUp');
    await tabTo(page, field(page, 'Name in English'));
    await page.keyboard.type('Journal');
    await expect(saved(page)).toBeVisible();
    await expect(frame(page).getByText('Journal').first()).toBeVisible();
    await scheduleByKeyboard(page, local);
    await expect.poll(() => scheduledAt('menu_versions', 'mt')).toEqual([instant.toISOString()]);
  });
});

async function scheduleByKeyboard(page: Page, local: string) {
  await tabTo(page, page.locator('.editor__panel input[type=radio]:checked'));
  await page.keyboard.press('ArrowDown');
  await typeMoment(page, page.locator('.editor__panel').getByLabel(/^Date and time/), local);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Scheduled for/).first()).toBeVisible();
}

/** The same person on another device: the cookies, and nothing of the storage of the first. */
async function elsewhere(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext();
  await other.addCookies(await context.cookies());
  return other.newPage();
}

test('[EDITOR-05] [EDITOR-06] [EDITOR-12] two people, two tabs and a killed browser: no text is lost', async ({
  page,
  browser,
}) => {
  const path = '/pages/ie/company/en';
  await forget('ie');
  await signInToDesk(page, { as: 'editor', sites: ['ie'], name: 'Elena Marchetti' });
  const colleague = await (await browser.newContext()).newPage();
  await signInToDesk(colleague, { as: 'editor', sites: ['ie'], name: 'Paolo Neri' });
  const details = (one: Page) => one.getByRole('button', { name: /^Title and details/ }).click();
  await test.step('two people: fields of both, and both texts where they differ', async () => {
    for (const one of [page, colleague]) {
      await openEditor(one, path);
      await details(one);
    }
    await expect(colleague.getByText('Elena Marchetti also has this open')).toBeAttached();
    await field(colleague, 'Description for search engines').fill('theirs');
    await expect(saved(colleague)).toBeVisible();
    await field(page, 'Title').fill('mine');
    await expect(saved(page)).toBeVisible();
    await expect(field(page, 'Description for search engines')).toHaveValue('theirs');
    await field(colleague, 'Title').fill('also theirs');
    await expect(colleague.getByText('Saved by someone else:')).toBeVisible();
    await expect(colleague.locator('.draft-theirs')).toContainText('mine');
    await colleague.getByRole('button', { name: 'Take theirs' }).click();
    await expect(field(colleague, 'Title')).toHaveValue('mine');
    await colleague.context().close();
  });
  await test.step('two tabs of one person', async () => {
    const tab = await page.context().newPage();
    await openEditor(tab, path);
    await details(tab);
    await field(tab, 'Title').fill('from the second tab');
    await expect(saved(tab)).toBeVisible();
    await field(page, 'Description for search engines').fill('from the first tab');
    await expect(field(page, 'Title')).toHaveValue('from the second tab');
    await tab.close();
  });
  await test.step('an incomplete text of a killed browser is on another device', async () => {
    await field(page, 'Description for search engines').fill('');
    await field(page, 'Title').fill('typed before the crash');
    await expect(page.getByText('Incomplete, kept as your draft')).toBeVisible();
    const other = await elsewhere(browser, page.context());
    await page.context().close();
    await openEditor(other, path);
    await details(other);
    await expect(field(other, 'Title')).toHaveValue('typed before the crash');
    await expect(field(other, 'Description for search engines')).toHaveValue('');
    await other.context().close();
  });
});

test('[EDITOR-03] [EDITOR-04] [EDITOR-08] [EDITOR-09] blocks are added, found by a click in the preview, moved and deleted; versions compared, a schedule withdrawn', async ({
  page,
}) => {
  await forget('sg');
  await signInToDesk(page, { as: 'editor', sites: ['sg'] });
  await openEditor(page, '/pages/sg/the-logo/en');
  const cards = page.locator('.editor__blocks .editor-row__name');
  const before = await cards.allTextContents();
  await page.keyboard.press('Alt+n');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Quote/ })
    .press('Enter');
  await expect(page.getByText('Incomplete', { exact: true }).first()).toBeAttached();
  await field(page, 'Text').fill('The bell rings at six.');
  await field(page, 'Name').fill('Teresa Bianchi');
  await expect(saved(page)).toBeVisible();
  await expect(cards).toHaveText([before[0] ?? '', 'Quote', ...before.slice(1)]);
  await page.getByRole('button', { name: /^Title and details/ }).click();
  // The preview is drawn smaller than it is, so the place of a click cannot be calculated from outside.
  await frame(page).getByText('The bell rings at six.').dispatchEvent('click');
  await expect(field(page, 'Text')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards.first()).toHaveText('Quote');
  await expect(page.getByText(/^Quote: now 1 of/)).toBeAttached();
  await page.getByRole('button', { name: 'Delete: Quote' }).press('Enter');
  await expect(cards).toHaveText(before);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cards.first()).toHaveText('Quote');
  await expect(saved(page)).toBeVisible();
  await page.locator('main#content').focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Added: Quote')).toBeVisible();
  await expect(dialog.locator('ins', { hasText: 'The bell rings at six.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('At a time').last().check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Scheduled for/).first()).toBeVisible();
  // The panel is drawn again with the version that was scheduled: a press before that has no effect.
  await expect(async () => {
    await page.getByRole('button', { name: 'Withdraw' }).press('Enter', { timeout: 2000 });
    await expect(page.getByLabel('Reason')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel('Reason').fill('Too early');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Schedule withdrawn')).toBeVisible();
  await expect.poll(() => scheduledAt('page_versions', 'sg')).toEqual([]);
});
