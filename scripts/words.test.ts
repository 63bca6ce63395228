import { describe, expect, test } from 'vitest';
import { findHits } from './words/find-hits.ts';
import { unpackSpreads } from './words/unpack-spreads.ts';

const found = (source: string, file = 'apps/server/src/a.ts') =>
  findHits(file, source).map((hit) => hit.found);

describe('planted words', () => {
  test.each([
    ['a comment', '// The order is kept for whoever pays first.', 'whoever'],
    ['a comment over two lines', '// It belongs to one\n// who paid.', 'one who'],
    ['a block comment', '/** The shopper and his cart. */', 'his'],
    ['a comment that begins with who', '// Who pays late gets a refund.', 'Who pays'],
    ['a constant', 'export const MOST_LINES = 5;', 'MOST_LINES'],
    ['a type', 'interface RefundWish {}', 'RefundWish'],
    ['a type that ends in a preposition', 'let key: CartOf;', 'CartOf'],
    ['a parameter', 'function pay(given: Input) {}', 'given'],
    ['a preposition as a parameter', 'const find = (db: Db, of: Key) => db;', 'of as a name'],
    ['a property', 'answer.said', 'said'],
    ['a log line', "log.warn('nobody answered the call');", 'nobody'],
    ['an alias in SQL', 'const q = `select * from asked join units using (id)`;', 'asked'],
    ['a packed spread', 'const a = { b, ...{ c, d } };', '...{'],
  ])('in %s are reported', (_, source, word) => {
    expect(found(source)).toEqual([word]);
  });

  test.each([
    ['a test title', 'a.test.ts', "test('somebody pays', () => {});", 'somebody'],
    ['markdown', 'docs/a.md', 'The worker shows a sign of life.', 'sign of life'],
    ['a migration', 'a.sql', 'select 1; -- he who pays', 'he who'],
    ['a style sheet', 'a.css', '/* a wish of the visitor */', 'wish'],
    ['a file name', 'src/call-till.ts', '', 'src/call-till.ts'],
  ])('in %s are reported', (_, file, source, word) => {
    expect(found(source, file)).toContain(word);
  });

  test('a hit names its line and what to write instead', () => {
    const [hit] = findHits('a.ts', '// Fine.\n\n// The wire broke.\n');
    expect(hit).toMatchObject({ file: 'a.ts', line: 3, instead: 'connection lost' });
  });
});

describe('words that are right', () => {
  test.each([
    ['until, in a comment', '// It waits until the lease ends.'],
    ['the language he', "// In it, ar, he and ja.\nconst locale = 'il-he';"],
    ['a standard field', 'const { given_name, givenName } = profile;'],
    ['a question', '// Who pays for the return?'],
    ['the keywords of and as', 'for (const unit of units) list.push(unit as Unit);'],
    ['a method called on', "socket.on('close', end);"],
    ['a spread that depends', 'const a = { ...(b ? { b } : {}), ...rest };'],
    ['a word inside a regular expression', 'const a = /nobody|wish/.test(b);'],
    ['the wish list of a shop', '// The wish list.\nconst wishListKey = WISH_LIST_KEY;'],
    ['code in backticks', '// `wish` is gone.'],
  ])('%s is not reported', (_, source) => {
    expect(found(source)).toEqual([]);
  });

  test('a value that a test compares is not reported: it may be a text for shoppers', () => {
    expect(found("expect(text).toBe('as you wish');", 'a.test.ts')).toEqual([]);
  });

  test('a quoted text is excused by a marker with a reason, on its line or above it', () => {
    expect(found("const a = 'as you wish'; // words-allow: a shopper's text")).toEqual([]);
    expect(found("// words-allow: a shopper's text\nconst a = 'as you wish';")).toEqual([]);
    expect(found("const a = 'as you wish'; // words-allow:")).toEqual(['wish']);
  });

  test('code in a fence of markdown is not reported', () => {
    expect(found('```\nwhoever\n```\nFine.', 'a.md')).toEqual([]);
  });
});

describe('--unpack', () => {
  test('the properties of a packed literal move out, the rest of the file stays', () => {
    expect(unpackSpreads('const a = {\n  ...{ b, c: { d } },\n  e,\n};')).toBe(
      'const a = {\n   b, c: { d } ,\n  e,\n};',
    );
  });

  test('a trailing comma inside the literal is not doubled', () => {
    expect(unpackSpreads('f({ ...{ b, }, c })')).toBe('f({  b, c })');
  });

  test('a spread of anything but a literal stays', () => {
    const source = '({ ...{}, ...a, ...(b ? { c } : {}) })';
    expect(unpackSpreads(source)).toBe(source);
  });
});
