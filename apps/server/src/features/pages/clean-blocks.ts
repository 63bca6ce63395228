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

/** Every field of that name, at any depth: HTML has no other name in the contract, which a test holds it to. */
export function cleanBlock<Part extends object>(part: Part): Part {
  const cleaned = Object.entries(part).map(([name, value]) => {
    if (name === 'html' && typeof value === 'string') return [name, cleanHtml(value)];
    return [
      name,
      Array.isArray(value) ? value.map((item) => (isObject(item) ? cleanBlock(item) : item)) : value,
    ];
  });
  return Object.fromEntries(cleaned) as Part;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const cleanBlocks = (blocks: readonly Block[]): Block[] => blocks.map(cleanBlock);

export const cleanText = (text: PageText): PageText => ({ ...text, blocks: cleanBlocks(text.blocks) });
