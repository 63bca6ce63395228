export interface Token {
  readonly kind: 'word' | 'mark' | 'string' | 'comment';
  readonly text: string;
  readonly start: number;
}

// After these a slash begins a regular expression; after any other word it divides.
const BEFORE_REGEX = new Set([
  'return',
  'case',
  'typeof',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'await',
]);
const WORD = /[A-Za-z_$][\w$]*/y;
const NUMBER = /\d[\w.]*/y;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;

/**
 * TypeScript, TSX or JavaScript as words, marks, strings and comments. Not a parser: it is exact for comments, strings,
 * templates and regular expressions, which is all that the terminology check needs.
 */
export function readSource(source: string): Token[] {
  const tokens: Token[] = [];
  // One entry per open brace: true where it closes a `${` and the template goes on.
  const braces: boolean[] = [];
  let at = 0;
  const push = (kind: Token['kind'], start: number, end: number) => {
    tokens.push({ kind, text: source.slice(start, end), start });
    at = end;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0].length ?? 0;
  };
  const readTemplate = (start: number) => {
    let end = start;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1;
    push('string', start, end);
    if (source[end] === '`') at = end + 1;
    else {
      braces.push(true);
      at = end + 2;
    }
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    if (/\s/.test(char)) at += 1;
    else if (source.startsWith('//', at)) push('comment', at, endOf(source, '\n', at));
    else if (source.startsWith('/*', at)) push('comment', at, endOf(source, '*/', at + 2));
    else if (char === "'" || char === '"') {
      const end = endOfString(source, at);
      push('string', at + 1, end);
      at = end + 1;
    } else if (char === '`') readTemplate(at + 1);
    else if (char === '}' && braces.pop()) readTemplate(at + 1);
    else if (char === '/' && beginsRegex(tokens.at(-1)) && match(REGEX) > 0) at += match(REGEX);
    else if (match(WORD) > 0) push('word', at, at + match(WORD));
    else if (match(NUMBER) > 0) at += match(NUMBER);
    else if (source.startsWith('...', at)) push('mark', at, at + 3);
    else {
      if (char === '{') braces.push(false);
      push('mark', at, at + 1);
    }
  }
  return tokens;
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found;
}

// A quote that is not closed on its line is an apostrophe in the text of a page: the line ends it.
function endOfString(source: string, start: number): number {
  let end = start + 1;
  while (end < source.length && source[end] !== source[start] && source[end] !== '\n')
    end += source[end] === '\\' ? 2 : 1;
  return end;
}

function beginsRegex(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return BEFORE_REGEX.has(before.text);
  return before.kind === 'mark' && !/^[)\]}<]$/.test(before.text);
}
