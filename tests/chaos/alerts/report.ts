import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../scripts/services/settings.ts';
import type { Fired } from './drill.ts';

const DOCUMENT = path.join(REPOSITORY, 'docs/operate/monitoring.md');
const BEGIN = '<!-- drill: made by `node tests/chaos/alerts/drill-alerts.ts --write` -->';
const END = '<!-- /drill -->';
const HEAD = ['| alert | provoked by | fired after |', '|---|---|---|'];

const lineOf = ({ alert, how, seconds, note }: Fired) =>
  `| ${alert} | ${how} | ${seconds === null ? `not: ${note}` : `${seconds.toFixed(1)} s`} |`;

export const drillTable = (rows: readonly Fired[]): string => [...HEAD, ...rows.map(lineOf)].join('\n');

/** The document has the time only; how each was provoked stands with the drills. */
const shortLineOf = ({ alert, seconds, note }: Fired) =>
  `- ${alert}: ${seconds === null ? `not: ${note}` : `${seconds.toFixed(1)} s`}`;

const alertOf = (line: string) => /^- ([A-Z]\w+):/.exec(line)?.[1];

/** Lines of alerts that were not provoked this time stay as they are. */
export function writeDrillTimes(rows: readonly Fired[]): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for the times`);
  const kept = document
    .slice(from, to)
    .split('\n')
    .filter((line) => alertOf(line) && !rows.some(({ alert }) => alert === alertOf(line)));
  const lines = [...kept, ...rows.map(shortLineOf)].join('\n');
  writeFileSync(DOCUMENT, `${document.slice(0, from)}${BEGIN}\n\n${lines}\n\n${document.slice(to)}`);
}
