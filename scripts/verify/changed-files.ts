import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

/** Files that differ from where the branch left `base`, with those not committed yet; deleted files are left out. */
export function findChangedFiles(base: string): string[] {
  const from = git('merge-base', base, 'HEAD').trim();
  const changed = [
    ...git('diff', '--name-only', '-z', from).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return [...new Set(changed)].filter((file) => file && existsSync(path.join(REPOSITORY, file))).sort();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 << 20 });
}
