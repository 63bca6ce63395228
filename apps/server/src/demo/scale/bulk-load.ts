import type pg from 'pg';

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly kind: 'foreign key' | 'key' | 'index';
}

const OWN_TABLE = `
  c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  and c.relname not in ('schema_migrations', 'status_moves')`;

const READ_PARTS = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition,
         case k.contype when 'f' then 'foreign key' else 'key' end as kind
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype in ('f', 'p', 'u') and ${OWN_TABLE}
  union all
  select c.relname, i.relname, pg_get_indexdef(x.indexrelid), 'index'
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
   where ${OWN_TABLE} and not exists (select from pg_constraint k where k.conindid = x.indexrelid)
   order by 1, 2`;

/**
 * Runs `load` with keys, indexes, foreign keys, triggers and row-level security out of the way, then puts all of them back.
 * Building an index once over finished rows, and checking a foreign key by one join, is what turns hours into minutes.
 * Every constraint is checked in full when it returns, so wrong rows cannot stay.
 */
export async function loadInBulk(
  client: pg.Client,
  load: () => Promise<void>,
  report: (line: string) => void,
) {
  const { rows: parts } = await client.query<Part>(READ_PARTS);
  const tables = [...new Set(parts.map((part) => part.table))];
  const listParts = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  for (const part of [...listParts('foreign key'), ...listParts('key')])
    await client.query(`alter table ${part.table} drop constraint ${part.name}`);
  for (const part of listParts('index')) await client.query(`drop index ${part.name}`);
  const { rows: guarded } = await client.query<{ table: string }>(
    `select c.relname as "table" from pg_class c where c.relrowsecurity and ${OWN_TABLE}`,
  );
  // Under row-level security PostgreSQL checks a new foreign key ten times slower.
  for (const { table } of guarded) await client.query(`alter table ${table} disable row level security`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await load();
  const started = performance.now();
  const since = () => `${Math.round((performance.now() - started) / 1000)} s`;
  for (const part of listParts('key'))
    await client.query(`alter table ${part.table} add constraint ${part.name} ${part.definition}`);
  for (const part of listParts('index')) await client.query(part.definition);
  report(`keys and indexes built after ${since()}`);
  // The planner needs to know the sizes before it joins them to check the foreign keys.
  await client.query('analyze');
  for (const part of listParts('foreign key'))
    await client.query(`alter table ${part.table} add constraint ${part.name} ${part.definition}`);
  report(`foreign keys checked after ${since()}`);
  for (const { table } of guarded) await client.query(`alter table ${table} enable row level security`);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await moveSequences(client);
}

/** The rows were written with their ids, so the counters still stand at one. */
async function moveSequences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as "table", a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and ${OWN_TABLE}`);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    );
}
