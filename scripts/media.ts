// `npm run media`: turns the originals in media/ into what browsers fetch, under hashed names.
// Files go to apps/storefront/public/media (never committed), the manifest beside the app (committed).
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'media/pictures');
const OUTPUT = join(ROOT, 'apps/storefront/public/media');
const MANIFEST = join(ROOT, 'apps/storefront/app/media-manifest.json');
const COPIED_FOLDERS = ['brand', 'documents'];

const WIDTHS = [320, 480, 800, 1200, 1600, 2560];
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];

// Part of every file name: raise it when an encoder setting below changes, and all files are made anew.
const RECIPE = '1';

interface Picture {
  width: number;
  height: number;
  widths: number[];
  formats: readonly Format[];
  hash: string;
  color: string;
  placeholder: string;
}
type Manifest = Record<string, Picture>;

const fileName = (key: string, picture: Pick<Picture, 'hash'>, width: number, format: Format) =>
  `${key}-${picture.hash}-${width}.${format}`;

// Dark heroes band easily and are seen first: they get a little more quality than a shot on the backdrop.
const isDark = (key: string) => key.startsWith('hero-') || key.startsWith('not-found-');

function encode(image: Sharp, format: Format, key: string) {
  const extra = isDark(key) ? 4 : 0;
  // Effort 3 would double the time for 3 % fewer bytes.
  if (format === 'avif') return image.avif({ quality: 52 + extra, effort: 2, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return image.webp({ quality: 74 + extra, effort: 2, smartSubsample: true });
  return image.jpeg({ quality: 74 + extra, mozjpeg: true });
}

const toHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

// Sixteen pixels of WebP fit in a 200-byte data URL and need no script to show, unlike a hash to be decoded.
async function describe(source: Buffer, hash: string): Promise<Picture> {
  const { width, height } = await sharp(source).metadata();
  const tiny = await sharp(source).resize(16).webp({ quality: 20, effort: 6 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  if (placeholder.length > 200) throw new Error(`placeholder of ${placeholder.length} bytes is over 200`);
  const { channels } = await sharp(source).resize(16).stats();
  return {
    width,
    height,
    widths: [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))],
    formats: FORMATS,
    hash,
    color: `#${channels
      .slice(0, 3)
      .map((channel) => toHex(channel.mean))
      .join('')}`,
    placeholder,
  };
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

// Written aside and renamed, so that a stopped run never leaves half a picture under its final name.
async function replaceFile(path: string, write: (aside: string) => Promise<unknown>) {
  const aside = `${path}.part`;
  await write(aside);
  await rename(aside, path);
}

async function copyAsIs(folder: string) {
  const from = join(ROOT, 'media', folder);
  const to = join(OUTPUT, folder);
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    await replaceFile(join(to, name), (aside) => copyFile(join(from, name), aside));
}

async function inParallel(jobs: (() => Promise<void>)[]) {
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

const started = performance.now();
const checkOnly = process.argv.includes('--check');
// One picture per core beats one picture on all cores: small widths do not fill several threads.
sharp.concurrency(1);
await mkdir(OUTPUT, { recursive: true });
if (process.argv.includes('--icons')) await import('./media-icons.ts');

const known = await readManifest();
const existing = new Set(await readdir(OUTPUT));
const manifest: Manifest = {};
const wanted = new Set<string>(COPIED_FOLDERS);
const jobs: { cost: number; run: () => Promise<void> }[] = [];

for (const name of (await readdir(PICTURES)).sort()) {
  const key = parse(name).name;
  const source = await readFile(join(PICTURES, name));
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 10);
  const picture = known[key]?.hash === hash ? known[key] : await describe(source, hash);
  manifest[key] = picture;
  for (const width of picture.widths) {
    for (const format of FORMATS) {
      const file = fileName(key, picture, width, format);
      wanted.add(file);
      if (existing.has(file)) continue;
      const cost = width * width * (format === 'avif' ? 4 : 1);
      const path = join(OUTPUT, file);
      const run = () =>
        replaceFile(path, (aside) => encode(sharp(source).resize({ width }), format, key).toFile(aside));
      jobs.push({ cost, run });
    }
  }
}

// One line a picture, so a change of one reads as one line.
const lines = Object.entries(manifest).map(([key, picture]) => `  "${key}": ${JSON.stringify(picture)}`);
const text = `{\n${lines.join(',\n')}\n}\n`;
const isStale = JSON.stringify(manifest) !== JSON.stringify(known);
if (checkOnly) {
  console.log(isStale ? 'media-manifest.json is stale: run npm run media' : 'media-manifest.json is current');
  process.exit(isStale ? 1 : 0);
}

// Dearest first, so the two cores end together.
await inParallel(jobs.sort((a, b) => b.cost - a.cost).map((job) => job.run));
for (const folder of COPIED_FOLDERS) await copyAsIs(folder);
for (const file of existing) if (!wanted.has(file)) await rm(join(OUTPUT, file), { recursive: true });
if (isStale) await replaceFile(MANIFEST, (aside) => writeFile(aside, text));

let bytes = 0;
for (const file of wanted) bytes += (await stat(join(OUTPUT, file))).size;
console.log(
  `${Object.keys(manifest).length} pictures, ${wanted.size - COPIED_FOLDERS.length} files, ${(bytes / 1e6).toFixed(1)} MB; ` +
    `${jobs.length} made in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
