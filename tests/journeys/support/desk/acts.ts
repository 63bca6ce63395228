import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { expect, type Locator, type Page } from '@playwright/test';
import { countCalls, type DeskSignIn, openDesk, signInToDesk } from '../desk.ts';
import { type DeskVariant, expectFits, PHONE, tabTo } from './variants.ts';

const DESK = fileURLToPath(new URL('../../../../apps/desk/app', import.meta.url));

/** The words of the desk in a language. */
export function deskWords(locale: string): (id: string) => string {
  const words = readCatalogue(DESK, locale);
  return (id) => {
    const word = words[id];
    if (word === undefined) throw new Error(`no message ${id} in ${locale}`);
    return word;
  };
}

export type DeskActs = ReturnType<typeof deskActs>;

/** Logs in with the screen and the language of the variant. */
export async function enterDesk(
  page: Page,
  variant: DeskVariant,
  options: DeskSignIn = {},
): Promise<DeskActs> {
  if (variant.isPhone) await page.setViewportSize(PHONE);
  await signInToDesk(page, { ...options, locale: variant.locale });
  return deskActs(page, variant, deskWords(variant.locale));
}

function deskActs(page: Page, { isPhone }: DeskVariant, t: (id: string) => string) {
  const dialog = page.locator('dialog[open]');
  const bar = page.locator('header.bar');
  const { type, choose } = dialogFields(page, dialog, isPhone);

  /** Chooses an act: by its key, or by its button or the menu on a phone. */
  async function begin(name: string, key: string): Promise<void> {
    if (isPhone) await tap(t(`action.${name}`));
    else await pressUntilOpen(key);
    await dialog.waitFor();
  }

  /** A key works from the moment its button is painted, which no call tells: until the dialog opens it is pressed again. */
  async function pressUntilOpen(key: string): Promise<void> {
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.keyboard.press(key);
      await dialog.waitFor({ timeout: 3000 });
    }).toPass();
  }

  async function tap(label: string): Promise<void> {
    const foot = page.locator('footer.foot');
    const button = foot.getByRole('button', { name: label, exact: true });
    if (await button.isVisible()) return button.click();
    await foot.getByRole('button', { name: t('kit.more') }).click();
    await page.getByRole('menuitem', { name: label }).first().click();
  }

  /** Confirms the dialog and waits until the page shows the answer. */
  async function confirm(): Promise<void> {
    const answered = countCalls(page);
    if (isPhone) await dialog.locator('button[type=submit]').click();
    else await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await answered();
  }

  /** A link of the page with a key: to another subject. */
  async function follow(key: string, label: string): Promise<void> {
    const answered = countCalls(page);
    const link = page.getByRole('link', { name: label });
    await link.waitFor();
    if (isPhone) await link.click();
    else await page.keyboard.press(key);
    await link.waitFor({ state: 'detached' });
    await answered();
  }

  return {
    t,
    dialog,
    bar,
    begin,
    type,
    choose,
    confirm,
    follow,
    open: (path: string) => openDesk(page, path),
    /** The whole act; `fill` types into its fields. */
    async act(name: string, key: string, fill?: () => Promise<void>): Promise<void> {
      await begin(name, key);
      await fill?.();
      await confirm();
    },
    /** On a phone nothing is wider than the screen. */
    async expectFits(): Promise<void> {
      if (isPhone) await expectFits(page);
    },
  };
}

/** By Tab and keys, or as a phone's own controls do. */
function dialogFields(page: Page, dialog: Locator, isPhone: boolean) {
  /** Types into a field of the dialog; what stands there is replaced. */
  async function type(name: string, text: string): Promise<void> {
    const field = dialog.locator(`[name=${name}]`);
    if (isPhone) return field.fill(text);
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  }

  async function choose(name: string, value: string): Promise<void> {
    const field = dialog.locator(`select[name=${name}]`);
    if (isPhone) {
      await field.selectOption(value);
      return;
    }
    await tabTo(page, field);
    for (let n = 0; n < 10 && (await field.inputValue()) !== value; n += 1)
      await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue(value);
  }

  return { type, choose };
}
