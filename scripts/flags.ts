// Draws the flag sprite of the country chooser: every flag of flag-icons as one cell of a single picture. As vectors
// they would be two megabytes (coats of arms are all detail); at the size we show them they are some sixty kilobytes.
// Each flag is also written by itself, for the one place that shows a single flag on every page: the locale button.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const COLUMNS = 20;
/** Twice the size on the page, for dense screens. */
const WIDTH = 40;
const HEIGHT = 30;

const source = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
const target = fileURLToPath(new URL('../apps/storefront/app/features/sites/', import.meta.url));

const codes = readdirSync(source)
  .map((file) => file.replace('.svg', ''))
  .filter((code) => /^[a-z]{2}$/.test(code))
  .sort();
const drawn = await Promise.all(
  codes.map((code) =>
    sharp(readFileSync(join(source, `${code}.svg`)), { density: 96 })
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .png()
      .toBuffer(),
  ),
);
const cells = drawn.map((input, at) => ({
  input,
  left: (at % COLUMNS) * WIDTH,
  top: Math.floor(at / COLUMNS) * HEIGHT,
}));
const rows = Math.ceil(codes.length / COLUMNS);
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
await sharp({
  create: { width: COLUMNS * WIDTH, height: rows * HEIGHT, channels: 4, background: transparent },
})
  .composite(cells)
  .webp({ quality: 82, effort: 6 })
  .toFile(join(target, 'flags.webp'));
writeFileSync(join(target, 'flags.json'), `${JSON.stringify({ columns: COLUMNS, codes })}\n`);
const single = await Promise.all(
  drawn.map((flag) => sharp(flag).webp({ quality: 70, effort: 6 }).toBuffer()),
);
const urls = single.map((flag) => `data:image/webp;base64,${flag.toString('base64')}`);
writeFileSync(
  join(target, 'single-flags.json'),
  `${JSON.stringify(Object.fromEntries(codes.map((code, at) => [code, urls[at]])), null, 1)}\n`,
);
console.log(`${codes.length} flags`);
