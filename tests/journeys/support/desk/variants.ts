import { expect, type Locator, type Page } from '@playwright/test';

export interface DeskVariant {
  readonly name: string;
  readonly locale: 'en' | 'ar';
  readonly isPhone: boolean;
}

/** The same acts at a keyboard without a mouse, and by touch on a phone, right to left. */
export const VARIANTS: readonly DeskVariant[] = [
  { name: 'by keyboard alone', locale: 'en', isPhone: false },
  { name: 'on a phone in Arabic', locale: 'ar', isPhone: true },
];

export const PHONE = { width: 390, height: 844 };
const MAX_TABS = 80;

/** Walks with Tab to an element; the journey fails when no Tab leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < MAX_TABS; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${target}`);
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}
