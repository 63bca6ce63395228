import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

const FILE_VARIABLE = /^(PADDOCK_[A-Z_]+)_FILE$/;

/**
 * Every variable may be the content of a file, as systemd and containers hand over secrets: `PADDOCK_X_FILE` is the path
 * of the file with the value of `PADDOCK_X`. The line break at its end is not part of the value.
 */
export function readSecretFiles(environment: Environment): Environment {
  const values = { ...environment };
  for (const [name, file] of Object.entries(environment)) {
    const variable = FILE_VARIABLE.exec(name)?.[1];
    if (!variable || !file) continue;
    if (environment[variable] !== undefined) throw new Error(`${variable}: set twice, also as ${name}`);
    values[variable] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  }
  return values;
}
