import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { loadCatalogue } from './catalogue.ts';

const PREFIX = 'virtual:messages/';

/**
 * Serves `virtual:messages/<locale>`: all catalogues of an app merged, completed from English and compiled, so that
 * the browser gets one small chunk of ready functions per locale and no parser.
 */
export function messages({ root }: { root: string }): Plugin {
  return {
    name: 'paddock-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const catalogue = loadCatalogue(root, id.slice(PREFIX.length + 1));
      // JSON.parse of a string literal is what engines read fastest.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.json') || basename(dirname(file)) !== 'messages') return undefined;
      const changed = [...server.moduleGraph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(`\0${PREFIX}`),
      );
      for (const module of changed) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
