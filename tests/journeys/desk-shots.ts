// Every screen of the desk in three widths, light and dark, English and Arabic, one contact sheet for each combination,
// into results/desk-shots. Needs a running desk: `npm run e2e -- --desk --hold`, then in another terminal
// `. results/e2e.env; node tests/journeys/desk-shots.ts [--width 390 --theme dark --locale ar --state failed
// --screen /orders]`.
// `node tests/journeys/desk-shots.ts --guide` takes the pictures of docs/guides/desk again.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { layOutSheet } from './shots/contact-sheet.ts';
import { type DeskState, fakeState, takeScreen } from './shots/desk/desk-camera.ts';
import { listScreens } from './shots/desk/desk-screens.ts';
import { takeGuide } from './shots/desk/guide-pictures.ts';
import { seedDesk } from './shots/desk/seed-desk.ts';
import { withPictures } from './support/browser.ts';
import { type DeskSignIn, signInToDesk } from './support/desk.ts';

const OUT = path.join(import.meta.dirname, '../..', 'results', 'desk-shots');
const HEIGHTS: Readonly<Record<string, number>> = { 390: 844, 1024: 768, 1440: 900 };

const { values: options } = parseArgs({
  options: {
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    guide: { type: 'boolean', default: false },
    picture: { type: 'string', multiple: true },
  },
});

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly locale: NonNullable<DeskSignIn['locale']>;
  readonly state: DeskState;
}

async function takeLook(browser: Browser, screens: readonly string[], look: Look): Promise<number> {
  const { width, theme, locale, state } = look;
  const title = [String(width), theme, locale, ...(state === 'usual' ? [] : [state])].join('-');
  const folder = path.join(OUT, title);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  await signInToDesk(page, { locale });
  await fakeState(page, state);
  const shots = [];
  for (const screen of screens) shots.push(await takeScreen(page, screen, folder));
  await context.close();
  const isPhone = width < 768;
  await layOutSheet(path.join(OUT, `${title}.jpg`), title, shots, {
    width: isPhone ? 300 : 640,
    columns: isPhone ? 7 : 3,
  });
  const noted = shots.filter(({ caption }) => caption.includes(' · '));
  console.log(`${title}: ${shots.length} screens`);
  for (const { caption } of noted) console.log(`  ${caption}`);
  return noted.length;
}

await seedDesk();
const browser = await chromium.launch(withPictures().launchOptions);
if (options.guide) await takeGuide(browser, options.picture);
else {
  const screens = options.screen ?? (await listScreens());
  let noted = 0;
  for (const state of (options.state ?? ['usual']) as DeskState[])
    for (const locale of (options.locale ?? ['en', 'ar']) as Look['locale'][])
      for (const theme of (options.theme ?? ['light', 'dark']) as Look['theme'][])
        for (const width of (options.width ?? ['390', '1024', '1440']).map(Number))
          noted += await takeLook(browser, screens, { width, theme, locale, state });
  console.log(`${noted} pictures with something to look at; sheets in results/desk-shots`);
}
await browser.close();
