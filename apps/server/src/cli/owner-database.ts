import { type Environment, readSecretFiles } from '../platform/secrets/secret-files.ts';

/** The owner's address is read here and not in config.ts, so that the api and the worker never hold it. */
export function ownerDatabaseUrl(environment: Environment = process.env): string {
  const { values, faults } = readSecretFiles(environment);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const port = values.PADDOCK_POSTGRES_PORT ?? 54320;
  return values.PADDOCK_OWNER_DATABASE_URL ?? `postgres://paddock_owner:paddock@127.0.0.1:${port}/paddock`;
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
