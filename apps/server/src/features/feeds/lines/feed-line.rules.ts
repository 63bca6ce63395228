import type { z } from 'zod';
import type { LineError } from '../feeds.contract.ts';

/** What a reader found on a line: a value to be judged, or why there is none. */
export type RawLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly broken: string };

export interface Numbered<L> {
  readonly line: number;
  readonly value: L;
}

export type ReadLine<L> =
  | { readonly ok: true; readonly read: Numbered<L> }
  | { readonly ok: false; readonly errors: LineError[] };

/** One line, judged by itself: its value or everything that is wrong with it. */
export function readLine<L>(schema: z.ZodType<L>, raw: RawLine): ReadLine<L> {
  const { line } = raw;
  if ('broken' in raw) return { ok: false, errors: [{ line, field: null, message: raw.broken }] };
  if (hasNul(raw.value))
    return { ok: false, errors: [{ line, field: null, message: 'holds a NUL character' }] };
  const parsed = schema.safeParse(raw.value);
  if (parsed.success) return { ok: true, read: { line, value: parsed.data } };
  return { ok: false, errors: parsed.error.issues.flatMap((issue) => toErrors(raw, issue)) };
}

// PostgreSQL cannot store it, and one such text would sink the whole batch.
const hasNul = (value: unknown) => JSON.stringify(value ?? null).includes('\\u0000');

function toErrors({ line, value }: { line: number; value: unknown }, issue: z.core.$ZodIssue): LineError[] {
  const field = issue.path.join('.') || null;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      line,
      field: [...issue.path, key].join('.'),
      message: 'is not a known field',
    }));
  if (!field) return [{ line, field, message: 'is not an object' }];
  const isMissing = issue.code !== 'custom' && valueAt(value, issue.path) === undefined;
  return [{ line, field, message: isMissing ? 'is missing' : issue.message }];
}

/** What a line holds at a path; where the path leads into a text (a cell that stands for a list), that text. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner = value;
  for (const name of path) if (typeof inner === 'object' && inner !== null) inner = Reflect.get(inner, name);
  return inner;
}

/**
 * Puts lines about the same thing into rounds, in the order they came: a round holds each thing at most once and can
 * be written at one go. A line may go by several names (a serial and a ref).
 */
export function inRounds<L>(
  lines: readonly Numbered<L>[],
  namesOf: (line: L) => readonly string[],
): Numbered<L>[][] {
  const lastRound = new Map<string, number>();
  const rounds: Numbered<L>[][] = [];
  for (const line of lines) {
    const names = namesOf(line.value);
    const round = Math.max(0, ...names.map((name) => lastRound.get(name) ?? 0));
    for (const name of names) lastRound.set(name, round + 1);
    rounds[round] ??= [];
    rounds[round].push(line);
  }
  return rounds;
}
