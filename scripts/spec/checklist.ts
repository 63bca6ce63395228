export interface Checklist {
  /** Every numbered line, in the order of the page. */
  lines: string[];
  /** Contradictions (C-nn) and holes (H-nn), each with a decision. */
  decisions: string[];
  /** Findings of the reviews (C1, B4, SEC-01). `C1` is a finding, `C-01` a decision. */
  findings: string[];
}

const LINE = /^\d+\. \*\*([A-Z0-9-]+-\d+)\*\* /;
const DECISION = /^\| ([CH]-\d+) \|/;
const FINDING = /^\| ([CB]\d+|(?:SEC|BUG|WORK|LAW)-\d+) \|/;
const ID = '(?:[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\\d+|[CB]\\d+)';
const BRACKET = new RegExp(`\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');

export function readChecklist(checklist: string, findings = ''): Checklist {
  const rows = checklist.split('\n');
  return {
    lines: collect(rows, LINE),
    decisions: collect(rows, DECISION),
    findings: collect(findings.split('\n'), FINDING),
  };
}

export function idsOf({ lines, findings, decisions }: Checklist): string[] {
  return [...lines, ...findings, ...decisions];
}

/** The area of a line is everything before its number, as in `PAY-BANK-03`; findings and decisions have one each. */
export function areaOf(id: string): string {
  if (/^(?:[CB]|(?:SEC|BUG|WORK|LAW)-)\d+$/.test(id)) return 'FINDINGS';
  if (/^[CH]-\d+$/.test(id)) return 'DECISIONS';
  return id.slice(0, id.lastIndexOf('-'));
}

/** The ids a title names: `[BAG-12] …`, `[BAG-12, C1] …` or `[BAG-12] [H-04] …`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(BRACKET)].flatMap((match) => match[1]?.split(/[,\s]+/) ?? []);
}

function collect(rows: string[], pattern: RegExp): string[] {
  const found = rows.flatMap((row) => pattern.exec(row)?.[1] ?? []);
  const twice = found.find((id, place) => found.indexOf(id) !== place);
  if (twice) throw new Error(`The checklist has ${twice} twice`);
  return found;
}
