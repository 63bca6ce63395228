import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { findBrokenReferences } from './brand.rules.ts';
import { BrandFiles, LOCALES } from './brand.schema.ts';
import type { Brand } from './brand.ts';
import { openDictionary, type Texts } from './dictionary.ts';
import { readNews } from './read-news.ts';
import { readPages } from './read-pages.ts';
import type { Made } from './resolve-brand.ts';
import { resolveBrand } from './resolve-brand.ts';

const VIANELLI = new URL('../../demo/vianelli/', import.meta.url);
const MANIFEST = new URL('../../../storefront/app/media-manifest.json', import.meta.url);

/** Reads and checks a brand's folder. Throws one error that lists everything wrong with it. */
export async function readBrand(folder: URL = VIANELLI): Promise<Brand> {
  const [files, texts, made, pages, news] = await Promise.all([
    ...([
      readFiles(folder),
      readTexts(folder),
      readMade(folder),
      readPages(folder),
      readNews(folder),
    ] as const),
  ]);
  return { ...resolveBrand(files, openDictionary(texts), made), pages, news };
}

export async function readFiles(folder: URL = VIANELLI): Promise<BrandFiles> {
  const names = Object.keys(BrandFiles.shape) as (keyof BrandFiles)[];
  const entries = await Promise.all(
    names.map(async (name) => [name, await readJson(new URL(`${name}.json`, folder))] as const),
  );
  const parsed = BrandFiles.safeParse(Object.fromEntries(entries));
  if (!parsed.success) throw unusable(parsed.error.issues.map(describeIssue));
  const broken = findBrokenReferences(parsed.data);
  if (broken.length > 0) throw unusable(broken);
  return parsed.data;
}

export async function readTexts(folder: URL = VIANELLI): Promise<Texts> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => [locale, await readJson(new URL(`texts/${locale}.json`, folder))] as const),
  );
  return Object.fromEntries(entries) as Texts;
}

/** What `npm run media` made of the originals. */
export async function readMade(folder: URL = VIANELLI): Promise<Made> {
  const [manifest, manualFiles] = await Promise.all([
    readJson(MANIFEST),
    readJson(new URL('manual-files.json', folder)),
  ]);
  return { manifest, manualFiles } as Made;
}

async function readJson(file: URL): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable([
      `${file.pathname.split('/').at(-1)}: ${error instanceof Error ? error.message : 'not JSON'}`,
    ]);
  }
}

const describeIssue = ({ path: [file, ...rest], message }: z.core.$ZodIssue) =>
  `${String(file)}.json ${rest.join('.')}: ${message}`;

const unusable = (lines: string[]) => new Error(`The demo brand cannot be loaded:\n  ${lines.join('\n  ')}`);
