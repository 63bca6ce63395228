import { type AnyBlock, newBlock } from './block-fields.ts';
import { type ContentDoc, type EditedBlock, newBlockId } from './content-doc.ts';

// What an editor does with the blocks of a text. Each answers the text after it.

const withBlocks = (doc: ContentDoc, blocks: readonly EditedBlock[]): ContentDoc => ({ ...doc, blocks });

const insertAt = (doc: ContentDoc, place: number, edited: EditedBlock): ContentDoc =>
  withBlocks(doc, doc.blocks.toSpliced(place, 0, edited));

/** Behind the chosen block, else at the end. */
export function addBlock(
  doc: ContentDoc,
  type: string,
  after: string | null,
): { doc: ContentDoc; id: string } {
  const id = newBlockId();
  const place = doc.blocks.findIndex((edited) => edited.id === after);
  const end = place < 0 ? doc.blocks.length : place + 1;
  return { doc: insertAt(doc, end, { id, block: newBlock(type) }), id };
}

export function copyBlock(doc: ContentDoc, id: string): { doc: ContentDoc; id: string } {
  const place = doc.blocks.findIndex((edited) => edited.id === id);
  const copied = doc.blocks[place];
  if (!copied) return { doc, id };
  const copy = { id: newBlockId(), block: copied.block };
  return { doc: insertAt(doc, place + 1, copy), id: copy.id };
}

export const deleteBlock = (doc: ContentDoc, id: string): ContentDoc =>
  withBlocks(
    doc,
    doc.blocks.filter((edited) => edited.id !== id),
  );

/** For undo: where it was, whatever else has changed since. */
export const restoreBlock = (doc: ContentDoc, place: number, edited: EditedBlock): ContentDoc =>
  insertAt(deleteBlock(doc, edited.id), place, edited);

export function moveBlock(doc: ContentDoc, id: string, to: number): ContentDoc {
  const moved = doc.blocks.find((edited) => edited.id === id);
  const place = Math.max(0, Math.min(doc.blocks.length - 1, to));
  return moved ? insertAt(deleteBlock(doc, id), place, moved) : doc;
}

export const changeBlock = (doc: ContentDoc, id: string, block: AnyBlock): ContentDoc =>
  withBlocks(
    doc,
    doc.blocks.map((edited) => (edited.id === id ? { id, block } : edited)),
  );
