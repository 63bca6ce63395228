import { expect, type Locator, type Page } from '@playwright/test';
import { asOwner } from '../customers.ts';
import { signInToDesk } from '../desk.ts';
import { PHONE, tabTo } from './variants.ts';

const MAX_ROWS = 80;
const MAX_OPTIONS = 130;
const SHORT_MS = 3000;

/** A person at the desk: with keys alone, or by touch at 390 px. Nothing here reads a word of the screen. */
export interface Clerk {
  readonly staffId: number;
  readonly isPhone: boolean;
  /** An action without a dialog. */
  press(keys: string): Promise<void>;
  /** An action with a dialog; waits until it is open. */
  open(keys: string): Promise<void>;
  /** Moves to a row of the list; on a phone its panel opens. */
  choose(row: Locator): Promise<void>;
  /** A field of the open dialog. */
  fill(name: string, value: string): Promise<void>;
  /** Confirms the open dialog and waits until it is closed. */
  confirm(): Promise<void>;
}

interface ClerkOptions {
  readonly as: string;
  readonly sites?: readonly string[];
  readonly locale: 'en' | 'ar';
  readonly isPhone: boolean;
  readonly name?: string;
}

export async function newClerk(page: Page, { isPhone, ...signIn }: ClerkOptions): Promise<Clerk> {
  const { staffId } = await signInToDesk(page, signIn);
  if (isPhone) await page.setViewportSize(PHONE);
  return { staffId, isPhone, ...(isPhone ? byTouch(page) : byKeys(page)) };
}

const dialogs = (page: Page) => page.locator('dialog[open]');
const lastDialog = (page: Page) => dialogs(page).last();

type Hands = Omit<Clerk, 'staffId' | 'isPhone'>;

/** Presses until one more dialog is open: the keys of an action are heard once its subject is shown. */
async function openBy(page: Page, press: () => Promise<void>) {
  const before = await dialogs(page).count();
  await expect(async () => {
    if ((await dialogs(page).count()) === before) await press();
    await expect(dialogs(page)).toHaveCount(before + 1, { timeout: 1000 });
  }).toPass();
  await lastDialog(page).locator('button[type=submit]').waitFor();
}

async function closeBy(page: Page, press: () => Promise<void>) {
  const before = await dialogs(page).count();
  await press();
  // The panel of a row closes with its dialog when the row has left the list.
  await expect.poll(() => dialogs(page).count()).toBeLessThan(before);
}

function byKeys(page: Page): Hands {
  const press = async (keys: string) => {
    const shown = page.locator(`[aria-keyshortcuts="${keys}"]`).first();
    await shown.waitFor({ timeout: SHORT_MS }).catch(() => {});
    await page.keyboard.press(keys);
  };
  return {
    press,
    open: (keys) => openBy(page, () => page.keyboard.press(keys)),
    confirm: () => closeBy(page, () => page.keyboard.press('Control+Enter')),
    choose: (row) => goTo(page, row),
    async fill(name, value) {
      const field = lastDialog(page).locator(`[name="${name}"]`);
      await tabTo(page, field);
      const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
      if (kind === 'checkbox') await page.keyboard.press('Space');
      else if (kind === 'select-one') await chooseByArrows(page, field, value);
      else {
        await page.keyboard.press('Control+a');
        await page.keyboard.type(value);
      }
    },
  };
}

/** `j` enters the list and moves down, `k` moves up. */
async function goTo(page: Page, row: Locator) {
  await row.waitFor();
  for (const key of ['j', 'k'])
    for (let n = 0; n < MAX_ROWS; n += 1) {
      if (await row.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
      // The grid moves the focus in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  throw new Error(`no way by j and k to ${row}`);
}

async function chooseByArrows(page: Page, field: Locator, value: string) {
  await page.keyboard.press('Home');
  for (let n = 0; n < MAX_OPTIONS; n += 1) {
    if ((await field.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no option ${value}`);
}

function byTouch(page: Page): Hands {
  /** The button itself, or its line in the menu of further actions. */
  const press = async (keys: string) => {
    const within = (await dialogs(page).count()) > 0 ? lastDialog(page) : page.locator('main');
    const action = within.locator(`[aria-keyshortcuts="${keys}"]`).filter({ visible: true }).last();
    const menu = within.locator('[aria-haspopup=menu][aria-keyshortcuts=","]').last();
    await action.or(menu).first().waitFor();
    if ((await action.count()) === 0) await menu.click();
    await action.click();
  };
  return {
    press,
    open: (keys) => openBy(page, () => press(keys)),
    confirm: () => closeBy(page, () => lastDialog(page).locator('button[type=submit]').click()),
    choose: (row) => row.click(),
    async fill(name, value) {
      const field = lastDialog(page).locator(`[name="${name}"]`);
      const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
      if (kind === 'checkbox') await field.check();
      else if (kind === 'select-one') await field.selectOption(value);
      else await field.fill(value);
    },
  };
}

/** The acts that the audit log has on a subject, the oldest first; waits until they are there. */
export async function expectAudit(kind: string, ref: string, actions: readonly string[]) {
  await expect
    .poll(() =>
      asOwner(async (client) => {
        const { rows } = await client.query(
          'select action from audit_log where subject_kind = $1 and subject_ref = $2 order by id',
          [kind, ref],
        );
        return rows.map(({ action }) => action);
      }),
    )
    .toEqual(actions);
}
