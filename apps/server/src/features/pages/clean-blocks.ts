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
export const cleanBlock = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, cleaned(name, value)])) as Part;

function cleaned(name: string, value: unknown): unknown {
  if (name === 'html' && typeof value === 'string') return cleanHtml(value);
  if (Array.isArray(value)) return value.map((item) => cleaned('', item));
  return typeof value === 'object' && value !== null ? cleanBlock(value) : value;
}

export const cleanBlocks = (blocks: readonly Block[]): Block[] => blocks.map(cleanBlock);

export const cleanText = (text: PageText): PageText => ({ ...text, blocks: cleanBlocks(text.blocks) });
