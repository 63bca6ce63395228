import { pipeline, type Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { detectDelimiter, toRecord } from './csv.rules.ts';
import type { RawLine } from './feed-line.rules.ts';

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const MAX_RECORD_BYTES = 1024 * 1024;

/** CSV after RFC 4180 with a header line; comma, semicolon or tab, quotes, BOM and any line ending. */
export async function* readCsv(input: Readable): AsyncGenerator<RawLine> {
  const { first, rest } = await peek(input);
  const skipped: RawLine[] = [];
  const parser = parse({
    bom: true,
    delimiter: detectDelimiter(first),
    info: true,
    // A quote that was never closed would otherwise take the rest of the file into memory.
    max_record_size: MAX_RECORD_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({ line: lineOf(error), broken: 'is not CSV: check the quotes' });
      return undefined;
    },
  });
  pipeline(rest, parser, () => {});
  let header: string[] | null = null;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    yield* skipped.splice(0);
    if (header) yield toRecord(header, record, info.lines);
    else header = record.map((name) => name.trim());
  }
  yield* skipped;
}

const lineOf = (error: unknown) => Number((error as { lines?: unknown } | undefined)?.lines ?? 0);

async function peek(input: Readable) {
  const chunks = input[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let first = '';
  const seen: Buffer[] = [];
  while (!first.includes('\n')) {
    const { value, done } = await chunks.next();
    if (done) break;
    seen.push(value);
    first += value.toString('utf8');
  }
  async function* rest() {
    yield* seen;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { first, rest: rest() };
}
