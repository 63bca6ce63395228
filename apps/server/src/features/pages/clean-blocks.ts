import sanitize from 'sanitize-html';
import type { Block, PageText } from './blocks.contract.ts';

/**
 * What staff write is shown to shoppers, so only these tags get through, and links only to where links may lead.
 * Cleaned when it is saved and again when it is shown (H-51): either alone would do, both forgive a slip.
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'bdi'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
  });

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
