import { LRUCache } from 'lru-cache';

export interface Revised<T> {
  readonly revision: number;
  readonly value: T;
}

export interface RevisionCache<T> {
  find(key: string): Revised<T> | undefined;
  /** Keeps the newer one. */
  keep(key: string, revised: Revised<T>): void;
}

/**
 * Values made from something that has a revision, cached in this process. The caller reads the present revision from the
 * database first, so a stale value is never taken for the present one.
 */
export function createRevisionCache<T>(maxEntries: number): RevisionCache<T> {
  const kept = new LRUCache<string, Revised<T>>({ max: maxEntries });
  return {
    find: (key) => kept.get(key),
    keep(key, revised) {
      if ((kept.peek(key)?.revision ?? 0) <= revised.revision) kept.set(key, revised);
    },
  };
}
