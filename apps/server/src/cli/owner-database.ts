/** The owner's address is read here and not in config.ts, so that the api and the worker never hold it. */
export const ownerDatabaseUrl = () =>
  process.env.PADDOCK_OWNER_DATABASE_URL ?? 'postgres://paddock_owner:paddock@127.0.0.1:54320/paddock';

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
