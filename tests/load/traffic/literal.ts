import pg from 'pg';

/** A parameter as it would be written into the statement itself, in the same words that the driver sends. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value));
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const arrayText = (values: readonly unknown[]) =>
  `{${values.map((value) => (value === null ? 'NULL' : JSON.stringify(String(value)))).join(',')}}`;
