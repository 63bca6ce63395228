import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { loadCatalogue } from './catalogue.ts';
import { CATALOGUE_NAMES } from './locales.ts';

const LIST = 'virtual:messages';
const PREFIX = `${LIST}/`;

interface Options {
  /** The app, and the brand's folder with the words that are its own. */
  readonly root: string | readonly string[];
  /** Area → the folders whose messages only its pages need. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

/**
 * Serves `virtual:messages`, an import for each locale and edition; behind each what every page says, and an import for each area.
 * Catalogues come merged, completed from English and compiled: the browser gets small chunks of ready functions for the
 * page it opens, and no parser. A page brings the addresses of its own language's chunks only.
 */
export function messages({ root, areas }: Options): Plugin {
  const areaOf = (file: string) => {
    const folder = basename(dirname(dirname(file)));
    return Object.keys(areas).find((area) => areas[area]?.includes(folder));
  };
  return {
    name: 'paddock-messages',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export default ${importsOf('', CATALOGUE_NAMES)};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', area] = id.slice(PREFIX.length + 1).split('/');
      const catalogue = loadCatalogue(root, locale, (file) => areaOf(file) === area);
      // JSON.parse of a string literal is what engines read fastest.
      const words = `JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;
      if (area !== undefined) return `export default ${words};`;
      const imports = importsOf(`${locale}/`, Object.keys(areas));
      return `export const everywhere = ${words};\nexport const areas = ${imports};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.json') || basename(dirname(file)) !== 'messages') return undefined;
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
