import { parse } from 'node:querystring';

const IN_BRACKETS = /^([^[\]]+)\[([^[\]]+)\]$/;

/** Reads a query as Node does, and `values[12]=34` as `{ values: { 12: '34' } }`: one level, no deeper. */
export function parseQueryString(text: string): Record<string, unknown> {
  const flat = parse(text);
  if (!/%5B|\[/i.test(text)) return flat;
  const query: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(flat)) {
    const [, outer, inner] = IN_BRACKETS.exec(name) ?? [];
    if (outer === undefined || inner === undefined) query[name] = value;
    else query[outer] = Object.assign(recordIn(query[outer]), { [inner]: value });
  }
  return query;
}

const recordIn = (found: unknown): Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : Object.create(null);
