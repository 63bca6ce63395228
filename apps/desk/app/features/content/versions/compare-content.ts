import type { ContentDoc, EditedBlock } from '../blocks/content-doc.ts';

export interface FieldChange {
  /** Of the block; null for a field of the text itself. */
  readonly block: { readonly id: string; readonly type: string } | null;
  /** Inside of the block: `entries.2.title`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface BlockChange {
  readonly id: string;
  readonly type: string;
  readonly kind: 'added' | 'removed' | 'moved';
}

const plain = (text: string) =>
  text
    .replace(/<\/(p|li|h\d)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();

function leaves(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, plain(String(value))]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

const leavesOf = (edited: EditedBlock | undefined) => {
  const { type: _, ...fields } = edited?.block ?? { type: '' };
  return new Map(leaves(fields, ''));
};

function fieldChanges(
  block: FieldChange['block'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ block, path, before: before.get(path) ?? '', after: after.get(path) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** What differs between two versions, field by field; blocks are known by their id. */
export function compareContent(
  before: ContentDoc,
  after: ContentDoc,
): { fields: FieldChange[]; blocks: BlockChange[] } {
  const fields = fieldChanges(
    null,
    new Map(Object.entries(before.fields)),
    new Map(Object.entries(after.fields)),
  );
  const find = ({ blocks }: ContentDoc, id: string) => blocks.find((edited) => edited.id === id);
  for (const edited of after.blocks) {
    const old = find(before, edited.id);
    const block = { id: edited.id, type: edited.block.type };
    fields.push(...fieldChanges(block, leavesOf(old), leavesOf(edited)));
  }
  const was = before.blocks.map(({ id }) => id).filter((id) => find(after, id));
  const now = after.blocks.map(({ id }) => id).filter((id) => find(before, id));
  const blocks: BlockChange[] = [
    ...after.blocks
      .filter(({ id }) => !find(before, id))
      .map(({ id, block }) => ({ id, type: block.type, kind: 'added' as const })),
    ...before.blocks
      .filter(({ id }) => !find(after, id))
      .map(({ id, block }) => ({ id, type: block.type, kind: 'removed' as const })),
    ...now
      .filter((id, place) => was[place] !== id)
      .map((id) => ({ id, type: find(after, id)?.block.type ?? '', kind: 'moved' as const })),
  ];
  return { fields, blocks };
}
