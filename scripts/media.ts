// `node scripts/media.ts`: turns the originals in the brand's media/ into what browsers fetch, under hashed names.
// Files go to apps/storefront/public (never committed), the manifest into the brand's folder (committed).
// `node scripts/media.ts --brand <name or folder>` does it for another brand.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BRANDS_FOLDER, findBrand } from '../packages/brand/src/find-brand.ts';
import { cutGround } from './media/ground.ts';
import { describeFilm } from './media/mp4.ts';
import { chooseFiles, describePicture, type Entry, encode, type Format } from './media/recipes.ts';
import { takeBrandArgument } from './system/brand-argument.ts';

const ROOT = join(import.meta.dirname, '..');
takeBrandArgument();
const BRAND = fileURLToPath(findBrand());
const ORIGINALS = join(BRAND, 'media/pictures');
const OUTPUT = join(ROOT, 'apps/storefront/public/media');
const MANIFEST = join(BRAND, 'media-manifest.json');
const COPIED_FOLDERS = ['brand', 'documents'];

// Part of every file name: raise it when an encoder setting changes, and all files are made again.
const RECIPE = '2';

type Manifest = Record<string, Entry>;

const fileName = (key: string, { hash }: Entry, width: number, format: Format) =>
  `${key}-${hash}-${width}.${format}`;

async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

// Written aside and renamed, so that a stopped run never leaves half a picture under its final name. Each run has a place
// of its own for that: two may be under way.
const ASIDE = join(ROOT, '.data/media', String(process.pid));
let parts = 0;
async function replaceFile(path: string, write: (aside: string) => Promise<unknown>) {
  parts += 1;
  const aside = join(ASIDE, `${parts}${parse(path).ext}`);
  await write(aside);
  await rename(aside, path);
}

/** Files of every brand's manifest: the pictures of a brand outlast a run for another one. */
async function listFilesOfBrands(): Promise<string[]> {
  const folders = await readdir(BRANDS_FOLDER);
  const manifests = await Promise.all(
    folders.map((folder) => readManifest(join(BRANDS_FOLDER, folder, 'media-manifest.json'))),
  );
  return manifests.flatMap((one) => Object.entries(one).flatMap(([key, entry]) => listFiles(key, entry)));
}

function listFiles(key: string, entry: Entry): string[] {
  if (entry.widths.length === 0) return [`${key}-${entry.hash}.mp4`];
  return entry.widths.flatMap((width) => entry.formats.map((format) => fileName(key, entry, width, format)));
}

async function copyAsIs(from: string, to: string) {
  if (!existsSync(from)) return;
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

/** Every original with its key: the file's name, with the folder in front where there is one (spin-…, video-…). */
async function listOriginals() {
  const files = await readdir(ORIGINALS, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(jpg|mp4)$/.test(file.name))
    .map((file) => {
      const folder = file.parentPath.slice(ORIGINALS.length + 1);
      const key = [folder, parse(file.name).name].filter(Boolean).join('-');
      return { key, path: join(file.parentPath, file.name), isFilm: file.name.endsWith('.mp4') };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

const started = performance.now();
const checkOnly = process.argv.includes('--check');
// One picture per core beats one picture on all cores: small widths do not fill several threads.
sharp.concurrency(1);
await mkdir(OUTPUT, { recursive: true });
if (process.argv.includes('--icons')) await import('./media-icons.ts');

const known = await readManifest(MANIFEST);
const existing = new Set(await readdir(OUTPUT));
const manifest: Manifest = {};
const wanted = new Set<string>([...COPIED_FOLDERS, 'manuals', 'map']);
const jobs: { cost: number; run: () => Promise<void> }[] = [];

for (const { key, path: original, isFilm } of await listOriginals()) {
  const source = await readFile(original);
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 10);
  const before = known[key]?.hash === hash ? known[key] : undefined;
  const entry = isFilm
    ? (before ?? describeFilm(source, hash))
    : before
      ? { ...before, ...chooseFiles(key, before.width) }
      : await describePicture(key, source, hash);
  manifest[key] = entry;
  if (isFilm) {
    const file = `${key}-${hash}.mp4`;
    wanted.add(file);
    const run = () => replaceFile(join(OUTPUT, file), (aside) => copyFile(original, aside));
    if (!existing.has(file)) jobs.push({ cost: 0, run });
  }
  for (const width of entry.widths) {
    const files = entry.formats.map((format) => ({ format, file: fileName(key, entry, width, format) }));
    for (const { file } of files) wanted.add(file);
    const missing = files.filter(({ file }) => !existing.has(file));
    if (missing.length === 0) continue;
    const cost = width * width * (missing.some(({ format }) => format === 'avif') ? 4 : 1);
    // Opened and made smaller once for all its formats: that took longer than writing most of them.
    const run = async () => {
      const { data, info } = await sharp(source)
        .resize({ width })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      for (const { format, file } of missing)
        await replaceFile(join(OUTPUT, file), (aside) =>
          encode(sharp(data, { raw }), format, key, width).toFile(aside),
        );
    };
    jobs.push({ cost, run });
  }
}

// One line a picture, so a change of one reads as one line.
const lines = Object.entries(manifest).map(([key, entry]) => `  "${key}": ${JSON.stringify(entry)}`);
const text = `{\n${lines.join(',\n')}\n}\n`;
const isStale = JSON.stringify(manifest) !== JSON.stringify(known);
if (checkOnly) {
  console.log(
    isStale ? 'media-manifest.json is stale: run node scripts/media.ts' : 'media-manifest.json is current',
  );
  process.exit(isStale ? 1 : 0);
}

await mkdir(ASIDE, { recursive: true });
// Dearest first, so the two cores end together.
await inParallel(jobs.sort((a, b) => b.cost - a.cost).map((job) => job.run));
for (const folder of COPIED_FOLDERS) await copyAsIs(join(BRAND, 'media', folder), join(OUTPUT, folder));
await copyAsIs(join(BRAND, 'theme/icons'), dirname(OUTPUT));
await cutGround(dirname(OUTPUT));
const kept = new Set([...wanted, ...(await listFilesOfBrands())]);
for (const file of existing)
  if (!kept.has(file)) await rm(join(OUTPUT, file), { recursive: true, force: true });
if (isStale) await replaceFile(MANIFEST, (aside) => writeFile(aside, text));

await rm(ASIDE, { recursive: true });

let bytes = 0;
for (const file of wanted) bytes += (await stat(join(OUTPUT, file)).catch(() => ({ size: 0 }))).size;
console.log(
  `${Object.keys(manifest).length} pictures, ${wanted.size - COPIED_FOLDERS.length - 2} files, ${(bytes / 1e6).toFixed(1)} MB; ` +
    `${jobs.length} made in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

// The manuals are written from the brand's specification, which the server's code reads.
const manuals = spawnSync(process.execPath, [join(ROOT, 'apps/server/src/cli/manuals.ts')], {
  stdio: 'inherit',
});
process.exitCode = manuals.status ?? 1;
