import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

const FILE_VARIABLE = /^(PADDOCK_[A-Z0-9_]+)_FILE$/;

/**
 * Every variable may be the content of a file, as containers mount their secrets: `PADDOCK_X_FILE` is the path of the
 * file with the value of `PADDOCK_X`. The line break at its end is not part of the value.
 */
export function readSecretFiles(environment: Environment): { values: Environment; faults: string[] } {
  const values = { ...environment };
  const faults: string[] = [];
  for (const [name, file] of Object.entries(environment)) {
    const variable = FILE_VARIABLE.exec(name)?.[1];
    if (!variable || !file) continue;
    if (environment[variable] !== undefined) {
      faults.push(`${variable}: set twice, also as ${name}`);
      continue;
    }
    try {
      values[variable] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  }
  return { values, faults };
}
