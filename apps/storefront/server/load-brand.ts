import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pickBrowserSettings, pickBrowserTheme } from '@paddock/brand/browser-brand';
import { findBrand } from '@paddock/brand/find-brand';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { readMuseum } from '@paddock/brand/read-museum';
import { readTheme } from '@paddock/brand/read-theme';
import { type CompiledCatalogue, loadCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import { areaOf, EVERYWHERE } from '@paddock/i18n/message-area';
import { MESSAGE_AREAS } from '../app/i18n/message-areas.ts';
import { readStyles } from './read-styles.ts';

type BrandFiles = ReadonlyMap<string, Buffer>;

export interface LoadedBrand {
  /** The path of the files below, with a hash of their content. */
  readonly base: string;
  readonly files: BrandFiles;
  /** The icons that browsers request at the root, such as `favicon.svg`. */
  readonly icons: BrandFiles;
  /** What the modules of the built server read as `globalThis.paddockBrand`. */
  readonly modules: object;
}

/** Locale → area → messages. */
type Words = Record<string, Record<string, CompiledCatalogue>>;

/** Reads the brand that this process shows, once: the build contains none. */
export function loadBrand(folder: URL = findBrand()): LoadedBrand {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown;
  const settings = readBrandSettings(folder);
  const theme = readTheme(folder);
  const museum = readMuseum(folder);
  const words = readWords(fileURLToPath(folder));
  const { css, fonts } = readStyles(new URL('theme/', folder));
  const files = new Map([
    ['theme.css', Buffer.from(css)],
    ...fonts,
    ...(museum ? [['museum.json', Buffer.from(JSON.stringify(museum))] as const] : []),
    ...writeWords(words),
  ]);
  const base = `/assets/brand-${hashOf(files)}/`;
  const data = {
    settings: pickBrowserSettings(settings),
    theme: pickBrowserTheme(theme),
    logo: read('theme/logo.json'),
    styles: `${base}theme.css`,
    fonts: theme.preload.map((file) => base + path.basename(file)),
    files: base,
    areas: Object.keys(words.en ?? {}),
    museum: museum ? `${base}museum.json` : null,
  };
  const modules = {
    ...data,
    serverSettings: settings,
    museum,
    pictures: read('theme/pictures.json'),
    manifest: read('media-manifest.json'),
    words,
    data: JSON.stringify(data),
  };
  return { base, files, icons: readIcons(fileURLToPath(new URL('theme/icons/', folder))), modules };
}

function hashOf(files: BrandFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 10);
}

const readIcons = (folder: string): BrandFiles =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));

function readWords(folder: string): Words {
  const readAreas = (locale: string) => {
    const messages = Object.entries(loadCatalogue(folder, locale));
    const areas = Object.groupBy(messages, ([id]) => areaOf(MESSAGE_AREAS, id));
    // Browsers load words by area only: these would be shown by the server and missing after hydration.
    if (areas[EVERYWHERE])
      throw new Error(`${folder}: the message "${areas[EVERYWHERE][0]?.[0]}" belongs to no area of pages`);
    return Object.fromEntries(
      Object.entries(areas).map(([area, own = []]) => [area, Object.fromEntries(own)]),
    );
  };
  return Object.fromEntries(CATALOGUE_NAMES.map((locale) => [locale, readAreas(locale)]));
}

const writeWords = (words: Words) =>
  Object.entries(words).flatMap(([locale, areas]) =>
    Object.entries(areas).map(
      ([area, catalogue]) =>
        [`words-${locale}-${area}.json`, Buffer.from(JSON.stringify(catalogue))] as const,
    ),
  );
