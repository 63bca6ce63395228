import type { Browser, BrowserContext, Page } from '@playwright/test';
import { asOwner, newCustomer } from '../support/customers.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// What is typed survives two people, two tabs, a killed browser and an expired session. The form is a customer's note.

const SITE = 'it';

async function aNotePath(): Promise<{ path: string; id: number }> {
  const { email } = await newCustomer('it-it');
  const id = await asOwner(async (client) => {
    const { rows } = await client.query('select id from customers where email_key = lower($1)', [email]);
    return Number(rows[0].id);
  });
  return { path: `/customers/${SITE}/${id}`, id };
}

const note = (page: Page) => page.getByLabel('Note', { exact: true });
const preference = (page: Page) => page.getByLabel('How to reach them');
const kept = (page: Page) => page.getByText('Draft saved');

async function open(page: Page, path: string) {
  await openDesk(page, path);
  await note(page).waitFor();
  await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
}

async function type(page: Page, text: string) {
  await note(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

const savedNote = (id: number) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      'select contact_preference, body from customer_notes where customer_id = $1',
      [id],
    );
    return rows[0] ?? null;
  });

/** A second window of the same person: the cookies, and nothing of the storage of the first. */
async function elsewhere(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext();
  await other.addCookies(await context.cookies());
  return other.newPage();
}

test('[DRAFTS-06] a browser that is killed loses nothing older than two seconds, here and elsewhere', async ({
  page,
  browser,
}) => {
  const { path } = await aNotePath();
  await signInToDesk(page, { as: 'support', sites: [SITE] });
  await open(page, path);
  await type(page, 'Calls on Mondays');
  await expect(kept(page)).toBeVisible();
  const other = await elsewhere(browser, page.context());
  await page.context().close();
  await open(other, path);
  await expect(note(other)).toHaveValue('Calls on Mondays');
  await expect(other.getByText('Your unfinished text was restored.')).toBeVisible();
  await openDesk(other, '/unfinished');
  await expect(other.getByRole('link', { name: /^Note on/ })).toHaveCount(1);
  await other.context().close();
});

test('[DRAFTS-06] keys that the server did not get are restored in the same browser', async ({ page }) => {
  const { path } = await aNotePath();
  await signInToDesk(page, { as: 'support', sites: [SITE] });
  await open(page, path);
  await page.route('**/api/staff/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await type(page, 'typed a moment before the crash');
  const again = await page.context().newPage();
  await page.close();
  await open(again, path);
  await expect(note(again)).toHaveValue('typed a moment before the crash');
});

test('[DRAFTS-05] two people: untouched fields take theirs, a field that both changed shows both', async ({
  page,
  browser,
}) => {
  const { path, id } = await aNotePath();
  await signInToDesk(page, { as: 'support', sites: [SITE], name: 'Elena Marchetti' });
  const colleague = await (await browser.newContext()).newPage();
  await signInToDesk(colleague, { as: 'support', sites: [SITE], name: 'Paolo Neri' });
  await open(page, path);
  await open(colleague, path);
  await type(page, 'mine');
  await preference(colleague).fill('by phone');
  await type(colleague, 'theirs');
  await colleague.keyboard.press('Control+Enter');
  await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
  await note(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Saved by someone else:')).toBeVisible();
  await expect(preference(page)).toHaveValue('by phone');
  await expect(note(page)).toHaveValue('mine');
  await expect(page.locator('.draft-theirs')).toContainText('theirs');
  expect(await savedNote(id)).toEqual({ contact_preference: 'by phone', body: 'theirs' });
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await note(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => savedNote(id)).toEqual({ contact_preference: 'by phone', body: 'mine' });
  await colleague.context().close();
});

test('[DRAFTS-02] two tabs of one person type into two fields: both texts are kept', async ({ page }) => {
  const { path } = await aNotePath();
  await signInToDesk(page, { as: 'support', sites: [SITE] });
  const tab = await page.context().newPage();
  await open(page, path);
  await open(tab, path);
  await type(page, 'from the first tab');
  await expect(kept(page)).toBeVisible();
  await preference(tab).fill('from the second tab');
  await expect(kept(tab)).toBeVisible();
  await tab.close();
  await page.reload();
  await expect(note(page)).toHaveValue('from the first tab');
  await expect(preference(page)).toHaveValue('from the second tab');
});

test('[DRAFTS-07] an expired session asks to sign in; afterwards the text is saved', async ({ page }) => {
  const { path, id } = await aNotePath();
  const { staffId } = await signInToDesk(page, { as: 'support', sites: [SITE] });
  await open(page, path);
  const change = (ended: string) =>
    asOwner((client) =>
      client.query(`update staff_sessions set ended_at = ${ended} where staff_id = $1`, [staffId]),
    );
  await type(page, 'typed before the end of the session');
  // It ends while the note is on its way: otherwise another call may be refused first, and the window opens too early.
  await page.route(
    (url) => url.pathname.endsWith('/note'),
    async (route) => {
      await change('now()');
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('dialog')).toBeVisible();
  await expect(note(page)).toHaveValue('typed before the end of the session');
  await change('null');
  // As the window of the sign-in does.
  await page.evaluate(() => new BroadcastChannel('desk-session').postMessage('renewed'));
  await expect
    .poll(() => savedNote(id))
    .toEqual({ contact_preference: '', body: 'typed before the end of the session' });
});
