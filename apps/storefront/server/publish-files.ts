import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedBrand } from './load-brand.ts';

const FOLDERS = ['assets', 'media'];

type BrandContent = Pick<LoadedBrand, 'base' | 'files'>;

/**
 * Copies files with hashed names. A file appears under its name only when it is complete. One that is there already is
 * touched, so that its age is the age of the last release that uses it and old files can be deleted by age.
 */
export async function publishAssets(client: URL, folder: string): Promise<{ copied: number; kept: number }> {
  const from = fileURLToPath(client);
  const aside = path.join(folder, `.publish-${process.pid}`);
  await mkdir(aside, { recursive: true });
  let [copied, kept] = [0, 0];
  try {
    for (const name of await listFiles(from)) {
      const target = path.join(folder, name);
      if (await isSame(path.join(from, name), target)) {
        const now = new Date();
        await utimes(target, now, now);
        kept += 1;
        continue;
      }
      await mkdir(path.dirname(target), { recursive: true });
      const part = path.join(aside, String(copied));
      await copyFile(path.join(from, name), part);
      await rename(part, target);
      copied += 1;
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return { copied, kept };
}

/**
 * Writes the files of a brand into the folder that all processes read: an edge keeps pages of a brand that has changed
 * since, and the processes of a release start one after the other.
 */
export async function publishBrand({ base, files }: BrandContent, folder: string): Promise<void> {
  const target = path.join(folder, base);
  await mkdir(target, { recursive: true });
  for (const [name, bytes] of files) {
    const part = path.join(target, `.${process.pid}-${name}`);
    await writeFile(part, bytes);
    await rename(part, path.join(target, name));
  }
}

async function listFiles(from: string): Promise<string[]> {
  const found = FOLDERS.filter((folder) => existsSync(path.join(from, folder))).map(async (folder) => {
    const entries = await readdir(path.join(from, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(found)).flat();
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  return one.size === other?.size;
}
