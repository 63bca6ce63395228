import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const KINDS = ['pages', 'menus', 'news', 'words', 'glossary', 'library'] as const;
export type Kind = (typeof KINDS)[number];

/** `bundle.json` of a folder. */
const BundleFile = z.strictObject({
  format: z.literal(1),
  /**
   * `overlay`: the file of a regional edition has what differs from its base, and an edition without a file follows from
   * its base. `whole`: every file has the whole text, and what has no file does not exist.
   */
  editions: z.enum(['overlay', 'whole']),
  /** What the folder has, even if there is nothing of it. Without it: the kinds whose files are there. */
  kinds: z.array(z.enum(KINDS)).optional(),
});
export type BundleFile = z.infer<typeof BundleFile>;

const PLACES: Record<Kind, readonly string[]> = {
  pages: ['pages/', 'sites/'],
  menus: ['menus/', 'sites/'],
  news: ['news.json'],
  words: ['words/'],
  glossary: ['glossary/'],
  library: ['library.json'],
};

/** A folder without `bundle.json` is a brand written by hand. */
export async function readBundleFile(folder: URL): Promise<BundleFile & { readonly kinds: readonly Kind[] }> {
  const read = (await readJson(new URL('bundle.json', folder))) ?? { format: 1, editions: 'overlay' };
  const parsed = BundleFile.safeParse(read);
  if (!parsed.success) throw new Error(`bundle.json: ${z.prettifyError(parsed.error)}`);
  if (!existsSync(folder)) throw new Error(`There is no folder ${fileURLToPath(folder)}`);
  const present = KINDS.filter((kind) => PLACES[kind].some((name) => existsSync(new URL(name, folder))));
  return { ...parsed.data, kinds: parsed.data.kinds ?? present };
}

/** Undefined: there is no such file. */
export async function readJson(file: URL): Promise<unknown> {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file.pathname.split('/').slice(-2).join('/')}: ${(error as Error).message}`);
  }
}

/** The JSON files below a folder in the order of their names, without the ending. */
export async function listJson(folder: URL): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The folders of sites in `sites/`. */
export async function listSiteFolders(folder: URL): Promise<string[]> {
  const sites = new URL('sites/', folder);
  return existsSync(sites) ? (await readdir(sites)).sort() : [];
}
