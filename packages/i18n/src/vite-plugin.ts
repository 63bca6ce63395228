import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { loadCatalogue } from './catalogue.ts';
import { CATALOGUE_LOCALES } from './locales.ts';

const LIST = 'virtual:messages';
const PREFIX = `${LIST}/`;
/** What is in no area: every page needs it. */
const EVERYWHERE = 'everywhere';

interface Options {
  readonly root: string;
  /** Area → the folders whose messages only its pages need. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

/**
 * Serves `virtual:messages`, an import for each area and locale, and behind each all its catalogues merged, completed
 * from English and compiled: the browser gets small chunks of ready functions for the page it opens, and no parser.
 */
export function messages({ root, areas }: Options): Plugin {
  const areaOf = (file: string) => {
    const folder = basename(dirname(dirname(file)));
    return Object.keys(areas).find((area) => areas[area]?.includes(folder)) ?? EVERYWHERE;
  };
  return {
    name: 'paddock-messages',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOfImports([EVERYWHERE, ...Object.keys(areas)]);
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [area = '', locale = ''] = id.slice(PREFIX.length + 1).split('/');
      const catalogue = loadCatalogue(root, locale, (file) => areaOf(file) === area);
      // JSON.parse of a string literal is what engines read fastest.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`;
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

function listOfImports(areas: readonly string[]): string {
  const list = (area: string) =>
    CATALOGUE_LOCALES.map((locale) => `${locale}: () => import('${PREFIX}${area}/${locale}')`).join(', ');
  return `export default { ${areas.map((area) => `${area}: { ${list(area)} }`).join(', ')} };`;
}
