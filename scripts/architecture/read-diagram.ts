export interface Diagram {
  /** Node → the folders or files it stands for, relative to the repository. */
  readonly nodes: ReadonlyMap<string, readonly string[]>;
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

const FEATURES = 'apps/server/src/features/';
const NODE = /^\s*(\w+)\["([^"]+)"\]\s*$/;
const ARROW = /^\s*(\w+) --> (\w+(?: & \w+)*)\s*$/;

/**
 * The first Mermaid diagram of a page. A node is `id["title<br/>path, path"]`; `features: a, b` stands for folders of
 * the server's features. An arrow is `id --> id` or `id --> id & id`.
 */
export function readDiagram(page: string): Diagram {
  const source = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const nodes = new Map<string, string[]>();
  const arrows: [string, string][] = [];
  for (const line of source.split('\n')) {
    const [, id, label = ''] = NODE.exec(line) ?? [];
    if (id) nodes.set(id, readPaths(label));
    const [, from, targets = ''] = ARROW.exec(line) ?? [];
    if (from) for (const to of targets.split(' & ')) arrows.push([from, to]);
  }
  return { nodes, arrows };
}

function readPaths(label: string): string[] {
  const listed = label.split('<br/>').slice(1).join(', ');
  const features = listed.startsWith('features: ');
  return listed
    .replace(/^features: /, '')
    .split(', ')
    .map((path) => (features ? FEATURES : '') + path);
}
