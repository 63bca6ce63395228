import sharp, { type OverlayOptions } from 'sharp';
import type { Shot } from './camera.ts';
import type { Device } from './devices.ts';

const GAP = 16;
const CAPTION = 28;
/** A page that is longer goes on in the next column. */
const TALLEST = 1400;
const PAPER = '#5b6661';

interface Strip {
  readonly picture: Buffer;
  readonly height: number;
  readonly caption: string;
}

/** All pictures of a walk on one sheet, small, with their names. */
export async function layOutSheet(file: string, title: string, shots: readonly Shot[], tile: Device['tile']) {
  const strips = (await Promise.all(shots.map((shot) => cut(shot, tile.width)))).flat();
  const rows = Array.from({ length: Math.ceil(strips.length / tile.columns) }, (_, row) =>
    strips.slice(row * tile.columns, (row + 1) * tile.columns),
  );
  const layers: OverlayOptions[] = [{ input: words(title, 900, 22), top: GAP, left: GAP }];
  let top = GAP * 2 + CAPTION;
  for (const row of rows) {
    for (const [column, strip] of row.entries()) {
      const left = GAP + column * (tile.width + GAP);
      layers.push({ input: words(strip.caption, tile.width, 15), top, left });
      layers.push({ input: strip.picture, top: top + CAPTION, left });
    }
    top += CAPTION + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const width = GAP + tile.columns * (tile.width + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toFile(file);
}

async function cut(shot: Shot, width: number): Promise<Strip[]> {
  const { data, info } = await sharp(shot.file).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const count = Math.ceil(info.height / TALLEST);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const top = at * TALLEST;
      const height = Math.min(TALLEST, info.height - top);
      const picture = await sharp(data).extract({ left: 0, top, width, height }).png().toBuffer();
      return { picture, height, caption: at === 0 ? shot.caption : `… ${at + 1}` };
    }),
  );
}

const escaped = (text: string) =>
  text.replaceAll(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;');

const words = (text: string, width: number, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text y="${size}" font-family="sans-serif" font-size="${size}" fill="#fff">${escaped(text)}</text></svg>`,
  );
