import { sql } from 'kysely';
import type { FeedOptions } from '../../features/feeds/apply/write-batch.ts';
import { NOUNS } from '../../features/feeds/nouns.ts';
import { runFeed } from '../../features/feeds/run-feed.ts';
import type { Db } from '../../platform/db/db.ts';

/** Feeds values as if they were the lines of a file. */
export function feed(
  db: Db,
  noun: keyof typeof NOUNS,
  values: readonly unknown[],
  options: Partial<FeedOptions> = {},
) {
  const lines = values.map((value, index) => ({ line: index + 1, value }));
  return runFeed(db, NOUNS[noun] as never, lines, {
    actor: 'test',
    onlySite: null,
    dryRun: false,
    strict: false,
    batch: 1000,
    caps: { errors: 100, diff: 100 },
    ...options,
  });
}

/** A print of every row a feed could touch, and of the queue: equal prints, equal databases. */
export async function printOf(owner: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('spatial_ref_sys', 'schema_migrations')
        or tablename = '_private_jobs' order by 1`.execute(owner);
  const prints: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as print from ${sql.raw(name)} t`.execute(owner);
    prints.push(`${name} ${rows[0]?.print}`);
  }
  return prints.join('\n');
}
