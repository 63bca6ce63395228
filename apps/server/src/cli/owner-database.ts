import { type Environment, readSecretFiles } from '@paddock/brand/secret-files';

/** The owner's address is read here and not in config.ts, so that the api and the worker never hold it. */
export function ownerDatabaseUrl(environment: Environment = process.env): string {
  const { values, faults } = readSecretFiles(environment);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (values.PADDOCK_OWNER_DATABASE_URL) return values.PADDOCK_OWNER_DATABASE_URL;
  // A command in production never falls back to a database of development that happens to listen on this machine.
  if (values.NODE_ENV === 'production' && values.PADDOCK_DEMO_VALUES !== 'allowed')
    throw new Error('PADDOCK_OWNER_DATABASE_URL: missing (or PADDOCK_OWNER_DATABASE_URL_FILE)');
  return `postgres://paddock_owner:paddock@127.0.0.1:${values.PADDOCK_POSTGRES_PORT ?? 54320}/paddock`;
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
