import { DOMParser, DOMSerializer, type Node as DocNode, type MarkSpec, Schema } from 'prosemirror-model';

// Exactly the tags that the server keeps (clean-blocks.ts): what is not allowed can neither be typed nor pasted.

/** A mark that two tags mean: the tag that was read is written again, so that opening a text does not change it. */
const paired = (usual: string, other: string): MarkSpec => ({
  attrs: { tag: { default: usual } },
  parseDOM: [usual, other].map((tag) => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }) => [attrs.tag as string, 0],
});

const SAFE_ADDRESS = /^(https:|mailto:|tel:|[^:]*$)/i;

/** The server refuses other schemes (`javascript:`), and addresses of another host without https. */
export const isSafeAddress = (href: string): boolean =>
  SAFE_ADDRESS.test(href) && !href.startsWith('//') && !/\s/.test(href);

export const HEADINGS = ['h2', 'h3', 'h4'] as const;

export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { tag: { default: 'h3' } },
      defining: true,
      // A heading of the first rank belongs to the page.
      parseDOM: [{ tag: 'h1', attrs: { tag: 'h2' } }, ...HEADINGS.map((tag) => ({ tag, attrs: { tag } }))],
      toDOM: ({ attrs }) => [attrs.tag as string, 0],
    },
    ul: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ol: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'inline*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, rel: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isSafeAddress(href) && { href, rel: element.getAttribute('rel') };
          },
        },
      ],
      toDOM: ({ attrs: { href, rel } }) => ['a', { href, ...(rel ? { rel } : {}) }, 0],
    },
    bold: paired('strong', 'b'),
    italic: paired('em', 'i'),
    bdi: { parseDOM: [{ tag: 'bdi' }], toDOM: () => ['bdi', 0] },
  },
});

export function readHtml(html: string): DocNode {
  const box = document.createElement('template');
  box.innerHTML = html;
  return DOMParser.fromSchema(richTextSchema).parse(box.content);
}

/** Empty where nothing is written, so that a required text counts as missing. */
export function writeHtml(doc: DocNode): string {
  if (doc.textContent.trim() === '') return '';
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(richTextSchema).serializeFragment(doc.content));
  // As the server writes it.
  return box.innerHTML.replaceAll('&nbsp;', '\u00a0');
}
