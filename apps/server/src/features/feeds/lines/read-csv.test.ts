import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { detectDelimiter } from './csv.rules.ts';
import type { RawLine } from './feed-line.rules.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';

async function all(lines: AsyncIterable<RawLine>): Promise<RawLine[]> {
  const found: RawLine[] = [];
  for await (const line of lines) found.push(line);
  return found;
}
const csv = (...chunks: string[]) => all(readCsv(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))));
const ndjson = (text: string) => all(readNdjson(Readable.from([Buffer.from(text)])));

test('quotes, a quote in quotes, a delimiter and a line break inside them', async () => {
  expect(await csv('a,b\n"x, y","he said ""hi"""\n"two\nlines",z\n1,2\n')).toEqual([
    { line: 2, value: { a: 'x, y', b: 'he said "hi"' } },
    { line: 4, value: { a: 'two\nlines', b: 'z' } },
    { line: 5, value: { a: '1', b: '2' } },
  ]);
});

test('a byte order mark, CRLF, semicolons and empty lines, as spreadsheets write them', async () => {
  expect(await csv('\uFEFFsite;serial\r\nit;ZV1\r\n\r\nde;ZV2\r\n')).toEqual([
    { line: 2, value: { site: 'it', serial: 'ZV1' } },
    { line: 4, value: { site: 'de', serial: 'ZV2' } },
  ]);
});

test('a chunk may end anywhere, in the header and inside a letter', async () => {
  const bytes = Buffer.from('na,städte\nx,Köln\n');
  const pieces = [...bytes].map((byte) => Buffer.from([byte]));
  expect(await all(readCsv(Readable.from(pieces)))).toEqual([
    { line: 2, value: { na: 'x', städte: 'Köln' } },
  ]);
});

test('a dot in the header nests, an empty cell is no value', async () => {
  expect(await csv('slug,names.it,names.de\nlupo,Lupo,\n')).toEqual([
    { line: 2, value: { slug: 'lupo', names: { it: 'Lupo' } } },
  ]);
});

test('a line with too many or too few cells is refused by its number, the others are read', async () => {
  expect(await csv('a,b\n1,2,3\n4\n5,6\n')).toEqual([
    { line: 2, broken: 'has 3 cells, the header names 2' },
    { line: 3, broken: 'has 1 cells, the header names 2' },
    { line: 4, value: { a: '5', b: '6' } },
  ]);
});

test('a stray quote stays what it is, and the lines after it are read', async () => {
  expect(await csv('a,b\n1,2\n"x"y,3\n5" disc,6\n7,8\n')).toEqual([
    { line: 2, value: { a: '1', b: '2' } },
    { line: 3, value: { a: '"x"y', b: '3' } },
    { line: 4, value: { a: '5" disc', b: '6' } },
    { line: 5, value: { a: '7', b: '8' } },
  ]);
});

test('a file cut off inside quotes says so', async () => {
  expect(await csv('a,b\n1,2\n"cut')).toContainEqual({ line: 3, broken: 'is not CSV: check the quotes' });
});

test('a header cannot reach the prototype', async () => {
  const [line] = await csv('__proto__.polluted,constructor.prototype.polluted\n1,2\n');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(line).toHaveProperty('value');
});

test('what stands in quotes does not count for the delimiter', () => {
  expect(detectDelimiter('"a;b;c;d",x\n')).toBe(',');
  expect(detectDelimiter('a\tb,c\td\n')).toBe('\t');
  expect(detectDelimiter('single')).toBe(',');
});

test('NDJSON: a line that is no JSON is refused by its number, empty lines are skipped', async () => {
  expect(await ndjson('\uFEFF{"a":1}\r\n\n{"a":\n[2]')).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 3, broken: 'is not JSON' },
    { line: 4, value: [2] },
  ]);
});

test('a stream that breaks off is an error, not the end of the file', async () => {
  const broken = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('a,b\n1,2\n');
        throw new Error('unexpected end of file');
      })(),
    );
  await expect(all(readCsv(broken()))).rejects.toThrow('unexpected end');
  await expect(all(readNdjson(broken()))).rejects.toThrow('unexpected end');
});
