import path from 'node:path';
import { readSource, type Token } from './read-source.ts';
import { type Scope, STANDARD_COMPOUNDS, STANDARD_NAMES, TERMS, WHOLE_FILES, WHOLE_NAMES } from './terms.ts';

export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

type Found = Omit<Hit, 'file' | 'line'> & { readonly at: number };

/** On the line of a hit or the line before: the words are quoted, not ours. */
const ALLOWED = /words-allow:\s*\S/;
const IS_TEST = /\.(?:test|spec|stories)\.tsx?$|^e2e\//;
const TITLED = new Set(['test', 'it', 'describe', 'step', 'only', 'skip', 'todo', 'fails', 'prop', 'Error']);
const IS_SENTENCE = /\p{L}{2,},?\s+\p{L}{2,}/u;
const IS_SQL = /\b(?:select\s|insert into\s|update \w+ |delete from\s|with \w+ as )/i;

/** Every place of one file that uses a word of our list, in the order of the file. */
export function findHits(file: string, source: string): Hit[] {
  const lines = source.split('\n');
  const isAllowed = (line: number) =>
    [lines[line - 1], lines[line - 2]].some((text) => ALLOWED.test(text ?? ''));
  const starts = lineStarts(lines);
  const inside = findInside(file, source)
    .sort((a, b) => a.at - b.at)
    .map(({ at, found, instead }) => ({ file, line: lineOf(starts, at), found, instead }));
  return [...findInFileName(file), ...inside.filter(({ line }) => !isAllowed(line))];
}

function findInside(file: string, source: string): Found[] {
  if (/\.md$/.test(file)) return inSentence('docs', hideCode(source), 0);
  if (/\.(?:ts|tsx|js|cjs|mjs)$/.test(file)) return inTypeScript(source, IS_TEST.test(file));
  return inComments(file, source);
}

function inTypeScript(source: string, isTest: boolean): Found[] {
  const tokens = readSource(source);
  const code = tokens.filter(({ kind }) => kind !== 'comment');
  const comments = joinLines(tokens, source).flatMap(({ text, start }) =>
    inSentence('comment', bare(text), start),
  );
  const inCode = code.flatMap((token, index) => {
    if (token.kind === 'string') return inString(token, code.slice(Math.max(0, index - 3), index), isTest);
    if (token.kind === 'word') return [...inName(token.text, token.start), ...asParameter(code, index)];
    const isPacked = token.text === '...' && code[index + 1]?.text === '{';
    return isPacked
      ? [{ at: token.start, found: '...{', instead: 'write the properties without a spread' }]
      : [];
  });
  return [...comments, ...inCode];
}

// In a test every string but its titles may be a shopper's text or a value on the wire.
function inString({ text, start }: Token, before: readonly Token[], isTest: boolean): Found[] {
  const isTitle =
    before.at(-1)?.text === '(' && (TITLED.has(before.at(-2)?.text ?? '') || before.at(-2)?.text === ')');
  if (!IS_SENTENCE.test(text) || (isTest && !isTitle)) return [];
  const sql = IS_SQL.test(text) ? inWords('sql', text, start) : [];
  return [...sql, ...inSentence('text', text, start)];
}

function inSentence(scope: Scope, text: string, start: number): Found[] {
  return TERMS.filter(({ scopes, pattern }) => scopes.includes(scope) && pattern.global).flatMap((term) =>
    [...text.matchAll(term.pattern)].map(({ index, 0: found }) => ({
      at: start + index,
      found: found.replaceAll(/\s+/g, ' '),
      instead: term.instead,
    })),
  );
}

function inWords(scope: Scope, text: string, start: number): Found[] {
  return [...text.matchAll(/[A-Za-z_]\w*(?!@|\w)/g)].flatMap(({ index, 0: name }) =>
    wordsOf(name, start + index, scope),
  );
}

function inName(name: string, at: number): Found[] {
  const whole = WHOLE_NAMES.find(({ pattern }) => pattern.test(name));
  return whole ? [{ at, found: name, instead: whole.instead }] : wordsOf(name, at, 'name');
}

