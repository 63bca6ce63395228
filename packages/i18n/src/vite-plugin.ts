import type { Plugin } from 'vite';
import { type CompiledCatalogue, loadCatalogue } from './catalogue.ts';
import { CATALOGUE_NAMES } from './locales.ts';
import { type Areas, areaOf, EVERYWHERE } from './message-area.ts';

const LIST = 'virtual:messages';
const PREFIX = `${LIST}/`;

interface Options {
  /** The app, and the brand's folder with the words that are its own. */
  readonly root: string | readonly string[];
  /** Area → the messages that only its pages need. */
  readonly areas: Areas;
  /** The locales and editions that the app has; without it all of them. */
  readonly locales?: readonly string[];
}

/**
 * Serves `virtual:messages`, an import for each locale and edition; behind each what every page says, and an import for each area.
 * Catalogues come merged, completed from English and compiled: the browser gets small chunks of ready functions for the
 * page it opens, and no parser. A page brings the addresses of its own language's chunks only.
 */
export function messages({ root, areas, locales = CATALOGUE_NAMES }: Options): Plugin {
  const names = Object.keys(areas).filter((area) => area !== EVERYWHERE);
  const divided = new Map<string, Map<string, CompiledCatalogue>>();
  function divide(locale: string): Map<string, CompiledCatalogue> {
    const parts = new Map<string, CompiledCatalogue>([EVERYWHERE, ...names].map((area) => [area, {}]));
    for (const [id, message] of Object.entries(loadCatalogue(root, locale))) {
      const part = parts.get(areaOf(areas, id));
      if (part) part[id] = message;
    }
    divided.set(locale, parts);
    return parts;
  }
  return {
    name: 'paddock-messages',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export default ${importsOf('', locales)};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', area] = id.slice(PREFIX.length + 1).split('/');
      const parts = divided.get(locale) ?? divide(locale);
      const catalogue = parts.get(area ?? EVERYWHERE);
      // JSON.parse of a string literal is what engines read fastest.
      const words = `JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;
      if (area !== undefined) return `export default ${words};`;
      const imports = importsOf(`${locale}/`, names);
      return `export const everywhere = ${words};\nexport const areas = ${imports};`;
    },
    handleHotUpdate({ file, server }) {
      if (!/\/messages[./][\w-]+\.json$/.test(file)) return undefined;
      divided.clear();
      const changed = [...server.moduleGraph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(`\0${LIST}`),
      );
      for (const module of changed) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}

function importsOf(under: string, names: readonly string[]): string {
  return `{ ${names.map((name) => `'${name}': () => import('${PREFIX}${under}${name}')`).join(', ')} }`;
}
