import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

/** All files of the repository, those not committed yet included, ignored ones left out. */
export function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 << 20 });
  return listed.split('\0').filter((file) => file && existsSync(path.join(REPOSITORY, file)));
}
