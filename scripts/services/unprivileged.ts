import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export interface Identity {
  uid?: number;
  gid?: number;
}

/** Under root, the ids of the service's own system user; otherwise nothing, which means "as myself". */
export function identityOf(systemUser: string): Identity {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u', systemUser), gid: idOf('-g', systemUser) };
}

/** A directory that only the service's user can read. */
export function privateDirectory(directory: string, identity: Identity): void {
  // The folders above stay open: other services' users must pass through them.
  mkdirSync(path.dirname(directory), { recursive: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(directory, identity.uid, identity.gid);
}

function idOf(flag: '-u' | '-g', systemUser: string): number {
  const found = spawnSync('id', [flag, systemUser], { encoding: 'utf8' });
  if (found.status !== 0)
    throw new Error(`The system user ${systemUser} does not exist; its package makes it.`);
  return Number(found.stdout);
}
