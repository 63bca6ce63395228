import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import type { Row } from './trial.ts';

const DOCUMENT = path.join(REPOSITORY, 'docs/operate/chaos.md');
const BEGIN = '<!-- chaos: made by `npm run chaos -- --write` -->';
const END = '<!-- /chaos -->';

/** What may not happen is named only where it happened. */
const lineOf = ({ id, what, how, outage, errors, burst, orders, payments, ...row }: Row) => {
  const counts = [
    [row.verdict.lost, 'lost'],
    [row.verdict.twice, 'sold twice'],
    [row.verdict.chargesWithoutOrder, 'charges without order'],
    [row.failedPages, 'pages failed'],
  ] as const;
  const named = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  const figures = [
    `${outage.toFixed(1)} s`,
    `${errors} errors, ${burst.toFixed(1)} s`,
    `${orders} orders, ${payments} payments`,
    ...named,
    row.note,
  ];
  return `- **${id} ${what}** (${how}): ${figures.filter(Boolean).join('; ')}`;
};

export const listFigures = (rows: readonly Row[]): string => rows.map(lineOf).join('\n');

/** One row as it comes, with what there is to say about it. */
export function printRow({ id, note, verdict, outage, errors, orders, refusals }: Row): void {
  const reasons = [...refusals].map(([why, times]) => `${times} × ${why}`).join(', ');
  const fate = verdict.wrong.length === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${fate} ${id.padEnd(4)} ${outage.toFixed(1).padStart(5)} s, ${errors} errors, ${orders} orders, ${reasons}${note ? `; ${note}` : ''}`,
  );
  for (const one of verdict.wrong.slice(0, 12)) console.log(`         ${one}`);
  if (verdict.wrong.length > 12) console.log(`         … and ${verdict.wrong.length - 12} more`);
}

const idOf = (line: string) => /^- \*\*(F\d+b?) /.exec(line)?.[1];

/** Lines of faults that were not tried this time stay as they are. */
export function writeFigures(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for the figures`);
  const fresh = text.split('\n');
  const kept = document
    .slice(from, to)
    .split('\n')
    .filter((line) => idOf(line) && !fresh.some((one) => idOf(one) === idOf(line)));
  const order = (line: string) =>
    Number.parseInt(idOf(line)?.slice(1) ?? '', 10) + (idOf(line)?.endsWith('b') ? 0.5 : 0);
  const lines = [...kept, ...fresh].sort((a, b) => order(a) - order(b)).join('\n');
  writeFileSync(DOCUMENT, `${document.slice(0, from)}${BEGIN}\n\n${lines}\n\n${document.slice(to)}`);
}
