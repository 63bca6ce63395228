import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RawLine } from './feed-line.rules.ts';

const BOM = '\uFEFF';

/** One JSON object a line; empty lines are skipped. */
export async function* readNdjson(input: Readable): AsyncGenerator<RawLine> {
  const failed: Error[] = [];
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // readline ends quietly when its input breaks off; a file that is cut short must not look complete.
  input.on('error', (error) => {
    failed.push(error);
    lines.close();
  });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const trimmed = (line === 1 && text.startsWith(BOM) ? text.slice(1) : text).trim();
    if (trimmed !== '') yield parseLine(line, trimmed);
  }
  if (failed[0]) throw failed[0];
}

export function parseLine(line: number, text: string): RawLine {
  try {
    return { line, value: JSON.parse(text) };
  } catch {
    return { line, broken: 'is not JSON' };
  }
}
