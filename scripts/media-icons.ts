// `npm run media -- --icons`: the small committed files of apps/storefront/public, drawn from the mark and a hero.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'apps/storefront/public');
const VERDE = '#00734a';

const brand = (name: string) => readFile(join(ROOT, 'media/brand', name), 'utf8');
const pathsOf = (svg: string) =>
  svg
    .slice(svg.indexOf('<title>'))
    .replace(/<title>.*<\/title>/, '')
    .replace('</svg>', '');

// The mark is 132 × 48 units; `reach` is the share of the square's width it takes.
function iconSvg(mark: string, reach: number, corner: number) {
  const scale = (64 * reach) / 132;
  const top = (64 - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${VERDE}"/>
  <g fill="#fff" transform="translate(${(64 - 132 * scale) / 2} ${top}) scale(${scale})">${pathsOf(mark)}</g>
</svg>
`;
}

// At 16 pixels six feathers are mud: the small icon keeps the V and the two long feathers.
const SMALL_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="12" fill="${VERDE}"/>
  <path fill="#fff" d="M16.500 14h9.500l6 19 6-19h9.500L36.500 50h-9zM3.500 14h9l2.900 9.500H6.500zM60.500 14h-9l-2.900 9.500h8.900z"/>
</svg>
`;

const toPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

// An .ico is a directory of PNG pictures: 6 bytes of header, 16 per entry.
function packIco(pictures: { size: number; png: Buffer }[]) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

async function drawSharedPicture(logo: string) {
  const white = Buffer.from(logo.replaceAll('currentColor', '#fff'));
  const wordmark = await sharp(white, { density: 144 }).resize({ width: 330 }).png().toBuffer();
  return sharp(join(ROOT, 'media/pictures/hero-scrambler-rosso.jpg'))
    .extract({ left: 466, top: 0, width: 2094, height: 1100 })
    .resize(1200, 630)
    .composite([{ input: wordmark, left: 72, top: 72 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const mark = await brand('vianelli-mark.svg');
const full = iconSvg(mark, 0.8, 12);
const bleed = iconSvg(mark, 0.78, 0);
// A launcher may cut everything outside the middle 80 %, so the maskable mark stays well inside.
const maskable = iconSvg(mark, 0.62, 0);
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await toPng(SMALL_ICON, size) })),
);
const files = {
  'favicon.svg': SMALL_ICON,
  'favicon.ico': packIco(small),
  'icon-192.png': await toPng(full, 192),
  'icon-512.png': await toPng(full, 512),
  'icon-maskable-512.png': await toPng(maskable, 512),
  'apple-touch-icon.png': await toPng(bleed, 180),
  'og-default.jpg': await drawSharedPicture(await brand('vianelli-logo.svg')),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(PUBLIC, name), content);
  console.log(`${name} ${content.length} bytes`);
}
