import type { Hit } from './find-hits.ts';

/** The folders that are counted: wide enough that a move inside an application changes no count. */
export function folderOf(file: string): string {
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  return /^(?:apps|packages)$/.test(parts[0] ?? '') ? parts.slice(0, 2).join('/') : (parts[0] ?? '.');
}

export function countByFolder(hits: readonly Hit[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of hits) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Comparison {
  /** Folders with more hits than the baseline allows. */
  readonly risen: readonly string[];
  readonly total: number;
  readonly allowed: number;
}

/** A folder's count may fall, never rise. */
export function compare(
  counts: Readonly<Record<string, number>>,
  baseline: Readonly<Record<string, number>>,
): Comparison {
  const sum = (record: Readonly<Record<string, number>>) =>
    Object.values(record).reduce((total, count) => total + count, 0);
  const risen = Object.keys(counts).filter((folder) => (counts[folder] ?? 0) > (baseline[folder] ?? 0));
  return { risen, total: sum(counts), allowed: sum(baseline) };
}
