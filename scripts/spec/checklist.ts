export interface Checklist {
  /** Every numbered line, in the order of the page. */
  lines: string[];
  /** Contradictions and holes (C-nn, H-nn): a test may name one, but they are not counted. */
  decisions: string[];
}

const LINE = /^\d+\. \*\*([A-Z0-9-]+-\d+)\*\* /;
const DECISION = /^\| ([CH]-\d+) \|/;
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\\d+';
const BRACKET = new RegExp(`\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');

export function readChecklist(markdown: string): Checklist {
  const rows = markdown.split('\n');
  return { lines: collect(rows, LINE), decisions: collect(rows, DECISION) };
}

/** The area of a line: everything before its number, as in `PAY-BANK-03`. */
export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** The ids a test's title names: `[BAG-12] …`, `[BAG-12, BAG-13] …` or `[BAG-12] [BAG-13] …`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(BRACKET)].flatMap((match) => match[1]?.split(/[,\s]+/) ?? []);
}

function collect(rows: string[], pattern: RegExp): string[] {
  const found = rows.flatMap((row) => pattern.exec(row)?.[1] ?? []);
  const twice = found.find((id, place) => found.indexOf(id) !== place);
  if (twice) throw new Error(`The checklist has ${twice} twice`);
  return found;
}
