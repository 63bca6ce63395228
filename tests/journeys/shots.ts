// Every screen of the shop as shoppers meet it, one picture each and one contact sheet for each walk, country and
// device, into results/shots. node tests/journeys/shots.ts [--journey account --locale ae-ar --device phone --fast]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageTag } from '@paddock/i18n/locales';
import { type Browser, chromium } from '@playwright/test';
import { Camera } from './shots/camera.ts';
import { layOutSheet } from './shots/contact-sheet.ts';
import { DEVICES, type Device, slowDown } from './shots/devices.ts';
import { walkAccount } from './shots/walk-account.ts';
import { walkBrand, walkHelp, walkSmallPrint } from './shots/walk-around.ts';
import { walkBikes } from './shots/walk-bikes.ts';
import { walkCheckout } from './shots/walk-checkout.ts';
import { walkChoosing } from './shots/walk-choosing.ts';
import { walkRides } from './shots/walk-rides.ts';
import { walkShowroom } from './shots/walk-showroom.ts';
import { walkSignIn } from './shots/walk-sign-in.ts';
import { withPictures, withWebGl } from './support/browser.ts';

const OUT = path.join(import.meta.dirname, '../..', 'results', 'shots');
const SEGMENTS = ['it-it', 'ar-es', 'ae-ar', 'jp-ja', 'kh-kh'];
const WALKS: Record<string, (camera: Camera) => Promise<void>> = {
  showroom: walkShowroom,
  choosing: walkChoosing,
  rides: walkRides,
  checkout: walkCheckout,
  'sign-in': walkSignIn,
  account: walkAccount,
  bikes: walkBikes,
  help: walkHelp,
  brand: walkBrand,
  'small-print': walkSmallPrint,
};

const { values: options } = parseArgs({
  options: {
    journey: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    device: { type: 'string', multiple: true },
    // A phone has a slow line, unless one is in a hurry.
    fast: { type: 'boolean', default: false },
  },
});
const origin = process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080';

// All visitors have refused consent; the walk that shows the question removes that choice.
const chosen = {
  name: 'Consent',
  value: `2.opt_in.000.${crypto.randomUUID()}`,
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

async function walk(browser: Browser, journey: string, segment: string, device: Device) {
  const context = await browser.newContext({
    ...device.options,
    baseURL: origin,
    reducedMotion: 'reduce' as const,
    // Dates are typed as the browser writes them.
    locale: languageTag(segment.slice(3), segment.slice(0, 2)),
    storageState: { cookies: [chosen], origins: [] },
  });
  context.setDefaultTimeout(options.fast ? 20_000 : 60_000);
  context.setDefaultNavigationTimeout(120_000);
  const page = await context.newPage();
  if (device.name === 'phone' && !options.fast) await slowDown(page);
  const title = `${journey}-${segment}-${device.name}`;
  const camera = new Camera(page, segment, device, path.join(OUT, title));
  await camera.prepare();
  await WALKS[journey]?.(camera).catch((error) => camera.faults.push(`${title}: ${error}`));
  await context.close();
  if (camera.shots.length > 0)
    await layOutSheet(path.join(OUT, `${title}.jpg`), title, camera.shots, device.tile);
  console.log(`${title}: ${camera.shots.length} screens`);
  for (const fault of camera.faults) console.log(`  ${fault}`);
  return { screens: camera.shots.length, faults: camera.faults.length };
}

const among = (all: readonly string[], wanted: readonly string[] | undefined) => {
  for (const name of wanted ?? [])
    if (!all.includes(name)) throw new Error(`there is no ${name}; there are ${all.join(', ')}`);
  return wanted ?? all;
};

const journeys = among(Object.keys(WALKS), options.journey);
const devices = among(
  DEVICES.map(({ name }) => name),
  options.device,
);
await mkdir(OUT, { recursive: true });
// Maps and round pictures are drawn by the processor, and then all the rest is too: only where there are some.
const [plain, drawn] = await Promise.all(
  [withPictures(), withWebGl()].map(({ launchOptions }) => chromium.launch(launchOptions)),
);
if (!plain || !drawn) throw new Error('no browser');
const WITH_MAPS = ['help', 'brand'];
let [screens, faults] = [0, 0];
for (const journey of journeys) {
  for (const segment of options.locale ?? SEGMENTS) {
    for (const device of DEVICES.filter(({ name }) => devices.includes(name))) {
      const done = await walk(WITH_MAPS.includes(journey) ? drawn : plain, journey, segment, device);
      screens += done.screens;
      faults += done.faults;
    }
  }
}
await Promise.all([plain.close(), drawn.close()]);
console.log(`${screens} screens, ${faults} with something to look at; sheets in results/shots`);
process.exitCode = faults > 0 ? 1 : 0;
