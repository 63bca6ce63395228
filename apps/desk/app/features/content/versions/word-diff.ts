export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Words and the spaces between them; languages without spaces are compared by their own words. */
function wordsOf(text: string, locale: string): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

/** Beyond this the table would need too much memory; such a text is shown as replaced. */
const MAX_CELLS = 4_000_000;

/** What a reader has to know to see what changed: the longest common run of words stays, the rest is marked. */
export function diffWords(before: string, after: string, locale = 'en'): DiffPart[] {
  const [old, now] = [wordsOf(before, locale), wordsOf(after, locale)];
  if (old.length * now.length > MAX_CELLS)
    return join([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      parts.push({ kind: 'same', text: old[row] ?? '' });
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old[row] ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: now[column] ?? '' });
      column += 1;
    }
  }
  return join(parts);
}

/** Neighbours of one kind as one piece. */
function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
