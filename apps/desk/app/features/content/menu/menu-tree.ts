import type { MenuLayout } from '@paddock/server/features/menu/layout.contract.ts';
import type { BuiltInEntry } from '@paddock/server/features/menu/staff/menus.staff.contract.ts';

// A menu while it is edited: the entries of the shop with the changes of the layout, and added links.

export interface MenuNode {
  readonly key: string;
  /** Of the shop; null where the desk has a word for it. */
  readonly name: string | null;
  readonly absent: BuiltInEntry['absent'];
  readonly labels: Readonly<Record<string, string>>;
  readonly isHidden: boolean;
  /** Of a link that was added. */
  readonly to: string | null;
  readonly children: readonly MenuNode[];
}

interface Entry {
  readonly key: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly hidden: boolean;
  readonly to?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

export const isLink = (key: string): boolean => key.startsWith('link:');

/** Entries of the layout in its order, then those of the shop that it does not name. */
export function mergeTree(builtIn: readonly BuiltInEntry[], entries: readonly Entry[]): MenuNode[] {
  const named = entries.flatMap((entry) => {
    const own = builtIn.find(({ key }) => key === entry.key);
    // Not in the range of this site any more.
    if (!own && !isLink(entry.key)) return [];
    return [
      {
        key: entry.key,
        name: own?.name ?? null,
        absent: own?.absent ?? null,
        labels: entry.labels,
        isHidden: entry.hidden,
        to: entry.to ?? null,
        children: mergeTree(own?.children ?? [], entry.children ?? []),
      },
    ];
  });
  const rest = builtIn.filter(({ key }) => entries.every((entry) => entry.key !== key));
  return [...named, ...rest.map(asNode)];
}

const asNode = ({ key, name, absent, children }: BuiltInEntry): MenuNode => ({
  key,
  name,
  absent,
  labels: {},
  isHidden: false,
  to: null,
  children: children.map(asNode),
});

/** Only what differs from the shop's own menu; nothing where nothing does. */
export const toLayout = (nodes: readonly MenuNode[], builtIn: readonly BuiltInEntry[]): MenuLayout =>
  ({ entries: changedEntries(nodes, builtIn) }) as MenuLayout;

function changedEntries(nodes: readonly MenuNode[], builtIn: readonly BuiltInEntry[]): Entry[] {
  const entries = nodes.map((node) => {
    const own = builtIn.find(({ key }) => key === node.key);
    return {
      key: node.key,
      labels: node.labels,
      hidden: node.isHidden,
      ...(node.to !== null && { to: node.to }),
      children: changedEntries(node.children, own?.children ?? []),
    };
  });
  const isPlain = ({ labels, hidden, children }: (typeof entries)[number]) =>
    !hidden && Object.keys(labels).length === 0 && children.length === 0;
  const isUsual = nodes.every(({ key }, place) => builtIn[place]?.key === key) && entries.every(isPlain);
  return isUsual ? [] : entries;
}

type Edit = (siblings: readonly MenuNode[], place: number) => readonly MenuNode[];

/** Changes the siblings of one entry, wherever it is. */
export function editAt(nodes: readonly MenuNode[], key: string, edit: Edit): readonly MenuNode[] {
  const place = nodes.findIndex((node) => node.key === key);
  if (place >= 0) return edit(nodes, place);
  return nodes.map((node) => {
    const children = editAt(node.children, key, edit);
    return children === node.children ? node : { ...node, children };
  });
}

export const changeNode = (
  nodes: readonly MenuNode[],
  key: string,
  change: Partial<MenuNode>,
): readonly MenuNode[] =>
  editAt(nodes, key, (siblings, place) => {
    const node = siblings[place];
    return node ? siblings.with(place, { ...node, ...change }) : siblings;
  });

/** Among its siblings: entries of the shop keep their parent. */
export const moveNode = (nodes: readonly MenuNode[], key: string, step: number): readonly MenuNode[] =>
  editAt(nodes, key, (siblings, place) => {
    const node = siblings[place];
    const to = place + step;
    if (!node || to < 0 || to >= siblings.length) return siblings;
    return siblings.toSpliced(place, 1).toSpliced(to, 0, node);
  });

const removeNode = (nodes: readonly MenuNode[], key: string): readonly MenuNode[] =>
  editAt(nodes, key, (siblings, place) => siblings.toSpliced(place, 1));

export function findNode(nodes: readonly MenuNode[], key: string): MenuNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return undefined;
}

export function parentOf(
  nodes: readonly MenuNode[],
  key: string,
  parent: MenuNode | null = null,
): MenuNode | null {
  for (const node of nodes) {
    if (node.key === key) return parent;
    if (findNode(node.children, key)) return parentOf(node.children, key, node);
  }
  return null;
}

/** A link becomes the last child of the entry before it. */
export function indentLink(nodes: readonly MenuNode[], key: string): readonly MenuNode[] {
  const link = findNode(nodes, key);
  if (!link || !isLink(key)) return nodes;
  const siblings = parentOf(nodes, key)?.children ?? nodes;
  const before = siblings[siblings.findIndex((node) => node.key === key) - 1];
  if (!before || isLink(before.key)) return nodes;
  return changeNode(removeNode(nodes, key), before.key, { children: [...before.children, link] });
}

/** A link leaves its parent and follows it. */
export function outdentLink(nodes: readonly MenuNode[], key: string): readonly MenuNode[] {
  const [link, parent] = [findNode(nodes, key), parentOf(nodes, key)];
  if (!link || !parent || !isLink(key)) return nodes;
  return editAt(removeNode(nodes, key), parent.key, (siblings, place) =>
    siblings.toSpliced(place + 1, 0, link),
  );
}

export const deleteLink = removeNode;

/** Behind the chosen entry, else at the end. */
export function addLink(nodes: readonly MenuNode[], after: string | null, key: string): readonly MenuNode[] {
  const link: MenuNode = { key, name: null, absent: null, labels: {}, isHidden: false, to: '', children: [] };
  if (after === null || !findNode(nodes, after)) return [...nodes, link];
  return editAt(nodes, after, (siblings, place) => siblings.toSpliced(place + 1, 0, link));
}
