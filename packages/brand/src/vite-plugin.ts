import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pickBrowserSettings, pickBrowserTheme } from './browser-brand.ts';
import { findBrand } from './find-brand.ts';
import { readBrandSettings } from './read-brand-settings.ts';
import { readMuseum } from './read-museum.ts';
import { readTheme } from './read-theme.ts';

const PREFIX = 'virtual:brand';
const SERVER_ONLY = ['serverSettings', 'pictures', 'manifest'];

/**
 * Serves `virtual:brand` (the settings) and `virtual:brand/<name>` (logo, theme, pictures, museum, …).
 * With `isRuntime` the modules contain no brand: on the server they read `globalThis.paddockBrand`, which
 * apps/storefront/server/load-brand.ts sets before it loads them, in browsers an attribute of <html>.
 * Without it, for development and tests, they contain the files of the brand's folder.
 * `~brand/…` is a file of that folder, with `isRuntime` one of `neutral/`.
 */
export function brand({ isRuntime = false }: { isRuntime?: boolean } = {}): Plugin {
  const folder = isRuntime ? new URL('../neutral/', import.meta.url) : findBrand();
  return {
    name: 'paddock-brand',
    config: () => ({ resolve: { alias: { '~brand': fileURLToPath(folder).replace(/\/$/, '') } } }),
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 2) || 'settings';
      if (!isRuntime) return writeContent(name, folder);
      if (options?.ssr) return writeServerModule(name);
      if (SERVER_ONLY.includes(name)) this.error(`${PREFIX}/${name} is not for browsers`);
      return writeBrowserModule(name);
    },
  };
}

const SOURCE = `import brand from '${PREFIX}/source';\n`;
const exportOf = (name: string) =>
  `${SOURCE}export default ${name === 'bar' ? 'brand.theme.bar' : `brand.${name}`};`;

function writeServerModule(name: string): string {
  if (name === 'source') return 'export default globalThis.paddockBrand;';
  if (name === 'words')
    return `${SOURCE}export default async (locale, area) => {
      const areas = brand.words[locale] ?? {};
      return area ? areas[area] ?? {} : Object.assign({}, ...Object.values(areas));
    };`;
  return exportOf(name);
}

/** Museum and words are fetched by the pages that show them; the rest comes with every page. */
function writeBrowserModule(name: string): string {
  const data = 'document.documentElement.dataset.brandData';
  if (name === 'source') return `export default JSON.parse(${data});`;
  if (name === 'data') return `export default ${data};`;
  if (name === 'museum')
    return `${SOURCE}export default brand.museum ? await (await fetch(brand.museum)).json() : null;`;
  if (name === 'words')
    return `${SOURCE}export default async (locale, area) =>
      brand.areas.includes(area) ? (await fetch(brand.files + 'words-' + locale + '-' + area + '.json')).json() : {};`;
  return exportOf(name);
}

function writeContent(name: string, folder: URL): string {
  const json = (value: unknown) => `export default ${JSON.stringify(value)};`;
  const file = (path: string) => {
    const url = new URL(path, folder);
    return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as unknown) : {};
  };
  switch (name) {
    case 'settings':
      return json(pickBrowserSettings(readBrandSettings(folder)));
    case 'serverSettings':
      return json(readBrandSettings(folder));
    case 'museum':
      return json(readMuseum(folder));
    case 'theme':
      return json(pickBrowserTheme(readTheme(folder)));
    case 'bar':
      return json(readTheme(folder).bar);
    case 'manifest':
      return json(file('media-manifest.json'));
    case 'logo':
    case 'pictures':
      return json(file(`theme/${name}.json`));
    case 'fonts':
      return importFonts(folder);
    case 'words':
      return 'export default async () => ({});';
    case 'data':
    case 'styles':
      return json(null);
    default:
      throw new Error(`There is no module ${PREFIX}/${name}`);
  }
}

function importFonts(folder: URL): string {
  const files = readTheme(folder).preload.map((file) =>
    file.startsWith('./') ? fileURLToPath(new URL(`theme/${file}`, folder)) : file,
  );
  const imports = files.map((file, n) => `import font${n} from ${JSON.stringify(`${file}?url`)};`);
  return `${imports.join('\n')}\nexport default [${files.map((_, n) => `font${n}`).join(', ')}];`;
}
