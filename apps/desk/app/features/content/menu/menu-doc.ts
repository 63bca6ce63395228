import type { AnyBlock } from '../blocks/block-fields.ts';
import type { ContentDoc, EditedBlock } from '../blocks/content-doc.ts';
import type { MenuNode } from './menu-tree.ts';

interface Words {
  labelOf(node: MenuNode): string;
  languageName(locale: string): string;
  readonly hidden: string;
}

/** A menu as the window reads it that compares texts: an entry is a block, its names in the languages are fields. */
export function menuDoc(nodes: readonly MenuNode[], words: Words): ContentDoc {
  const blockOf = (node: MenuNode): EditedBlock => {
    const names = Object.entries(node.labels).map(([locale, label]) => [words.languageName(locale), label]);
    const block = {
      ...Object.fromEntries(names),
      ...(node.isHidden && { [words.hidden]: '✓' }),
      ...(node.to && { to: node.to }),
      type: words.labelOf(node),
    };
    return { id: node.key, block: block as AnyBlock };
  };
  const flatten = (level: readonly MenuNode[]): EditedBlock[] =>
    level.flatMap((node) => [blockOf(node), ...flatten(node.children)]);
  return { fields: {}, blocks: flatten(nodes) };
}
