import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER =
  process.env.PADDOCK_DATA_DIR ?? fileURLToPath(new URL('../../../../../.data', import.meta.url));
const fileOf = (site: string) => path.join(FOLDER, 'staff', `${site}.token`);

/** Kept where only this user reads it, so that the next command needs no token. */
export function keepToken(site: string, token: string): string {
  mkdirSync(path.join(FOLDER, 'staff'), { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(site), `${token}\n`, { mode: 0o600 });
  return fileOf(site);
}

export function findToken(site: string): string | null {
  if (process.env.PADDOCK_STAFF_TOKEN) return process.env.PADDOCK_STAFF_TOKEN;
  try {
    return readFileSync(fileOf(site), 'utf8').trim();
  } catch {
    return null;
  }
}
