import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '../services/settings.ts';

// Titles before this commit were written without the check.
const BASE = 'b5186e2c175d23023459cf529949bbdcc20efd9b';

interface Commit {
  readonly hash: string;
  readonly title: string;
}

/** The commits after the base, merges left out; null where the history does not reach back to it. */
export function findCommits(base = BASE): Commit[] | null {
  const log = git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`);
  if (log === null || git('merge-base', '--is-ancestor', base, 'HEAD') === null) return null;
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), title: line.slice(line.indexOf(' ') + 1) }));
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return status === 0 ? stdout : null;
}
