import type { Diagram } from './read-diagram.ts';
import type { Import } from './read-imports.ts';

/** What is wrong with the diagram: files without a node, imports without a way along arrows, arrows without imports. */
export function compareWithImports({ nodes, arrows }: Diagram, imports: readonly Import[]): string[] {
  const unknown = new Set<string>();
  const real = new Map<string, Import>();
  for (const { from, to } of imports) {
    const [source, target] = [findNode(nodes, from), findNode(nodes, to)];
    if (!source) unknown.add(from);
    if (!target) unknown.add(to);
    if (source && target && source !== target) real.set(`${source} --> ${target}`, { from, to });
  }
  const missing = [...real].filter(([arrow]) => {
    const [source = '', target = ''] = arrow.split(' --> ');
    return !isReachable(arrows, source, target);
  });
  const stale = arrows.map(([from, to]) => `${from} --> ${to}`).filter((arrow) => !real.has(arrow));
  return [
    ...[...unknown].sort().map((file) => `no node for ${file}`),
    ...missing.map(([arrow, { from, to }]) => `missing: ${arrow} (${from} imports ${to})`),
    ...stale.map((arrow) => `stale: ${arrow} (there is no such import)`),
  ].sort();
}

function findNode(nodes: Diagram['nodes'], file: string): string | undefined {
  for (const [id, paths] of nodes) if (paths.some((path) => contains(path, file))) return id;
  return undefined;
}

// `a/b` is the folder or a file of that name, `a/*.ts` the files of the folder itself.
function contains(path: string, file: string): boolean {
  if (path.endsWith('/*.ts')) {
    const folder = path.slice(0, -'*.ts'.length);
    return file.startsWith(folder) && !file.slice(folder.length).includes('/');
  }
  return file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`);
}

function isReachable(arrows: Diagram['arrows'], source: string, target: string): boolean {
  const seen = new Set([source]);
  for (const node of seen) for (const [from, to] of arrows) if (from === node) seen.add(to);
  return seen.has(target);
}
