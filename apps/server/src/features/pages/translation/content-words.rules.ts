import { PROSE } from '../blocks.contract.ts';

/** The order of reading; fields that are not named here come last. */
const ORDER = ['year', 'title', 'headline', 'subheadline', 'text', 'html', 'caption', 'alt', 'who', 'role'];

/** A text's path without its block and its places in lists. */
const fieldOf = (path: string) => path.replace(/^[^.]*\.|\.\d+(?=\.)/g, '').replace(/^\./, '');

interface IdentifiedBlock {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What a page or an article says in one language. */
export interface ContentWords<B extends IdentifiedBlock = IdentifiedBlock> {
  /** What stands outside of the blocks: `title`, `description`, `excerpt`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly blocks: readonly B[];
}

/**
 * The texts of a page by their path. A block is known by its id, so a block that moves keeps its texts; inside a block the
 * path is that of the field (`a7f3.columns.0.title`).
 */
export function listContentTexts({ fields, blocks }: ContentWords): Map<string, string> {
  const texts = new Map(Object.entries(fields));
  for (const { id, ...rest } of blocks) collect(rest, id, texts);
  return texts;
}

const isProse = (path: string, value: unknown): value is string =>
  typeof value === 'string' && PROSE.has(fieldOf(path)) && value.trim() !== '';

/** The database keeps no order of fields; lists stay in theirs. */
const placeOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const byReading = ([a]: [string, unknown], [b]: [string, unknown]) => placeOf(a) - placeOf(b);

function collect(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value).sort(byReading)) {
    if (typeof inner !== 'string') collect(inner, `${path}.${name}`, texts);
    else if (isProse(`${path}.${name}`, inner)) texts.set(`${path}.${name}`, inner);
  }
}

interface FollowInput<B extends IdentifiedBlock> {
  readonly source: ContentWords<B>;
  /** The content in the other language as it is; null: there is none. */
  readonly own: ContentWords<B> | null;
  /** New words by path. */
  readonly words: ReadonlyMap<string, string>;
  /** Every path that the source has or has had. */
  readonly known: ReadonlySet<string>;
}

/**
 * The content in another language with new words. Blocks, pictures, links and order are those of the source; a text
 * without new words keeps its own, else it shows the source. Blocks and fields that the source never had stay.
 */
export function followSource<B extends IdentifiedBlock>({
  source,
  own,
  words,
  known,
}: FollowInput<B>): ContentWords<B> {
  const ownTexts = own ? listContentTexts(own) : new Map<string, string>();
  const wordsAt = (path: string, fallback: string) => words.get(path) ?? ownTexts.get(path) ?? fallback;
  const ownBlocks = new Map(own?.blocks.map((block) => [block.id, block]));
  const blocks = source.blocks.map((block) => ({
    ...extraFields(block, ownBlocks.get(block.id), known),
    ...(translate(block, block.id, wordsAt) as B),
  }));
  return {
    fields: Object.fromEntries(
      Object.entries(source.fields).map(([name, text]) => [name, wordsAt(name, text)]),
    ),
    blocks: own ? insertOwnBlocks(blocks, own.blocks, known) : blocks,
  };
}

type WordsAt = (path: string, fallback: string) => string;

function translate(value: unknown, path: string, wordsAt: WordsAt): unknown {
  if (Array.isArray(value)) return value.map((item, place) => translate(item, `${path}.${place}`, wordsAt));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isProse(`${path}.${name}`, inner)
        ? wordsAt(`${path}.${name}`, inner)
        : translate(inner, `${path}.${name}`, wordsAt),
    ]),
  );
}

/** A caption that only the other language has. */
function extraFields<B extends IdentifiedBlock>(source: B, own: B | undefined, known: ReadonlySet<string>) {
  if (!own || own.type !== source.type) return {};
  return Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) =>
        isProse(`${source.id}.${name}`, value) && !(name in source) && !known.has(`${source.id}.${name}`),
    ),
  );
}

/** Blocks of the other language alone keep their place behind the nearest block before them that is still there. */
function insertOwnBlocks<B extends IdentifiedBlock>(
  blocks: readonly B[],
  own: readonly B[],
  known: ReadonlySet<string>,
): B[] {
  const knownBlocks = new Set([...known].map((path) => path.split('.')[0]));
  const inSource = new Set(blocks.map(({ id }) => id));
  const result = [...blocks];
  for (const [place, block] of own.entries()) {
    if (inSource.has(block.id) || knownBlocks.has(block.id)) continue;
    const before = own.slice(0, place).findLast(({ id }) => result.some((one) => one.id === id));
    result.splice(result.findIndex(({ id }) => id === before?.id) + 1, 0, block);
  }
  return result;
}

const MOST_OUTSIDE_OF_BLOCKS = 400;

/** How many characters the field of a path takes. */
export const maxLengthOf = (path: string): number => PROSE.get(fieldOf(path)) ?? MOST_OUTSIDE_OF_BLOCKS;
