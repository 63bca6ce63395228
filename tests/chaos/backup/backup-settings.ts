import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../scripts/services/settings.ts';

export const STANZA = 'paddock';

interface Node {
  /** For what pgBackRest itself writes: spool, log and lock. */
  readonly place: string;
  readonly data: string;
  readonly port: number;
  readonly socket: string;
  readonly repositories: readonly string[];
}

/** deploy/postgres/pgbackrest.conf with this machine's paths, and folders instead of buckets. */
export function backupSettings({ place, data, port, socket, repositories }: Node): string {
  const lines = readFileSync(path.join(REPOSITORY, 'deploy/postgres/pgbackrest.conf'), 'utf8')
    .split('\n')
    .filter((line) => !/^repo\d-(type|s3|path|cipher)|^(spool|log|lock)-path|^pg1-/.test(line))
    .filter((line) => !/^repo(\d)/.test(line) || Number(line.slice(4, 5)) <= repositories.length);
  const folders = repositories.flatMap((folder, n) => [
    `repo${n + 1}-path=${folder}`,
    `repo${n + 1}-cipher-type=aes-256-cbc`,
    `repo${n + 1}-cipher-pass=only-for-this-drill`,
  ]);
  const own = ['spool', 'log', 'lock'].map((name) => `${name}-path=${place}/${name}`);
  return lines
    .join('\n')
    .replace('[global]', ['[global]', ...folders, ...own].join('\n'))
    .replace(
      `[${STANZA}]`,
      [`[${STANZA}]`, `pg1-path=${data}`, `pg1-port=${port}`, `pg1-socket-path=${socket}`].join('\n'),
    );
}

/** Flags of a restore to a moment, after which the database takes writes. */
export const targetFlags = (moment: Date): string[] => {
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  return ['--delta', '--type=time', `--target=${target}`, '--target-action=promote'];
};
