import { isDeepStrictEqual } from 'node:util';

type Row = Readonly<Record<string, unknown>>;
/** Columns by name; each key of `settings` counts as a value of its own: `settings.tax_rate`. */
type Values = Map<string, unknown>;

export interface KeptChanges {
  /** The row as it shall be. */
  readonly row: Row;
  /** What is remembered of it for the next load. */
  readonly loaded: Row;
  /** Values that differ from the file and stay, such as `maintenance=on, set since the last load`. */
  readonly kept: readonly string[];
}

interface Versions {
  readonly file: Row;
  /** The row of the database; undefined before its first load. */
  readonly current: Row | undefined;
  /** What the last load wrote; undefined for a row that was loaded before loads were remembered. */
  readonly loaded: Row | undefined;
}

/**
 * Merges a row of the files into the one of the database, value by value: what is still as the last load wrote it
 * follows the file, everything else was set since and stays.
 */
export function keepChanges({ file, current, loaded }: Versions): KeptChanges {
  if (!current) return { row: file, loaded: file, kept: [] };
  const [wanted, present, before] = [valuesOf(file), valuesOf(current), valuesOf(loaded ?? {})];
  const merged: Values = new Map();
  const remembered: Values = new Map();
  const kept: string[] = [];
  const set = (values: Values, name: string, value: unknown) => {
    if (value !== undefined) values.set(name, value);
  };
  for (const name of new Set([...wanted.keys(), ...present.keys()])) {
    const value = wanted.get(name);
    const now = present.get(name);
    const isLoaded = before.has(name) ? isDeepStrictEqual(now, before.get(name)) : now === undefined;
    const follows = isLoaded || isDeepStrictEqual(now, value);
    set(merged, name, follows ? value : now);
    set(remembered, name, follows ? value : before.get(name));
    // A setting that no file has had is not reported: the files say nothing about it.
    if (!follows && (value !== undefined || before.has(name)))
      kept.push(
        `${name}${shown(now)}, set ${before.has(name) ? 'since the last load' : 'before loads were remembered'}`,
      );
  }
  return { row: rowOf(merged), loaded: rowOf(remembered), kept };
}

function valuesOf({ settings, ...columns }: Row): Values {
  const keys = Object.entries(settings ?? {}).map(([key, value]) => [`settings.${key}`, value] as const);
  return new Map([...Object.entries(columns), ...keys]);
}

function rowOf(values: Values): Row {
  const row: Record<string, unknown> = {};
  const settings: Record<string, unknown> = {};
  for (const [name, value] of values)
    if (name.startsWith('settings.')) settings[name.slice('settings.'.length)] = value;
    else row[name] = value;
  return { ...row, settings };
}

function shown(value: unknown): string {
  if (value === undefined) return ' (removed)';
  if (typeof value === 'boolean') return value ? '=on' : '=off';
  return typeof value === 'object' && value !== null ? '' : `=${JSON.stringify(value)}`;
}
