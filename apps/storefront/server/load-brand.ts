import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { readMuseum } from '@paddock/brand/read-museum';
import { readTheme } from '@paddock/brand/read-theme';
import { type CompiledCatalogue, loadCatalogue, readFolders } from '@paddock/i18n/catalogue';
import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import { areaOf } from '@paddock/i18n/message-area';
import { MESSAGE_AREAS } from '../app/i18n/message-areas.ts';

/** By their names below `/media/brand-<hash>/`. */
type BrandFiles = ReadonlyMap<string, Buffer>;

export interface LoadedBrand {
  /** Their path, which names their content. */
  readonly base: string;
  readonly files: BrandFiles;
  /** The icons that browsers ask for at the root, such as `favicon.svg`. */
  readonly icons: BrandFiles;
  /** What the built pages read as `globalThis.paddockBrand`. */
  readonly shown: object;
}

type Words = Record<string, Record<string, CompiledCatalogue>>;

/** Reads the brand that this process shows. The build knows none. */
export function loadBrand(folder: URL = findBrand()): LoadedBrand {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown;
  const theme = readTheme(folder);
  const museum = readMuseum(folder);
  const words = readWords(fileURLToPath(folder));
  const { css, fonts } = readStyles(new URL('theme/', folder));
  const files = new Map([
    ['theme.css', Buffer.from(css)],
    ...fonts,
    ...(museum ? [['museum.json', Buffer.from(JSON.stringify(museum))] as const] : []),
    ...listWords(words),
  ]);
  const digest = createHash('sha256');
  for (const [name, bytes] of files) digest.update(name).update(bytes);
  const base = `/media/brand-${digest.digest('hex').slice(0, 10)}/`;
  const { name, pages, storyPeriods, hasMuseum, hasNews } = readBrandSettings(folder);
  const { bar, accent, ink, quiet, alert, mapFont } = theme;
  const data = {
    settings: { name, pages, storyPeriods, hasMuseum, hasNews },
    theme: { bar, accent, ink, quiet, alert, mapFont },
    logo: read('theme/logo.json'),
    styles: `${base}theme.css`,
    fonts: theme.preload.map((file) => base + path.basename(file)),
    files: base,
    areas: Object.keys(words.en ?? {}),
    museum: museum ? `${base}museum.json` : null,
  };
  const shown = {
    ...data,
    settings: readBrandSettings(folder),
    theme,
    museum,
    pictures: read('theme/pictures.json'),
    manifest: read('media-manifest.json'),
    words,
    data: JSON.stringify(data),
  };
  return { base, files, icons: readIcons(fileURLToPath(new URL('theme/icons/', folder))), shown };
}

const readIcons = (folder: string): BrandFiles =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));

/** The brand's own words by locale and area of the storefront's messages. */
function readWords(folder: string): Words {
  const folders = readFolders(folder);
  return Object.fromEntries(
    CATALOGUE_NAMES.map((locale) => {
      const messages = Object.entries(loadCatalogue(folder, locale));
      const areas = Object.groupBy(messages, ([id]) => areaOf(MESSAGE_AREAS, id, folders.get(id)));
      return [
        locale,
        Object.fromEntries(Object.entries(areas).map(([area, own = []]) => [area, Object.fromEntries(own)])),
      ];
    }),
  );
}

const listWords = (words: Words) =>
  Object.entries(words).flatMap(([locale, areas]) =>
    Object.entries(areas).map(
      ([area, catalogue]) =>
        [`words-${locale}-${area}.json`, Buffer.from(JSON.stringify(catalogue))] as const,
    ),
  );

const resolve = createRequire(import.meta.url).resolve;
const IMPORT = /@import '([^']+)' layer\(([a-z]+)\);/g;
const FONT = /url\((?:'|")?([^'")]+\.woff2)(?:'|")?\)/g;

/** theme.css with what it imports of packages of fonts, and the files of those fonts beside it. */
function readStyles(theme: URL): { css: string; fonts: (readonly [string, Buffer])[] } {
  const fonts = new Map<string, Buffer>();
  const take = (css: string, folder: string) =>
    css.replaceAll(FONT, (_, file: string) => {
      const name = path.basename(file);
      fonts.set(name, readFileSync(path.resolve(folder, file)));
      return `url(${name})`;
    });
  const own = take(readFileSync(new URL('theme.css', theme), 'utf8'), fileURLToPath(theme));
  const css = own.replaceAll(IMPORT, (_, name: string, layer: string) => {
    const file = resolve(name);
    return `@layer ${layer} {\n${take(readFileSync(file, 'utf8'), path.dirname(file))}\n}`;
  });
  return { css: css.replaceAll(/\/\*[^]*?\*\//g, ''), fonts: [...fonts] };
}
