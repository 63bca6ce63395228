export interface Revised<T> {
  readonly revision: number;
  readonly value: T;
}

export interface KeptByRevision<T> {
  find(key: string): Revised<T> | undefined;
  /** Keeps the newer one. */
  keep(key: string, revised: Revised<T>): void;
}

/**
 * What was made from something that has a revision, kept in this process. Whoever uses it reads the present revision
 * from the database first: what is kept can be old, but it cannot be taken for new.
 */
export function keepByRevision<T>(most: number): KeptByRevision<T> {
  const kept = new Map<string, Revised<T>>();
  return {
    find(key) {
      const found = kept.get(key);
      if (found) {
        // Asked for again: last to go.
        kept.delete(key);
        kept.set(key, found);
      }
      return found;
    },
    keep(key, revised) {
      if ((kept.get(key)?.revision ?? 0) > revised.revision) return;
      kept.delete(key);
      kept.set(key, revised);
      const [first] = kept.keys();
      if (kept.size > most && first !== undefined) kept.delete(first);
    },
  };
}
