import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findBrand } from '@paddock/brand/find-brand';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { spellEdition } from '@paddock/i18n/editions';
import { baseOf, isEdition } from '@paddock/i18n/locales';
import type { z } from 'zod';
import { readBundle } from '../bundle/read-bundle.ts';
import { findBrokenReferences } from './brand.rules.ts';
import { BrandFiles, TEXT_LOCALES } from './brand.schema.ts';
import type { Brand } from './brand.ts';
import { openDictionary, type Texts } from './dictionary.ts';
import type { GeneratedFiles } from './resolve-brand.ts';
import { resolveBrand } from './resolve-brand.ts';

/** Reads and checks a brand's folder. Throws one error that lists everything wrong with it. */
export async function readBrand(folder: URL = findBrand()): Promise<Brand> {
  const [files, texts, made, bundle] = await Promise.all([
    readFiles(folder),
    readTexts(folder),
    readGeneratedFiles(folder),
    readBundle(folder),
  ]);
  const { isDemo } = readBrandSettings(folder);
  return { isDemo, ...resolveBrand(files, openDictionary(texts), made), ...bundle };
}

export async function readFiles(folder: URL = findBrand()): Promise<BrandFiles> {
  const names = Object.keys(BrandFiles.shape) as (keyof BrandFiles)[];
  const entries = await Promise.all(
    names.map(async (name) => [name, await readJsonIfThere(new URL(`${name}.json`, folder))] as const),
  );
  const parsed = BrandFiles.safeParse(Object.fromEntries(entries));
  if (!parsed.success) throw unusable(parsed.error.issues.map(describeIssue));
  const broken = findBrokenReferences(parsed.data);
  if (broken.length > 0) throw unusable(broken);
  return parsed.data;
}

export async function readTexts(folder: URL = findBrand()): Promise<Texts> {
  const readOwn = async (locale: string) =>
    ((await readJsonIfThere(new URL(`texts/${locale}.json`, folder))) ?? {}) as Record<string, string>;
  const entries = await Promise.all(
    // A brand translates into the languages of its sites; English stands in for the others.
    TEXT_LOCALES.map(async (locale) => {
      const base = isEdition(locale) ? await readOwn(baseOf(locale)) : {};
      return [locale, spellEdition(locale, { ...base, ...(await readOwn(locale)) })] as const;
    }),
  );
  return Object.fromEntries(entries) as Texts;
}

/** What `node scripts/media.ts` made of the originals. */
export async function readGeneratedFiles(folder: URL = findBrand()): Promise<GeneratedFiles> {
  const [manifest, manualFiles] = await Promise.all([
    readJsonIfThere(new URL('media-manifest.json', folder)),
    readJsonIfThere(new URL('manual-files.json', folder)),
  ]);
  return { manifest: manifest ?? {}, manualFiles: manualFiles ?? {} } as GeneratedFiles;
}

async function readJsonIfThere(file: URL): Promise<unknown> {
  if (!existsSync(file)) return undefined;
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

const unusable = (lines: string[]) => new Error(`The brand cannot be loaded:\n  ${lines.join('\n  ')}`);
