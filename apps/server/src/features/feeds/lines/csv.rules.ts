import type { RawLine } from './feed-line.rules.ts';

const DELIMITERS = [',', ';', '\t'];

/** The one that the header uses most; what stands in quotes does not count. */
export function detectDelimiter(text: string): string {
  const header = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** `names.it` becomes `{ names: { it } }`; an empty cell is no value. */
export function toRecord(header: readonly string[], cells: readonly string[], line: number): RawLine {
  if (cells.length !== header.length)
    return { line, broken: `has ${cells.length} cells, the header names ${header.length}` };
  const value: Record<string, unknown> = {};
  for (const [index, name] of header.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (cell !== '') put(value, name.split('.'), cell);
  }
  return { line, value };
}

function put(into: Record<string, unknown>, path: readonly string[], cell: string) {
  const [name = '', ...inner] = path;
  // A header is input like any other: it may not reach the prototype of our objects.
  if (inner.length === 0 || name === '__proto__') {
    Object.defineProperty(into, name, { value: cell, enumerable: true, configurable: true, writable: true });
    return;
  }
  const nested = Object.hasOwn(into, name) ? into[name] : {};
  if (typeof nested !== 'object' || nested === null) return;
  into[name] = nested;
  put(nested as Record<string, unknown>, inner, cell);
}
