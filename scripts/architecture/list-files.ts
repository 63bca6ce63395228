import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

/** The repository's files below these folders, new ones included; ignored and deleted ones left out. */
export function listFiles(...folders: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const listed = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 << 20 });
  return [...new Set(listed.split('\0'))].filter(
    (file) => file !== '' && existsSync(path.join(REPOSITORY, file)),
  );
}
