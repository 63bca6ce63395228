import { type Conflict, type Merged, mergeFields, type Values } from '../../../kit/form/draft.rules.ts';
import type { AnyBlock } from './block-fields.ts';

// A text while it is edited. Drafts are kept and merged by field, so the blocks are taken apart: `order` has the ids,
// `<id>/<field>` the JSON of each field. An empty value means that the field is absent. A subject with several languages
// has a prefix for each: `it:title`, `it:order`, `it:<id>/headline`.

export interface EditedBlock {
  readonly id: string;
  readonly block: AnyBlock;
}

export interface ContentDoc {
  /** Fields beside the blocks: title, description, slug … */
  readonly fields: Readonly<Record<string, string>>;
  readonly blocks: readonly EditedBlock[];
}

const ORDER = 'order';
const MARK = '/';

/** As the server makes them: six bytes in hex. */
export const newBlockId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function toValues({ fields, blocks }: ContentDoc, prefix = ''): Values {
  const values: Record<string, string> = { [`${prefix}${ORDER}`]: blocks.map(({ id }) => id).join() };
  for (const [name, value] of Object.entries(fields)) values[`${prefix}${name}`] = value;
  for (const { id, block } of blocks)
    for (const [name, value] of Object.entries(block))
      if (value !== undefined && name !== 'id')
        values[`${prefix}${id}${MARK}${name}`] = JSON.stringify(value);
  return values;
}

export function toDoc(values: Values, prefix = ''): ContentDoc {
  const fields: Record<string, string> = {};
  const parts = new Map<string, Record<string, unknown>>();
  for (const [key, value] of Object.entries(values)) {
    if (!key.startsWith(prefix)) continue;
    const [first = '', name] = key.slice(prefix.length).split(MARK);
    if (name === undefined) {
      if (first !== ORDER) fields[first] = value;
    } else if (value !== '') {
      const block = parts.get(first) ?? {};
      block[name] = JSON.parse(value);
      parts.set(first, block);
    }
  }
  const ids = idsOf(values[`${prefix}${ORDER}`]).filter((id) => typeof parts.get(id)?.type === 'string');
  return { fields, blocks: ids.map((id) => ({ id, block: parts.get(id) as AnyBlock })) };
}

/** Blocks as the contract has them. */
export const writeBlocks = (blocks: readonly EditedBlock[]): object[] =>
  blocks.map(({ id, block }) => ({ ...block, id }));

export const readBlocks = (
  blocks: readonly { readonly type: string; readonly id?: string | undefined }[],
): EditedBlock[] => blocks.map(({ id, ...block }) => ({ id: id ?? newBlockId(), block: block as AnyBlock }));

const idsOf = (order: string | undefined): string[] => (order ?? '').split(',').filter(Boolean);

/** What changed from one state to another; an absent field becomes empty. */
export function changesBetween(before: Values, after: Values): Values {
  const changes: Record<string, string> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if ((before[key] ?? '') !== (after[key] ?? '')) changes[key] = after[key] ?? '';
  return changes;
}

const isOrder = (key: string) => key === ORDER || key.endsWith(`:${ORDER}`);

/** Merges by field, blocks by their id. Blocks that either side moved, added or deleted need no choice. */
export function mergeContent(base: Values, mine: Values, theirs: Values): Merged {
  const orders: Record<string, string> = {};
  for (const key of Object.keys({ ...mine, ...theirs }).filter(isOrder))
    orders[key] = mergeOrder(idsOf(base[key]), idsOf(mine[key]), idsOf(theirs[key])).join();
  const { values, conflicts } = mergeFields(base, { ...mine, ...orders }, { ...theirs, ...orders });
  const kept = new Set(Object.values(orders).flatMap(idsOf));
  // A block that one side deleted has nothing to choose any more.
  const isOpen = ([key]: [string, Conflict]) => {
    const id = key.slice(key.indexOf(':') + 1).split(MARK)[0] ?? '';
    return !key.includes(MARK) || kept.has(id);
  };
  return { values, conflicts: Object.fromEntries(Object.entries(conflicts).filter(isOpen)) };
}

/** In the order of the side that moved blocks, mine first; what the other side added follows its neighbour. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [was, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const hasMoved = mine.filter((id) => was.has(id)).join() !== base.filter((id) => own.has(id)).join();
  const [main, second] = hasMoved ? [mine, theirs] : [theirs, mine];
  const merged = main.filter((id) => !was.has(id) || (own.has(id) && other.has(id)));
  second.forEach((id, place) => {
    if (was.has(id) || merged.includes(id)) return;
    const before = second.slice(0, place).findLast((known) => merged.includes(known));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}

/** The conflicts of one block, by the name of its field; `start` is its prefix and id. */
export function conflictsOf(
  conflicts: Readonly<Record<string, Conflict>>,
  start: string,
): Readonly<Record<string, Conflict>> {
  const own = Object.entries(conflicts).filter(([key]) => key.startsWith(`${start}${MARK}`));
  return Object.fromEntries(own.map(([key, conflict]) => [key.slice(start.length + 1), conflict]));
}
