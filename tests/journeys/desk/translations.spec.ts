import type { Page } from '@playwright/test';
import { asOwner } from '../support/customers.ts';
import { expectFits } from '../support/desk/variants.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Czech words of the footer and Arabic words of mails: no other journey reads them.
const FOOTER = ['shell.footer.story', 'shell.footer.legacy', 'shell.footer.museum'];
const MAILS = ['mail.reminder.title', 'mail.late.title'];

/** The texts as after a change of their source. */
const makeStale = (locale: string, paths: readonly string[]) =>
  asOwner((client) =>
    client.query(
      `update text_marks m set state = 'stale', made_from = t.source || ' today' from texts t
        where t.id = m.text_id and m.locale = $1 and t.path = any ($2)`,
      [locale, paths],
    ),
  );

const restore = (locale: string, paths: readonly string[]) =>
  asOwner((client) =>
    client.query(
      `with gone as (delete from text_overrides o using texts t
         where t.id = o.text_id and o.locale = $1 and t.path = any ($2))
       update text_marks m set state = 'published', made_from = t.source from texts t
        where t.id = m.text_id and m.locale = $1 and t.path = any ($2)`,
      [locale, paths],
    ),
  );

const field = (page: Page) => page.locator('.translation__field');

async function type(page: Page, words: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Control+Enter');
}

test('[TRANSLATE-13] outdated texts are translated with one key each and read in the shop once they are published', async ({
  page,
}) => {
  await makeStale('cs', FOOTER);
  try {
    await signInToDesk(page, { as: 'editor' });
    await openDesk(page, '/translations?locale=cs&state=stale&kind=interface');
    await expect(page.locator('.translation')).toHaveCount(FOOTER.length);
    await expect(page.locator('.translation--current del')).toHaveText(/today/);
    // A brace that does not end cannot be saved.
    await type(page, 'Kdo {jsme');
    await expect(page.locator('.translation--current .status--alert')).toBeVisible();
    await type(page, 'Odkud jdeme');
    await expect(page.locator('.translation').first()).toContainText('Odkud jdeme');
    await expect(page.locator('.translation').nth(1)).toHaveClass(/translation--current/);
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.locator('.translation').nth(2)).toHaveClass(/translation--current/);
    await type(page, 'Muzeum strojů');
    await page.keyboard.press('Escape');
    await page.locator('main#content').focus();
    await page.keyboard.press('p');
    await expect(page.locator('.toast')).toContainText('2');
    await expectAccessible(page);

    await expect
      .poll(async () => (await page.goto('/cz-cs'))?.text(), { timeout: 20_000, intervals: [500] })
      .toContain('Odkud jdeme');
    const footer = page.locator('footer');
    await expect(footer).toContainText('Muzeum strojů');
    // Still there when the page is alive: the browser has loaded the words too.
    await page.waitForFunction(() => document.documentElement.dataset.words);
    await page.waitForLoadState('networkidle');
    await expect(footer).toContainText('Odkud jdeme');
  } finally {
    await restore('cs', FOOTER);
  }
});

test('[TRANSLATE-13] an Arabic translator works right to left on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeStale('ar', MAILS);
  try {
    await signInToDesk(page, { as: 'editor', locale: 'ar' });
    await openDesk(page, '/translations?locale=ar&state=stale&kind=mail');
    await expect(field(page)).toHaveAttribute('dir', 'rtl');
    await expectFits(page);
    await expectAccessible(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.locator('.translation').first().locator('.status--ok')).toBeVisible();
  } finally {
    await restore('ar', MAILS);
  }
});

/** The brand's page `journey-twenty` in English: title, description and 18 titles of blocks. */
async function publishTwenty(): Promise<void> {
  const blocks = Array.from({ length: 18 }, (_, place) => ({
    type: 'feed',
    id: `twenty${String(place).padStart(2, '0')}`,
    title: `Workshop of the year ${1969 + place}`,
  }));
  await asOwner(async (client) => {
    await client.query(
      `insert into page_versions (slug, locale, title, description, blocks, publish_at, created_by)
       values ('journey-twenty', 'en', 'Twenty workshops', 'Where our motorcycles are made', $1, now(), 'journey')`,
      [JSON.stringify(blocks)],
    );
    await client.query(
      `select graphile_worker.add_job('content.follow', '{"data":{"kind":"page","subject":"journey-twenty"}}'::json)`,
    );
  });
}

const removeTwenty = () =>
  asOwner(async (client) => {
    await client.query(`delete from page_versions where slug = 'journey-twenty'`);
    await client.query(`delete from texts where kind = 'page' and subject = 'journey-twenty'`);
    await client.query(`delete from text_catalogues where name = 'page journey-twenty'`);
  });

const countOf = (query: string) =>
  asOwner(async (client) => Number((await client.query(query)).rows[0].count));

test('[TRANSLATE-21] a page of 20 texts is translated with one key per text and published with one more', async ({
  page,
}) => {
  await publishTwenty();
  try {
    await expect
      .poll(() => countOf(`select count(*) from texts where subject = 'journey-twenty'`), { timeout: 20_000 })
      .toBe(20);
    await signInToDesk(page, { as: 'reviewer' });
    await openDesk(page, '/translations?locale=cs&kind=page&subject=journey-twenty');
    const rows = page.locator('.translation');
    await expect(rows).toHaveCount(20);
    await expect(page.locator('.chip')).toContainText('Twenty workshops');
    let keys = 0;
    for (let place = 0; place < 20; place += 1) {
      await expect(rows.nth(place)).toHaveClass(/translation--current/);
      await expect(field(page)).toBeFocused();
      const year = place < 2 ? '' : ` ${1967 + place}`;
      await page.keyboard.insertText(`Dílna roku${year}`);
      await page.keyboard.press('Control+Enter');
      keys += 1;
    }
    await expect(rows.last().locator('.status--accent')).toBeVisible();
    expect(keys).toBe(20);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('main#content').focus();
    await page.keyboard.press('p');
    await expect(page.locator('.toast')).toContainText('20');
    const shown = await asOwner((client) =>
      client.query(
        `select blocks -> 17 ->> 'title' as title from page_versions
          where slug = 'journey-twenty' and locale = 'cs' and publish_at is not null`,
      ),
    );
    expect(shown.rows).toEqual([{ title: 'Dílna roku 1986' }]);
  } finally {
    await removeTwenty();
  }
});
