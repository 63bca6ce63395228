import { Marked, type RendererThis, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';
import type { ParsedPage } from './parse-page.ts';
import { renderDiagram } from './render-diagram.ts';

export interface BodyOptions {
  /** Where a link of the page goes on the site. */
  readonly locate: (href: string) => string;
  /** Width and height of a picture of the page, where they are known. */
  readonly measure: (href: string) => { width: number; height: number } | null;
}

/** The HTML of a page's markdown, without the layout around it. */
export function renderBody(page: ParsedPage, { locate, measure }: BodyOptions): string {
  let diagrams = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading(token) {
        const inner = this.parser.parseInline(token.tokens);
        const id = page.headings.get(token)?.id;
        if (!id || token.depth === 1) return `<h${token.depth}>${inner}</h${token.depth}>\n`;
        const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this section"></a>`;
        return `<h${token.depth} id="${id}">${inner}${anchor}</h${token.depth}>\n`;
      },
      link(token) {
        const target = escapeHtml(locate(token.href));
        const rel = /^https?:/.test(target) ? ' rel="noreferrer"' : '';
        return `<a href="${target}"${rel}>${this.parser.parseInline(token.tokens)}</a>`;
      },
      image(token) {
        const target = escapeHtml(locate(token.href));
        const size = measure(token.href);
        const alt = escapeHtml(token.text || nameOfPicture(token.href));
        const attributes = size ? ` width="${size.width}" height="${size.height}"` : '';
        return `<a class="picture" href="${target}"><img src="${target}" alt="${alt}"${attributes} loading="lazy" decoding="async"></a>`;
      },
      code({ text, lang }) {
        if (lang === 'mermaid') return renderDiagram(text, `diagram-${++diagrams}`);
        return `<pre tabindex="0"${lang ? ` data-language="${escapeHtml(lang)}"` : ''}><code>${escapeHtml(text)}</code></pre>\n`;
      },
      table(token) {
        return renderTable(this, token);
      },
      html({ text }) {
        return text.trim().startsWith('<!--') ? '' : escapeHtml(text);
      },
    },
  });
  return marked.parser(page.tokens);
}

// Tables are wider than a phone: each scrolls by itself and can be reached by keyboard.
function renderTable({ parser }: RendererThis, { header, rows }: Tokens.Table): string {
  const cell = (tag: string, { tokens, align }: Tokens.TableCell) =>
    `<${tag}${align === 'right' || align === 'center' ? ` class="${align}"` : ''}>${parser.parseInline(tokens)}</${tag}>`;
  const body = rows.map((cells) => `<tr>${cells.map((one) => cell('td', one)).join('')}</tr>`).join('\n');
  const hasHeader = header.some(({ text }) => text.trim() !== '');
  const head = hasHeader ? `<thead><tr>${header.map(renderHeaderCell).join('')}</tr></thead>` : '';
  const pictures = rows.every((cells) => cells.every(({ tokens }) => tokens.every(isPicture)));
  const label =
    header
      .map(({ text }) => text.replace(/[`*]/g, ''))
      .filter(Boolean)
      .join(', ') || 'Table';
  return `<div class="scroll${pictures ? ' gallery' : ''}" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><table>${head}<tbody>${body}</tbody></table></div>\n`;

  // An empty header cell names nothing: screen readers expect a data cell there.
  function renderHeaderCell(one: Tokens.TableCell): string {
    return one.text.trim() === '' ? '<td></td>' : cell('th', one).replace('<th', '<th scope="col"');
  }
}

const isPicture = (token: Token): boolean => token.type === 'image' || token.raw.trim() === '';

// A picture without alt text is a link without a name: `pictures/product-425-it-it.jpg` → `product 425 it it`.
const nameOfPicture = (href: string): string =>
  href
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
