import { readSource, type Token } from './read-source.ts';

/** `{ ...{ a, b }, c }` becomes `{ a, b, c }`. An empty literal and one that spreads first are left to a person. */
export function unpackSpreads(source: string): string {
  const marks = readSource(source).filter(({ kind }) => kind !== 'comment');
  const cuts: [start: number, end: number][] = [];
  for (const [index, { kind, text, start }] of marks.entries()) {
    if (kind !== 'mark' || text !== '...' || marks[index + 1]?.text !== '{') continue;
    const close = closing(marks, index + 1);
    const last = marks[close - 1];
    if (close < 0 || !last || close === index + 2) continue;
    // `...{ a }.b` and `...{ a } as B` are more than a literal.
    if (!/^[,}\])]$/.test(marks[close + 1]?.text ?? '')) continue;
    const end = (marks[close] as Token).start;
    cuts.push([start, (marks[index + 1] as Token).start + 1]);
    cuts.push([last.text === ',' ? last.start : end, end + 1]);
  }
  let [unpacked, at] = ['', 0];
  for (const [start, end] of cuts.sort(([a], [b]) => a - b)) {
    unpacked += source.slice(at, start);
    at = end;
  }
  return unpacked + source.slice(at);
}

function closing(marks: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < marks.length; at += 1) {
    const { kind, text } = marks[at] as Token;
    if (kind !== 'mark') continue;
    if (/^[{([]$/.test(text)) depth += 1;
    else if (/^[})\]]$/.test(text)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
