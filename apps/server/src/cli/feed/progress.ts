import type { FeedReport } from '../../features/feeds/apply/feed-outcome.rules.ts';

const WIDTH = 30;
const PLAIN_EVERY_MS = 5000;

/** A bar that redraws itself for a person; for a log, a line now and then. */
export function showProgress(position: () => { read: number; total: number | null }) {
  const started = performance.now();
  let lastPlain = started;
  const write = (text: string) => process.stderr.write(text);
  return {
    step(report: FeedReport) {
      const now = performance.now();
      const { read, total } = position();
      const share = total ? Math.min(1, read / total) : null;
      const rate = Math.round(report.counts.lines / ((now - started) / 1000));
      const words = `${count(report.counts.lines)} lines, ${count(rate)} a second`;
      if (process.stderr.isTTY) write(`\r\x1b[K${share === null ? '' : `${bar(share)} `}${words}`);
      else if (now - lastPlain > PLAIN_EVERY_MS) {
        lastPlain = now;
        write(`${words}${share === null ? '' : `, ${Math.round(share * 100)} % read`}\n`);
      }
    },
    end() {
      if (process.stderr.isTTY) write('\r\x1b[K');
    },
  };
}

const count = (value: number) => value.toLocaleString('en');

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.round(share * 100)).padStart(3)} %`;
}
