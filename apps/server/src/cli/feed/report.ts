import type { FeedReport } from '../../features/feeds/apply/feed-outcome.rules.ts';
import { stripControls } from '../../platform/text/strip-controls.ts';

/** The report of a feed for a person: what changes, what is wrong, and the sums. */
export function printReport(
  what: string,
  report: FeedReport,
  { dryRun, seconds }: { dryRun: boolean; seconds: number },
) {
  const { counts, fields, errors, diff } = report;
  if (dryRun && diff.length > 0) {
    console.log(`${diff.map(stripControls).join('\n')}${more(report.diffLeftOff)}\n`);
  }
  if (errors.length > 0) {
    const lines = errors.map(
      ({ line, field, message }) => `line ${line}: ${field ? `${field} ` : ''}${message}`,
    );
    console.error(`${lines.map(stripControls).join('\n')}${more(report.errorsLeftOff)}\n`);
  }
  const { lines, ...kinds } = counts;
  table(Object.entries(kinds));
  const changed = Object.entries(fields).sort((a, b) => b[1] - a[1]);
  if (changed.length > 0) {
    console.log('\nchanged fields');
    table(changed);
  }
  if (report.stoppedAt !== null) console.error(`\nStopped at line ${report.stoppedAt}.`);
  const rate = Math.round(lines / seconds).toLocaleString('en');
  console.log(
    `\n${lines.toLocaleString('en')} lines of ${what} in ${seconds.toFixed(1)} s (${rate} a second)` +
      `${dryRun ? '. Dry run: nothing was changed.' : ''}`,
  );
}

const more = (leftOff: number) => (leftOff > 0 ? `\n… and ${leftOff.toLocaleString('en')} more` : '');

function table(rows: readonly (readonly [string, number])[]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows)
    console.log(`${name.padEnd(width)}  ${value.toLocaleString('en').padStart(9)}`);
}
