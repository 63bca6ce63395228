import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedReport } from '../../features/feeds/apply/feed-outcome.rules.ts';
import type { RawLine } from '../../features/feeds/lines/feed-line.rules.ts';
import { readCsv } from '../../features/feeds/lines/read-csv.ts';
import { readNdjson } from '../../features/feeds/lines/read-ndjson.ts';

export interface OpenFeed {
  readonly lines: AsyncIterable<RawLine>;
  readonly bytesRead: () => number;
  /** Null when unknown: standard input. */
  readonly bytesTotal: number | null;
}

/** Opens a file, or standard input for `-`. What is compressed or CSV is told by the name, or by `format`. */
export async function openFeed(path: string, format: string | undefined): Promise<OpenFeed> {
  const bare = path.replace(/\.gz$/, '');
  const kind = format ?? (bare.endsWith('.csv') ? 'csv' : /\.(ndjson|jsonl)$/.test(bare) ? 'ndjson' : null);
  if (kind !== 'csv' && kind !== 'ndjson')
    throw new Error(`${path}: csv or ndjson? Say it with --format, or by the file's name.`);
  const bytesTotal = path === '-' ? null : (await stat(path)).size;
  const file = path === '-' ? null : createReadStream(path);
  const source: Readable = file ?? process.stdin;
  const input = bare === path ? source : Readable.from(gunzip(source));
  return {
    lines: kind === 'csv' ? readCsv(input) : readNdjson(input),
    bytesRead: () => file?.bytesRead ?? 0,
    bytesTotal,
  };
}

/** Starts with the first read: a truncated file must not fail before there is a listener. */
async function* gunzip(source: Readable) {
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  yield* source.pipe(plain);
}

const WIDTH = 30;
const PLAIN_EVERY_MS = 5000;

/** A bar that redraws itself for a person; for a log, a line now and then. */
export function showProgress(position: () => { read: number; total: number | null }) {
  const started = performance.now();
  let lastPlain = started;
  const write = (text: string) => process.stderr.write(text);
  return {
    step(report: FeedReport) {
      const now = performance.now();
      const { read, total } = position();
      const share = total ? Math.min(1, read / total) : null;
      const rate = Math.round(report.counts.lines / ((now - started) / 1000));
      const words = `${count(report.counts.lines)} lines, ${count(rate)} a second`;
      if (process.stderr.isTTY) write(`\r\x1b[K${share === null ? '' : `${bar(share)} `}${words}`);
      else if (now - lastPlain > PLAIN_EVERY_MS) {
        lastPlain = now;
        write(`${words}${share === null ? '' : `, ${Math.round(share * 100)} % read`}\n`);
      }
    },
    end() {
      if (process.stderr.isTTY) write('\r\x1b[K');
    },
  };
}

const count = (value: number) => value.toLocaleString('en');

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.round(share * 100)).padStart(3)} %`;
}
