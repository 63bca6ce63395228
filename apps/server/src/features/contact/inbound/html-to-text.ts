import { Tokenizer } from 'htmlparser2';

// The tokenizer reads what is in script, style and title as text.
const UNSEEN = new Set(['script', 'style', 'title', 'head', 'blockquote']);
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
// Where Gmail and Outlook put the history of the thread.
const HISTORY = /gmail_quote|appendonsend|divRplyFwdMsg/i;

/**
 * HTML as plain text: without scripts and styles, and without the quotes of Gmail, Outlook and Apple Mail. By the
 * tokenizer alone, in one pass: a parser would search its stack of open elements for each closing tag.
 */
export function htmlToText(html: string): string {
  const pieces: string[] = [];
  const open = new Map<string, number>();
  let name = '';
  let isHistory = false;
  const isUnseen = () => isHistory || open.size > 0;
  const nameAt = (start: number, end: number) => html.slice(start, Math.min(end, start + 20)).toLowerCase();
  const enter = () => {
    if (name === 'body') open.delete('head');
    if (UNSEEN.has(name)) open.set(name, (open.get(name) ?? 0) + 1);
    else if (name === 'br' && !isUnseen()) pieces.push('\n');
  };
  const leave = (closed: string) => {
    const depth = open.get(closed) ?? 0;
    if (depth > 1) open.set(closed, depth - 1);
    else open.delete(closed);
    if (BLOCKS.has(closed) && !isUnseen()) pieces.push('\n');
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => {
        if (!isUnseen()) pieces.push(html.slice(start, end).replaceAll(/[ \t\r\n]+/g, ' '));
      },
      ontextentity: (point) => {
        if (!isUnseen()) pieces.push(String.fromCodePoint(point).replace('\u00a0', ' '));
      },
      onopentagname: (start, end) => {
        name = nameAt(start, end);
      },
      onattribdata: (start, end) => {
        if (name === 'div' && HISTORY.test(html.slice(start, end))) isHistory = true;
      },
      onopentagend: enter,
      onselfclosingtag: enter,
      onclosetag: (start, end) => leave(nameAt(start, end)),
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
