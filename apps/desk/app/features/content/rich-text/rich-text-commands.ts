import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import { kindAt, type LineKind, setLines } from './line-kinds.ts';
import { richTextSchema } from './rich-text-schema.ts';

const { marks } = richTextSchema;

/** A second time it becomes a paragraph again. */
const toggleLines =
  (kind: LineKind): Command =>
  (state, dispatch) =>
    setLines(kindAt(state) === kind ? 'p' : kind)(state, dispatch);

/** Sets the address of the selected words, or of the whole link with the cursor; null removes it. */
const link =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const transaction = state.tr.removeMark(from, to, marks.link);
    if (href && from === to)
      transaction.insert(from, richTextSchema.text(href, [marks.link.create({ href, rel: 'noopener' })]));
    else if (href) transaction.addMark(from, to, marks.link.create({ href, rel: 'noopener' }));
    dispatch?.(transaction);
    return true;
  };

function linkRange(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection;
  if (!empty) return { from, to };
  const start = $from.start();
  let range = { from, to };
  $from.parent.forEach((child, offset) => {
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    if (marks.link.isInSet(child.marks) && begin <= from && from <= end) range = { from: begin, to: end };
  });
  return range;
}

export const RICH_TEXT_COMMANDS = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  h2: toggleLines('h2'),
  h3: toggleLines('h3'),
  ul: toggleLines('ul'),
  ol: toggleLines('ol'),
  link,
};

export function hasMark(state: EditorState, name: 'bold' | 'italic'): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, type);
}

/** The address of the link with the cursor. */
export function findLink(state: EditorState): string | null {
  const { from, to } = linkRange(state);
  let href: string | null = null;
  state.doc.nodesBetween(from, Math.max(to, from + 1), (node) => {
    href ??= (marks.link.isInSet(node.marks)?.attrs.href as string | undefined) ?? null;
  });
  return href;
}