function wordsOf(name: string, at: number, scope: Scope): Found[] {
  if (STANDARD_NAMES.has(name)) return [];
  const words = name
    .replaceAll(STANDARD_COMPOUNDS, 'list')
    .split(/[_$\d-]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  const term = TERMS.find(
    (one) =>
      !one.pattern.global && one.scopes.includes(scope) && words.some((word) => one.pattern.test(word)),
  );
  return term ? [{ at, found: name, instead: term.instead }] : [];
}

// `of`, `as` and `on` are words of the language; as a parameter or a constant they name nothing.
function asParameter(code: readonly Token[], index: number): Found[] {
  const { text, start } = code[index] as Token;
  if (!/^(?:of|as|on)$/.test(text)) return [];
  const [before, after] = [code[index - 1]?.text ?? '', code[index + 1]?.text ?? ''];
  const isDeclared = /^(?:const|let)$/.test(before) && !/^(?:const|let)$/.test(after);
  const isParameter = /^[(,]$/.test(before) && /^[:?,)]$/.test(after) && opener(code, index) === '(';
  return isDeclared || isParameter
    ? [{ at: start, found: `${text} as a name`, instead: 'a noun: key, options, executor, target' }]
    : [];
}

function opener(code: readonly Token[], index: number): string {
  let depth = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = code[at] as Token;
    if (kind !== 'mark') continue;
    if (/^[)\]}]$/.test(text)) depth += 1;
    else if (/^[([{]$/.test(text)) {
      if (depth === 0) return text;
      depth -= 1;
    }
  }
  return '';
}

/** Line comments below each other are one text: a sentence may begin on the first and end on the last. */
function joinLines(tokens: readonly Token[], source: string): { text: string; start: number }[] {
  const joined: { text: string; start: number }[] = [];
  for (const { kind, text, start } of tokens) {
    if (kind !== 'comment') continue;
    const last = joined.at(-1);
    const end = last ? last.start + last.text.length : 0;
    const isNext =
      last?.text.startsWith('//') && text.startsWith('//') && /^\s*$/.test(source.slice(end, start));
    if (last && isNext) last.text = source.slice(last.start, start + text.length);
    else joined.push({ text, start });
  }
  return joined;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
/** The comment's sentences at their places: its own marks and code in backticks are blanked. */
const bare = (comment: string) =>
  comment
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/./g, 'x'))
    .replaceAll(/^\s*(?:\/\/+|\/\*+|\*\/|\*|#+|--)/gm, blank)
    .replace(/^\s+/, (gap) => gap.replaceAll(' ', '.').replace(/..$/, '. '));

/** Markdown's prose at its places: fences are blanked, code and addresses inside a line become one word. */
const hideCode = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/g, (code) => code.replaceAll(/./g, 'x'));

/** Other languages: only what follows their sign of a comment. */
function inComments(file: string, source: string): Found[] {
  const pattern = /\.(?:sql)$/.test(file)
    ? /--[^\n]*(?:\n\s*--[^\n]*)*/g
    : /\.(?:css|vcl|c)$/.test(file)
      ? /\/\*[\s\S]*?\*\//g
      : /(?<=^|\s)#[^\n]*(?:\n\s*#[^\n]*)*/g;
  return [...source.matchAll(pattern)].flatMap(({ index, 0: text }) =>
    inSentence('comment', bare(text), index),
  );
}

function findInFileName(file: string): Hit[] {
  const name = path.basename(file);
  const whole = WHOLE_FILES.find(({ pattern }) => pattern.test(name));
  if (whole) return [{ file, line: 1, found: name, instead: whole.instead }];
  // Folders too: each is reported once per file in it, so that moving the folder is worth it.
  return wordsOf(file.replaceAll(/[/.]/g, '-'), 0, 'file').map(({ instead }) => ({
    file,
    line: 1,
    found: file,
    instead,
  }));
}

function lineStarts(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

function lineOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
