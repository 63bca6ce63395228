import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/**
 * Downloads packages of another Debian release and unpacks them into a folder, without installing anything. Null takes
 * those of this machine's own release.
 */
export function unpackDebian(folder: string, packages: readonly string[], release: string | null): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(folder, 'apt', part), { recursive: true });
  const flags = release === null ? [] : flagsOf(folder, release);
  const apt = (...args: string[]) =>
    run('sh', [
      '-c',
      'cd "$0" && exec apt-get "$@"',
      folder,
      '-q',
      ...flags.flatMap((flag) => ['-o', flag]),
      ...args,
    ]);
  if (release !== null) apt('update');
  apt('download', ...packages);
  const files = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (files.length < packages.length) throw new Error(`apt-get downloaded only ${files.join(', ')}`);
  for (const file of files) run('dpkg-deb', ['-x', path.join(folder, file), folder]);
}

function flagsOf(folder: string, release: string): string[] {
  const source = path.join(folder, 'apt/sources.list');
  const signed = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]';
  writeFileSync(source, `deb ${signed} ${debianMirror()} ${release} main\n`);
  return [
    `Dir::Etc::sourcelist=${source}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${folder}/apt/lists`,
    `Dir::Cache=${folder}/apt/cache`,
    // What is installed here is of another release and would be taken instead.
    'Dir::State::status=/dev/null',
  ];
}

/** Where this machine gets Debian from. */
export function debianMirror(): string {
  const files = [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((name) => `/etc/apt/sources.list.d/${name}`),
  ];
  const text = files
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const mirror = /^(?:URIs:|deb(?: \[[^\]]*\])?)\s+(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(text)?.[1];
  if (!mirror) throw new Error('This machine has no Debian mirror to download packages from');
  return mirror;
}
