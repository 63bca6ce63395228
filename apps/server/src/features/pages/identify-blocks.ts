import { createHash, randomBytes } from 'node:crypto';
import type { Block } from './blocks.contract.ts';

const ID_BYTES = 6;

type Known = Block & { readonly id: string };

const identify = (blocks: readonly Block[], makeId: (block: Block, place: number) => string): Known[] => {
  const used = new Set<string>();
  return blocks.map((block, place) => {
    // A copy of a block is a block of its own.
    const id = block.id && !used.has(block.id) ? block.id : makeId(block, place);
    used.add(id);
    return { ...block, id };
  });
};

/** Blocks without an id, and copies of another block of the list, get a new one. */
export const identifyBlocks = (blocks: readonly Block[]): Known[] =>
  identify(blocks, () => randomBytes(ID_BYTES).toString('hex'));

/**
 * For files, which have no ids: derived from where the block stands, so that every load and every language of the page
 * gives the same ones.
 */
export const identifyFileBlocks = (subject: string, blocks: readonly Block[]): Known[] =>
  identify(blocks, ({ type }, place) =>
    createHash('sha256')
      .update(`${subject} ${place} ${type}`)
      .digest('hex')
      .slice(0, 2 * ID_BYTES),
  );
