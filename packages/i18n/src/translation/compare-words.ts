/** A run of words that both texts have, or only one of them. */
export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const WORDS = /\s+|[^\s]+/g;
/** Longer texts are shown as replaced: the table of the comparison grows with the square. */
const MAX_WORDS = 1500;

/** The words that differ between two versions of a text, in reading order (longest common subsequence). */
export function compareWords(before: string, after: string): WordChange[] {
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  if (old.length > MAX_WORDS || now.length > MAX_WORDS) return replaced(before, after);
  const lengths = measure(old, now);
  const changes: WordChange[] = [];
  const push = (kind: WordChange['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      push('same', old[i] ?? '');
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      push('removed', old[i] ?? '');
      i += 1;
    } else {
      push('added', now[j] ?? '');
      j += 1;
    }
  }
  return changes;
}

const replaced = (before: string, after: string): WordChange[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** Length of the longest common subsequence of the ends that begin at each pair of words. */
function measure(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] =
          old[i] === now[j]
            ? at(table, i + 1, j + 1) + 1
            : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}
