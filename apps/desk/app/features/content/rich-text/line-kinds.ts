import { type Node as DocNode, Fragment } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

/** What one line of the text is. Lists have one level, so a text is a sequence of lines. */
export type LineKind = 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol';

interface Line {
  readonly kind: LineKind;
  readonly content: Fragment;
  /** Where its content begins. */
  readonly at: number;
}

const { nodes } = richTextSchema;

function linesOf(doc: DocNode): Line[] {
  const lines: Line[] = [];
  doc.forEach((block, offset) => {
    if (block.type === nodes.ul || block.type === nodes.ol)
      block.forEach((item, inner) => {
        lines.push({
          kind: block.type.name as LineKind,
          content: item.content,
          at: offset + 1 + inner + 1,
        });
      });
    else
      lines.push({
        kind: block.type === nodes.heading ? (block.attrs.tag as LineKind) : 'p',
        content: block.content,
        at: offset + 1,
      });
  });
  return lines;
}

/** Items that follow each other become one list. */
function blocksOf(lines: readonly Line[]): DocNode[] {
  const blocks: DocNode[] = [];
  for (const { kind, content } of lines) {
    const last = blocks.at(-1);
    if (kind !== 'ul' && kind !== 'ol')
      blocks.push(
        kind === 'p' ? nodes.paragraph.create(null, content) : nodes.heading.create({ tag: kind }, content),
      );
    else if (last?.type === nodes[kind])
      blocks[blocks.length - 1] = last.copy(last.content.addToEnd(nodes.item.create(null, content)));
    else blocks.push(nodes[kind].create(null, nodes.item.create(null, content)));
  }
  return blocks;
}

const placeOf = (lines: readonly Line[], position: number) => {
  const index = lines.findLastIndex(({ at }) => at <= position);
  return { index, offset: position - (lines[index]?.at ?? 0) };
};

/** The kind of the line with the cursor. */
export function kindAt(state: EditorState): LineKind {
  const lines = linesOf(state.doc);
  return lines[placeOf(lines, state.selection.from).index]?.kind ?? 'p';
}

/** Makes the selected lines headings, items of a list or paragraphs. */
export const setLines =
  (kind: LineKind): Command =>
  (state, dispatch) => {
    dispatch?.(writeLines(state, kind));
    return true;
  };

function writeLines(state: EditorState, kind: LineKind): Transaction {
  const before = linesOf(state.doc);
  const [anchor, head] = [placeOf(before, state.selection.anchor), placeOf(before, state.selection.head)];
  const [first, last] = [anchor.index, head.index].toSorted((one, other) => one - other) as [number, number];
  const changed = before.map((line, index) => (index >= first && index <= last ? { ...line, kind } : line));
  const transaction = state.tr.replaceWith(0, state.doc.content.size, Fragment.from(blocksOf(changed)));
  const after = linesOf(transaction.doc);
  const position = ({ index, offset }: { index: number; offset: number }) => (after[index]?.at ?? 1) + offset;
  return transaction
    .setSelection(TextSelection.create(transaction.doc, position(anchor), position(head)))
    .scrollIntoView();
}

/** Enter in an empty item ends the list. */
export const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.item || $from.parent.content.size > 0) return false;
  return setLines('p')(state, dispatch);
};
