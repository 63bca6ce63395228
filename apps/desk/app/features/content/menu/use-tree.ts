import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { newBlockId } from '../blocks/content-doc.ts';
import {
  addLink,
  changeNode,
  deleteLink,
  findNode,
  indentLink,
  type MenuNode,
  moveNode,
  outdentLink,
} from './menu-tree.ts';

export type ChangeTree = (edit: (now: readonly MenuNode[]) => readonly MenuNode[]) => void;
const MOVES = {
  up: (now: readonly MenuNode[], key: string) => moveNode(now, key, -1),
  down: (now: readonly MenuNode[], key: string) => moveNode(now, key, 1),
  end: indentLink,
  start: outdentLink,
};

/** The entry at work, which entries are open, and what can be done with them. */
export function useTree(nodes: readonly MenuNode[], change: ChangeTree) {
  const t = useT();
  const [chosen, select] = useState<string | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(nodes.map(({ key }) => key)));
  const [announcement, announce] = useState('');
  const node = findNode(nodes, chosen ?? '') ?? nodes[0];
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const move = (key: string, direction: keyof typeof MOVES) => {
    change((now) => MOVES[direction](now, key));
    announce(t(`content.menu.moved.${direction}`));
  };
  return {
    node,
    announcement,
    view: { selected: node?.key ?? null, open, onSelect: select, onToggle: toggle, onMove: move },
    changeEntry: (next: Partial<MenuNode>) => change((now) => changeNode(now, node?.key ?? '', next)),
    add() {
      const key = `link:${newBlockId()}`;
      change((now) => addLink(now, node?.key ?? null, key));
      select(key);
    },
    remove() {
      if (node) change((now) => deleteLink(now, node.key));
    },
  };
}
