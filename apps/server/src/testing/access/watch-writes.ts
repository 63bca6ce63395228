import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Counters, answers kept for a retry, and who has an editor open: they say nothing of a subject. */
const UNWATCHED = ['idempotency_keys', 'login_counters', 'desk_presence', 'test_writes'];

/** A table that a transaction has written, and whether that same transaction has written an audit row. */
export interface Write {
  readonly name: string;
  readonly isAudited: boolean;
}

export interface WriteWatch {
  /** What was written since the last call, by table and transaction. */
  readonly take: () => Promise<Write[]>;
}

/**
 * Notes each written row with its transaction, by a trigger on every table and on the queue of jobs. The time a token was
 * last used is no change.
 */
export async function watchWrites(db: Db): Promise<WriteWatch> {
  await sql`create unlogged table test_writes (xact xid8 not null, name text not null)`.execute(db);
  await sql`
    create function note_write() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - array['last_used_at', 'last_seen_at', 'seen_at']
                            = to_jsonb(old) - array['last_used_at', 'last_seen_at', 'seen_at'] then
        return null;
      end if;
      insert into public.test_writes values (pg_current_xact_id(), tg_table_name);
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all (${UNWATCHED}::text[])
       and (n.nspname = 'public' or (n.nspname, c.relname) = ('graphile_worker', '_private_jobs'))
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(db);
  for (const { name } of rows)
    await sql
      .raw(
        `create trigger note_write after insert or update or delete on ${name} for each row execute function note_write()`,
      )
      .execute(db);
  return {
    async take() {
      const taken = await sql<Write>`
        with taken as (delete from test_writes returning xact, name)
        select distinct t.name, exists (select from audit_log a where a.xact = t.xact) as "isAudited"
          from taken t order by 1`.execute(db);
      return taken.rows;
    },
  };
}
