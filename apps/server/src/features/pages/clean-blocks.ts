import type { Block, PageText } from './blocks.contract.ts';
import { cleanHtml } from './clean-html.ts';

const cleaned = <T extends { html?: string | undefined }>(part: T): T =>
  part.html === undefined ? part : { ...part, html: cleanHtml(part.html) };

/** Every field of every block that is HTML. A new kind of block with HTML in it does not compile before it is here. */
export function cleanBlock(block: Block): Block {
  switch (block.type) {
    case 'text':
    case 'media':
      return cleaned(block);
    case 'timeline':
      return { ...block, entries: block.entries.map(cleaned) };
    case 'columns':
      return { ...block, columns: block.columns.map(cleaned) };
    case 'banner':
    case 'gallery':
    case 'news':
    case 'feed':
    case 'categories':
    case 'quote':
      return block;
  }
}

export const cleanBlocks = (blocks: readonly Block[]): Block[] => blocks.map(cleanBlock);

export const cleanText = (text: PageText): PageText => ({ ...text, blocks: cleanBlocks(text.blocks) });
