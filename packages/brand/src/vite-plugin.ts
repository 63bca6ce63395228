import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { findBrand } from './find-brand.ts';
import { readBrandSettings } from './read-brand-settings.ts';
import { readTheme } from './read-theme.ts';

const SETTINGS = 'virtual:brand';
const MUSEUM = 'virtual:brand/museum';
const FONTS = 'virtual:brand/fonts';
const BAR = 'virtual:brand/bar';

/**
 * Builds one brand into the storefront. `~brand/…` is a file of the brand's folder; `virtual:brand` has its settings,
 * `virtual:brand/museum` its museum or null, `virtual:brand/fonts` the addresses of the fonts to preload,
 * `virtual:brand/bar` the colour of the browser's bar alone: every page contains it, and the whole theme is 500 bytes.
 * The server bundle gets a `brand.json`, so that a build for another brand is recognised as stale.
 */
export function brand(): Plugin {
  const folder = findBrand();
  const modules: Record<string, () => string> = {
    [SETTINGS]: () => `export default ${JSON.stringify(readBrandSettings(folder))};`,
    [MUSEUM]: () => `export default ${JSON.stringify(readMuseum(folder))};`,
    [BAR]: () => `export default ${JSON.stringify(readTheme(folder).bar)};`,
    [FONTS]: () => {
      const files = readTheme(folder).preload.map((file) =>
        file.startsWith('./') ? fileURLToPath(new URL(`theme/${file}`, folder)) : file,
      );
      const imports = files.map((file, n) => `import font${n} from ${JSON.stringify(`${file}?url`)};`);
      return `${imports.join('\n')}\nexport default [${files.map((_, n) => `font${n}`).join(', ')}];`;
    },
  };
  return {
    name: 'paddock-brand',
    config: () => ({
      resolve: { alias: { '~brand': fileURLToPath(folder).replace(/\/$/, '') } },
    }),
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
    generateBundle() {
      if (this.environment?.name !== 'ssr') return;
      const { slug, name, isDemo } = readBrandSettings(folder);
      this.emitFile({
        type: 'asset',
        fileName: 'brand.json',
        source: `${JSON.stringify({ slug, name, isDemo })}\n`,
      });
    },
  };
}

/** The museum's rooms, and where in their panoramas things are seen. */
function readMuseum(folder: URL) {
  const museum = new URL('museum/', folder);
  if (!existsSync(museum)) return null;
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, museum), 'utf8'));
  return { ...read('museum.json'), bearings: read('bearings.json') };
}
