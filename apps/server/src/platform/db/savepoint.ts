import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Runs `work` inside the transaction; on `ok: false` its writes are rolled back and the transaction goes on. */
export async function withSavepoint<T extends { readonly ok: boolean }>(
  tx: Tx,
  work: () => Promise<T>,
): Promise<T> {
  await sql.raw('savepoint before_work').execute(tx);
  const result = await work();
  if (!result.ok) await sql.raw('rollback to savepoint before_work').execute(tx);
  await sql.raw('release savepoint before_work').execute(tx);
  return result;
}
