import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { findBrand } from './find-brand.ts';
import { readBrandSettings } from './read-brand-settings.ts';
import { readMuseum } from './read-museum.ts';
import { readTheme } from './read-theme.ts';

const PREFIX = 'virtual:brand';
const nameOf = (id: string) => id.slice(PREFIX.length + 1) || 'settings';

/**
 * What the code knows of the brand: `virtual:brand` are its settings, `virtual:brand/<name>` its logo, theme, pictures,
 * museum, and so on. `runtime` builds without any brand: the server reads one when it starts (`globalThis.paddockBrand`,
 * apps/storefront/server/load-brand.ts) and tells the browser on <html>. Otherwise, for development and tests, the files of
 * the brand's folder are served as modules. `~brand/…` is a file of that folder, in a build one of `neutral/`.
 */
export function brand({ runtime = false }: { runtime?: boolean } = {}): Plugin {
  const folder = runtime ? new URL('../neutral/', import.meta.url) : findBrand();
  return {
    name: 'paddock-brand',
    config: () => ({ resolve: { alias: { '~brand': fileURLToPath(folder).replace(/\/$/, '') } } }),
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = nameOf(id.slice(1));
      if (!runtime) return inlined(name, folder);
      return options?.ssr ? ofServer(name) : ofBrowser(name);
    },
  };
}

const SOURCE = `import brand from '${PREFIX}/source';\n`;
const expression = (name: string) => (name === 'bar' ? 'brand.theme.bar' : `brand.${name}`);

function ofServer(name: string): string {
  if (name === 'source') return 'export default globalThis.paddockBrand;';
  if (name === 'words')
    return `${SOURCE}export default async (locale, area) => {
      const areas = brand.words[locale] ?? {};
      return area ? areas[area] ?? {} : Object.assign({}, ...Object.values(areas));
    };`;
  return `${SOURCE}export default ${expression(name)};`;
}

/** Museum and words are fetched with the pages that show them; the rest comes with every page. */
function ofBrowser(name: string): string {
  const DATA = 'document.documentElement.dataset.brandData';
  if (name === 'source') return `export default JSON.parse(${DATA});`;
  if (name === 'data') return `export default ${DATA};`;
  if (name === 'museum')
    return `${SOURCE}export default brand.museum ? await (await fetch(brand.museum)).json() : null;`;
  if (name === 'words')
    return `${SOURCE}export default async (locale, area) =>
      brand.areas.includes(area) ? (await fetch(brand.files + 'words-' + locale + '-' + area + '.json')).json() : {};`;
  return `${SOURCE}export default ${expression(name)};`;
}

function inlined(name: string, folder: URL): string {
  const json = (value: unknown) => `export default ${JSON.stringify(value)};`;
  const file = (path: string) => {
    const url = new URL(path, folder);
    return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as unknown) : {};
  };
  switch (name) {
    case 'settings':
      return json(readBrandSettings(folder));
    case 'museum':
      return json(readMuseum(folder));
    case 'theme':
      return json(readTheme(folder));
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
    default:
      return json(name === 'data' ? '' : null);
  }
}

function importFonts(folder: URL): string {
  const files = readTheme(folder).preload.map((file) =>
    file.startsWith('./') ? fileURLToPath(new URL(`theme/${file}`, folder)) : file,
  );
  const imports = files.map((file, n) => `import font${n} from ${JSON.stringify(`${file}?url`)};`);
  return `${imports.join('\n')}\nexport default [${files.map((_, n) => `font${n}`).join(', ')}];`;
}
