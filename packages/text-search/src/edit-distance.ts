/**
 * How many letters were missed, doubled, mistyped or swapped; more than `limit` is answered as limit + 1.
 * With `asPrefix` the rest of `word` after what was typed costs nothing.
 */
export function editDistance(typed: string, word: string, limit: number, asPrefix = false): number {
  const rows = typed.length;
  const columns = word.length;
  if (rows - columns > limit || (!asPrefix && columns - rows > limit)) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (!same && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(asPrefix ? Math.min(...last) : (last[columns] ?? 0), limit + 1);
}
