import sanitize from 'sanitize-html';

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
