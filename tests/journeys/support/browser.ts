// Chromium without windows, as Debian ships it; the flags keep it from calling home and let it run as any user.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A page comes alive when its pictures are there; most journeys look at none, and are a third faster without.
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
// A journey's page lives for seconds: what the engine spends on making its scripts faster is never earned back, and is a
// sixth of a page's time.
const WITHOUT_OPTIMIZER = '--js-flags=--no-opt --no-maglev';
// A map rendered in software takes seconds of processor time; journeys that do not test the map show the list alone.
const WITHOUT_MAPS = '--disable-3d-apis';

const launch = (args: readonly string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [...FLAGS, ...args],
});

export const plainBrowser = { launchOptions: launch([WITHOUT_OPTIMIZER, WITHOUT_PICTURES, WITHOUT_MAPS]) };

/** For journeys about pictures: `test.use(withPictures())`. */
export const withPictures = () => ({ launchOptions: launch([WITHOUT_OPTIMIZER, WITHOUT_MAPS]) });

/** For journeys through round pictures and maps: WebGL drawn by the processor, which must be asked for by name. */
export const withWebGl = () => ({
  launchOptions: launch(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
});
