import type { Migration } from '../../platform/db/migrations.ts';

/**
 * The list of checksums with the new files added (the format of sha256sum). A listed file may not change or disappear, and
 * a new file comes after all listed ones: databases that have applied the listed files would never see the difference.
 */
export function appendChecksums(listed: string, migrations: readonly Migration[]): string {
  const lines = listed.split('\n').filter((line) => line !== '');
  const known = new Map(
    lines.map((line) => line.split('  ') as [string, string]).map(([sha, name]) => [name, sha]),
  );
  const files = new Map(migrations.map((file) => [file.name, file]));
  for (const [name, sha] of known) {
    if (!files.has(name)) throw new Error(`${name} is listed in checksums.txt and is gone. Restore it.`);
    if (files.get(name)?.sha256 !== sha)
      throw new Error(
        `${name} was changed after it was listed in checksums.txt. Undo it and write a new file.`,
      );
  }
  const last = [...known.keys()].at(-1) ?? '';
  const added = migrations.filter(({ name }) => !known.has(name));
  for (const { name } of added)
    if (name < last)
      throw new Error(`${name} comes before ${last}, which is listed already. Give it the time of now.`);
  return [...lines, ...added.map(({ name, sha256 }) => `${sha256}  ${name}`), ''].join('\n');
}
