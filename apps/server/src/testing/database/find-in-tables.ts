import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** The tables with a row in which these words stand, queue included: for what no table may hold. */
export async function findInTables(db: Db, words: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from ${sql.raw(name)} t where position(${words} in t::text) > 0) as found`.execute(
        db,
      );
      return rows[0]?.found ? [name] : [];
    }),
  );
  return found.flat();
}
