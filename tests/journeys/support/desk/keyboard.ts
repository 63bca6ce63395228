import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 120;

/** Presses Tab until an element has the focus; fails where it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target.first()).toBeFocused();
}

/** Types into the field of a date and time, whose parts stand in the order of the browser's language. */
export async function typeMoment(page: Page, field: Locator, local: string): Promise<void> {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(local) ?? [];
  await tabTo(page, field);
  // English of the United States: month, day, year, hour, minute, half of the day.
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${hour}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`);
  await expect(field).toHaveValue(local);
}
