import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Route = Record<string, unknown> & {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
};

export type RouteManifest = {
  entry: unknown;
  routes: Record<string, Route>;
  url: string;
  version: string;
};

const VARIABLE = 'window.__reactRouterManifest=';
const FOLDER = '/assets/';
/** File n is written as the character with this code plus n, so a list of files is a word. */
const FIRST_CODE = 48;
const FLAGS = [
  'index',
  'caseSensitive',
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
] as const;
const IN_ROW = new Set<string>(['id', 'parentId', 'path', 'module', 'imports', 'css', ...FLAGS]);

// Runs in the browser. `index` and `caseSensitive` are absent unless they are true; the other flags are always there.
const DECODE = `(names,flags,rows,more,rest)=>{
const at="${FOLDER}",files=names.split(" "),list=word=>[...word].map(sign=>at+files[sign.charCodeAt()-${FIRST_CODE}]),ids=[],routes={};
for(const row of rows.split("\\n")){
const [id,parent,path,bits,module,imports,css]=row.split("\\t"),route={id};
ids.push(id);
if(parent)route.parentId=ids[parent];
if(path)route.path=path;
flags.split(" ").forEach((flag,n)=>{if(bits>>n&1||n>1)route[flag]=!!(bits>>n&1)});
routes[id]=Object.assign(route,{module:at+(/\\./.test(module)?module:id.split("/").pop()+"-"+module+".js"),imports:list(imports),css:list(css)},more[id])
}
return{...rest,routes}}`.replaceAll('\n', '');

/**
 * React Router's manifest names the files of all routes, and every first visit downloads it. Here it is written as a
 * table of files and one row for each route, and a function that makes the same object of them: less than half the bytes.
 */
export function compactManifest(manifest: RouteManifest): string {
  const { routes, ...rest } = manifest;
  const all = Object.values(routes).filter(isPage);
  const names = filesByUse(all);
  const ids = all.map(({ id }) => id);
  const numbers = (files: readonly string[]) => files.map((file) => names.indexOf(nameOf(file)));
  const word = (files: readonly number[]) => String.fromCharCode(...files.map((n) => FIRST_CODE + n));
  const rows = all.map((route) => {
    const bits = FLAGS.reduce((sum, flag, n) => sum + (route[flag] ? 1 << n : 0), 0);
    const parent = route.parentId === undefined ? '' : ids.indexOf(route.parentId);
    return [
      route.id,
      parent,
      route.path ?? '',
      bits,
      shortModule(route),
      // Sorted, for the compression; styles keep their order, which decides between rules.
      word(numbers(route.imports).toSorted((a, b) => a - b)),
      word(numbers(route.css)),
    ].join('\t');
  });
  const more = Object.fromEntries(
    all.flatMap((route) => {
      const others = Object.entries(route).filter(([name, value]) => !IN_ROW.has(name) || value === '');
      return others.length === 0 ? [] : [[route.id, Object.fromEntries(others)]];
    }),
  );
  const input = [names.join(' '), FLAGS.join(' '), rows.join('\n'), more, rest];
  return `${VARIABLE}(${DECODE})(${input.map((value) => JSON.stringify(value)).join(',')});`;
}

/**
 * Routes without a page (`*.resource.ts`) answer requests of their own; the browser's router never goes there, so it
 * need not know them. A fetcher that is to load one needs it here.
 */
const isPage = (route: Route) => Boolean(route.hasDefaultExport || route.hasErrorBoundary);

/** The files that most routes need come first: their characters are the shortest. */
function filesByUse(routes: readonly Route[]): string[] {
  const uses = new Map<string, number>();
  for (const { imports, css } of routes)
    for (const file of [...imports, ...css]) uses.set(nameOf(file), (uses.get(nameOf(file)) ?? 0) + 1);
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** A route's module is mostly named after it: then its hash is enough. */
function shortModule({ id, module }: Route): string {
  const name = nameOf(module);
  const [start, end] = [`${path.posix.basename(id)}-`, '.js'];
  const hash = name.slice(start.length, -end.length);
  return name === start + hash + end && !hash.includes('.') ? hash : name;
}

function nameOf(file: string): string {
  if (!file.startsWith(FOLDER)) throw new Error(`${file} of the route manifest is not below ${FOLDER}`);
  return file.slice(FOLDER.length);
}

/** Rewrites the manifest that React Router left beside the client's files when it built the server. */
export function compactRouteManifest(): Plugin {
  return {
    name: 'paddock-compact-manifest',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle() {
      const folder = path.join(this.environment.config.build.outDir, '..', 'client', 'assets');
      const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
      if (!file) this.error('React Router wrote no route manifest where it is expected');
      const code = readFileSync(path.join(folder, file), 'utf8');
      if (!code.startsWith(VARIABLE))
        this.error(`${file} is not the route manifest as React Router writes it`);
      const manifest = JSON.parse(code.slice(VARIABLE.length).replace(/;$/, '')) as RouteManifest;
      writeFileSync(path.join(folder, file), compactManifest(manifest));
    },
  };
}
