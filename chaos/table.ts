import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../scripts/services/settings.ts';
import type { Row } from './trial.ts';

const DOCUMENT = path.join(REPOSITORY, 'docs/chaos.md');
const BEGIN = '<!-- chaos: made by `npm run chaos -- --write` -->';
const END = '<!-- /chaos -->';

const HEAD = [
  '| fault | how | nothing written for | errors, longest burst | orders, payments acknowledged | lost | sold twice | charges without order | pages failed | seen |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ id, what, how, outage, errors, burst, orders, payments, verdict, failedPages, note }) =>
      `| ${id} ${what} | ${how} | ${outage.toFixed(1)} s | ${errors}, ${burst.toFixed(1)} s | ${orders}, ${payments} | ${verdict.lost} | ${verdict.twice} | ${verdict.chargesWithoutOrder} | ${failedPages} | ${note} |`,
  );
  return [...HEAD, ...lines].join('\n');
}

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

const idOf = (line: string) => /^\| (F\d+b?) /.exec(line)?.[1];

/** Lines of faults that were not tried this time stay as they are. */
export function writeTable(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for the table`);
  const fresh = text.split('\n').slice(HEAD.length);
  const kept = document
    .slice(from, to)
    .split('\n')
    .filter((line) => idOf(line) && !fresh.some((one) => idOf(one) === idOf(line)));
  const order = (line: string) =>
    Number.parseInt(idOf(line)?.slice(1) ?? '', 10) + (idOf(line)?.endsWith('b') ? 0.5 : 0);
  const lines = [...kept, ...fresh].sort((a, b) => order(a) - order(b));
  writeFileSync(
    DOCUMENT,
    `${document.slice(0, from)}${BEGIN}\n\n${[...HEAD, ...lines].join('\n')}\n\n${document.slice(to)}`,
  );
}
