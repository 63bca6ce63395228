import GithubSlugger from 'github-slugger';
import { lexer, type Token, type TokensList } from 'marked';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** The anchor that GitHub gives the heading. */
  readonly id: string;
}
export interface ParsedPage {
  readonly tokens: TokensList;
  readonly title: string;
  readonly headings: ReadonlyMap<Token, Heading>;
}

/** Markdown as tokens, with the anchors of its headings. */
export function parsePage(source: string): ParsedPage {
  const tokens = lexer(source);
  const slugger = new GithubSlugger();
  const headings = new Map<Token, Heading>();
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const text = readText(token.tokens ?? []);
    headings.set(token, { depth: token.depth, text, id: slugger.slug(text) });
  }
  const title = [...headings.values()].find(({ depth }) => depth === 1)?.text ?? '';
  return { tokens, title, headings };
}

/** The words of inline or block tokens, without markup. */
export function readText(tokens: readonly Token[]): string {
  return tokens.map(readToken).join('');
}

function readToken(token: Token): string {
  if (token.type === 'html' || token.type === 'space') return ' ';
  if (token.type === 'code') return token.lang === 'mermaid' ? ' ' : `${token.text} `;
  if (token.type === 'table') {
    const rows: { tokens: Token[] }[][] = [token.header, ...token.rows];
    return rows.flatMap((cells) => cells.map((cell) => `${readText(cell.tokens)} `)).join('');
  }
  if (token.type === 'list') return token.items.map((item: Token) => readToken(item)).join(' ');
  if ('tokens' in token && token.tokens) {
    const isBlock = token.type === 'paragraph' || token.type === 'list_item' || token.type === 'heading';
    return `${readText(token.tokens)}${isBlock ? ' ' : ''}`;
  }
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
