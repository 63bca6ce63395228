import type { Page } from '@playwright/test';
import { listScreens } from '../shots/desk/desk-screens.ts';
import { seedExamples } from '../shots/desk/seed-desk.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Every screen of the map, those of one subject included, with an example of each kind.

// One worker, so that the examples are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await seedExamples();
});

for (const locale of ['en', 'ar'] as const) {
  const tag = locale === 'ar' ? '@nightly' : [];
  test(`[DESK-09] every screen passes axe and can be walked with Tab, ${locale}`, { tag }, async ({
    quiet: page,
  }) => {
    test.setTimeout(600_000);
    await signInToDesk(page, { locale });
    await openDesk(page, '/');
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    for (const path of await listScreens())
      await test.step(path, async () => {
        await goTo(page, path);
        await expectAccessible(page);
        // The order of Tab is that of the page, whatever its direction.
        if (locale === 'en') await expectTabReachesContent(page);
      });
  });
}

/** To a screen without loading the page again, as a click on a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(to);
  }, path);
  await page.locator('main#content h1').waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const MAX_TABS = 14;

/** From the content on: each stop differs from the one before, is in view, and looks different with the focus. */
async function expectTabReachesContent(page: Page): Promise<void> {
  await page.locator('main#content').focus();
  const stops: string[] = [];
  for (let stop = 0; stop < MAX_TABS; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, isShown } = await page.evaluate(describeFocus);
    if (name === '') break;
    expect([name, isShown]).toEqual([name, true]);
    stops.push(name);
  }
  expect(new Set(stops).size, `Tab goes on from ${stops[0]}`).toBeGreaterThan(Math.min(1, stops.length - 1));
}

function describeFocus(): { name: string; isShown: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', isShown: true };
  // The shop in the preview draws the focus itself.
  if (element instanceof HTMLIFrameElement) return { name: '', isShown: true };
  const { width, height, x, y } = element.getBoundingClientRect();
  const isRinged = (node: Element) => {
    const style = getComputedStyle(node);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  };
  const field = element.closest('.input, .find, .palette__input');
  const isShown = width > 0 && height > 0 && (isRinged(element) || (field !== null && isRinged(field)));
  return { name: `${element.outerHTML.slice(0, 120)} at ${Math.round(x)} ${Math.round(y)}`, isShown };
}

test('[DESK-14] [DESK-17] a frame number leads to its order on a phone, and a return shows what was done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDesk(page);
  await openDesk(page, '/');
  await page.getByRole('link', { name: 'Scan' }).click();
  const screens = await listScreens();
  const order = screens.find((screen) => /^\/orders\/\w+\/\w+/.test(screen)) ?? '';
  const code = order.split('/').at(-1) ?? '';
  await page.getByLabel('Frame number or order code').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(code.slice(0, 4)) }).click();
  await page.waitForURL(new RegExp(`${order}$`));
  const back = screens.find((screen) => screen.startsWith('/returns/')) ?? '';
  await openDesk(page, back);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('marked it shipped')).toBeVisible();
});

test('[DESK-18] a filter chosen by keyboard is saved as a pinned view, and the sidebar leads to it', async ({
  page,
}) => {
  await signInToDesk(page);
  await openDesk(page, '/orders');
  await page.keyboard.press('f');
  await page.getByRole('menuitem', { name: 'Status' }).first().press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Shipped' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=shipped/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The button and its key come with the filter.
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await page.keyboard.press('v');
  await page.getByRole('dialog').getByLabel('Name').fill('On the road');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.keyboard.press('Control+Enter');
  await openDesk(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'On the road' }).click();
  await expect(page).toHaveURL(/\/orders\?status=shipped/);
});
