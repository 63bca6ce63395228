// `node scripts/media.ts --icons`: the small files of a brand's theme/icons, drawn from its mark, its favicon.svg and a
// picture.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findBrand } from '../packages/brand/src/find-brand.ts';
import { readTheme } from '../packages/brand/src/read-theme.ts';

const brand = findBrand();
const read = (name: string) => readFile(new URL(`theme/${name}`, brand), 'utf8');
const { accent, sharedPicture } = readTheme(brand);
const { mark } = JSON.parse(await read('logo.json')) as {
  mark: { width: number; height: number; paths: string[] };
};

/** `reach`: the share of the square's width that the mark takes. */
function iconSvg(reach: number, corner: number) {
  const scale = (64 * reach) / mark.width;
  const top = (64 - mark.height * scale) / 2;
  const paths = mark.paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${accent}"/>
  <g fill="#fff" transform="translate(${(64 - mark.width * scale) / 2} ${top}) scale(${scale})">${paths}</g>
</svg>
`;
}

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
  const { picture, ...part } = sharedPicture;
  return sharp(fileURLToPath(new URL(`media/pictures/${picture}.jpg`, brand)))
    .extract(part)
    .resize(1200, 630)
    .composite([{ input: wordmark, left: 72, top: 72 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const full = iconSvg(0.8, 12);
const bleed = iconSvg(0.78, 0);
// A launcher may cut everything outside the middle 80 %, so the maskable mark stays well inside.
const maskable = iconSvg(0.62, 0);
// At 16 pixels a whole mark is mud: the brand draws its small icon itself.
const smallIcon = await read('icons/favicon.svg');
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await toPng(smallIcon, size) })),
);
const files = {
  'favicon.ico': packIco(small),
  'icon-192.png': await toPng(full, 192),
  'icon-512.png': await toPng(full, 512),
  'icon-maskable-512.png': await toPng(maskable, 512),
  'apple-touch-icon.png': await toPng(bleed, 180),
  'og-default.jpg': await drawSharedPicture(await read('logo.svg')),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(`theme/icons/${name}`, brand), content);
  console.log(`${name} ${content.length} bytes`);
}
