// `node brands/vianelli/studio/period.ts [key …]`: prints of other years, made from the studio's renders, for the pages
// of the brand's story. Nothing is random: the grain is drawn from a seed of the picture's name, so a second run gives
// the same file.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { findBrand } from '../../../packages/brand/src/find-brand.ts';
import { drawnMark } from './period-marks.ts';

const PICTURES = fileURLToPath(new URL('media/pictures', findBrand()));
const WIDTH = 1200;
const HEIGHT = 800;

type Era = 'sepia' | 'documentary' | 'colour' | 'modern';
/** left, top, width in the original; the height follows from the print's. `covered` are the centres of today's badges. */
type Crop = [number, number, number];
type Print = { key: string; era: Era } & (
  | { from: string; crop: Crop; covered?: [number, number][] }
  | { mark: 'pencil' | 'enamel' }
);

const PRINTS: Print[] = [
  { key: 'period-1911-bell', era: 'sepia', from: 'bell-ottone-front34', crop: [200, 60, 960] },
  { key: 'period-1911-handlebar', era: 'sepia', from: 'city-bosco-cockpit', crop: [0, 10, 980] },
  { key: 'period-1921-logo', era: 'sepia', mark: 'pencil' },
  { key: 'period-1927-corsa', era: 'sepia', from: 'classic-nero-engine', crop: [350, 96, 540] },
  { key: 'period-1945-pump', era: 'documentary', from: 'pump-rosso-front34', crop: [110, 50, 1080] },
  {
    key: 'period-1949-tramonto',
    era: 'documentary',
    from: 'classic-nero-side',
    crop: [316, 186, 600],
    covered: [
      [503, 402],
      [660, 515],
    ],
  },
  { key: 'period-1954-veloce', era: 'colour', from: 'classic-crema-front34', crop: [330, 154, 600] },
  { key: 'period-1954-logo', era: 'colour', mark: 'enamel' },
  { key: 'period-1961-lido', era: 'colour', from: 'scooter-menta-front34', crop: [200, 112, 1320] },
  { key: 'period-2026-twin', era: 'modern', from: 'scrambler-engine', crop: [332, 120, 1200] },
];

type Look = { border: number; paper: string; grain: number; edge: number; blur: number };
const LOOKS: Record<Era, Look> = {
  sepia: { border: 34, paper: '#e9dfc8', grain: 20, edge: 0.62, blur: 1.1 },
  documentary: { border: 22, paper: '#edece8', grain: 26, edge: 0.4, blur: 0.8 },
  colour: { border: 30, paper: '#f4efe2', grain: 11, edge: 0.22, blur: 0.7 },
  modern: { border: 0, paper: '#ffffff', grain: 0, edge: 0, blur: 0 },
};

const GREY: [number, number, number] = [0.3, 0.56, 0.14];

/** What each time's film and paper did to the light. */
const develop: Record<Era, (picture: Sharp) => Sharp> = {
  sepia: (picture) => picture.recomb([GREY, GREY, GREY]).linear([0.97, 0.86, 0.68], [22, 12, 2]),
  documentary: (picture) => picture.recomb([GREY, GREY, GREY]).linear(0.98, -6),
  colour: (picture) =>
    picture
      .modulate({ saturation: 0.82 })
      .recomb([
        [0.93, 0.07, 0.03],
        [0.05, 0.88, 0.04],
        [0.05, 0.1, 0.7],
      ])
      .linear([0.86, 0.84, 0.84], [30, 24, 16]),
  modern: (picture) => picture.modulate({ saturation: 1.04 }).sharpen({ sigma: 0.6 }),
};

/** A small generator of numbers in 0…1; the same seed, the same grain. */
function seeded(text: string) {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Grey noise round the middle: laid over with `overlay` it darkens and lightens as film grain does, most in the mid-tones. */
async function grain(key: string, strength: number, width: number, height: number) {
  const next = seeded(key);
  const noise = Buffer.alloc(width * height, 0).map(
    () => 128 + (next() + next() + next() - 1.5) * strength * 1.6,
  );
  return sharp(noise, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

const shade = (width: number, height: number, edge: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="g" cx="50%" cy="47%" r="74%">
      <stop offset="0.42" stop-color="#1c1208" stop-opacity="0"/>
      <stop offset="1" stop-color="#1c1208" stop-opacity="${edge}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
  </svg>`);

const PLATE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="48"><ellipse cx="40" cy="24" rx="30" ry="17" fill="#0b0b0c"/></svg>',
);

async function original(print: Print, width: number, height: number): Promise<Sharp> {
  if ('mark' in print) return sharp(drawnMark(print.mark, width, height));
  const [left, top, wide] = print.crop;
  const region = { left, top, width: wide, height: Math.round((wide * height) / width) };
  const plates = (print.covered ?? []).map(([x, y]) => ({ input: PLATE, left: x - 40, top: y - 24 }));
  const whole = await sharp(join(PICTURES, `${print.from}.jpg`))
    .composite(plates)
    .png()
    .toBuffer();
  return sharp(await sharp(whole).extract(region).resize(width, height).png().toBuffer());
}

async function make(print: Print) {
  const { border, paper, grain: strength, edge, blur } = LOOKS[print.era];
  const [width, height] = [WIDTH - 2 * border, HEIGHT - 2 * border];
  let picture = develop[print.era](await original(print, width, height));
  if (blur > 0) picture = picture.blur(blur);
  let image = await picture.removeAlpha().png().toBuffer();
  if (strength > 0)
    image = await sharp(image)
      .composite([
        { input: shade(width, height, edge) },
        { input: await grain(print.key, strength, width, height), blend: 'overlay' },
      ])
      .png()
      .toBuffer();
  const file = await sharp(image)
    .extend({ top: border, bottom: border, left: border, right: border, background: paper })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  await writeFile(join(PICTURES, `${print.key}.jpg`), file);
  console.log(`${print.key}  ${Math.round(file.length / 1024)} kB`);
}

const wanted = process.argv.slice(2);
for (const print of PRINTS) if (!wanted.length || wanted.includes(print.key)) await make(print);
