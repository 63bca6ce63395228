import path from 'node:path';

/** More files than this in one folder are not read as a whole: they are grouped by what they make. */
export const MAX_FILES = 25;

// A test stands beside its subject, and the rest is generated or grows by one file per language or change of the schema.
const NOT_COUNTED = /\.(?:test|spec|stories)\.[jt]sx?$|\.sql\.types\.ts$|\/(?:messages|migrations)\//;

/** The folders that hold more than `MAX_FILES` files themselves, with their count. */
export function findLargeFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !NOT_COUNTED.test(name))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`)
    .sort();
}
