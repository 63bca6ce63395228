import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { keepChanges } from './keep-changes.rules.ts';

export interface TableSpec {
  readonly table: string;
  /** What a row is known by in the files, such as a slug. */
  readonly key: readonly string[];
  /** Column and SQL type, the key's columns included. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface Changes {
  rows: number;
  inserted: number;
  updated: number;
  removed: number;
}

const refs = (names: readonly string[], prefix: string) =>
  sql.join(names.map((name) => sql.ref(`${prefix}.${name}`)));
const matches = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`t.${sql.ref(name)} = r.${sql.ref(name)}`),
    sql` and `,
  );

function records(spec: TableSpec, rows: readonly object[]) {
  const columns = Object.entries(spec.columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.join(columns)})`;
}

/**
 * Makes the table hold these rows and reports what that took. Update and insert are two statements because
 * "on conflict" would burn an id for every row that is already there, on every run.
 */
export async function upsertRows(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<Changes> {
  const updated = await updateChanged(tx, spec, rows);
  const inserted = await insertMissing(tx, spec, rows);
  return { rows: rows.length, inserted, updated, removed: 0 };
}

/**
 * As `upsertRows`, for rows that are also set at the desk, by commands or by SQL: what was set since the last load stays,
 * and `kept` gets a line for each such value.
 */
export async function upsertUnchanged(
  tx: Tx,
  spec: TableSpec,
  rows: readonly object[],
  { nameOf, kept }: { nameOf: (row: Record<string, unknown>) => string; kept: string[] },
): Promise<Changes> {
  // As the database reads them, so that a column the file leaves out is null on both sides.
  const { rows: found } = await sql<{
    key: string;
    file: Record<string, unknown>;
    current?: Record<string, unknown>;
    loaded?: Record<string, unknown>;
  }>`
    with current as materialized (
      select t.* from ${sql.table(spec.table)} as t for no key update
    )
    select r.key, to_jsonb(r) - 'key' as file, l.loaded, (
             select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(t)) c
              where t.id is not null and c.key = any(${Object.keys(spec.columns)})) as current
      from (select concat_ws(' ', ${refs(spec.key, 'r')}) as key, r.* from ${records(spec, rows)}) r
      left join current t on ${matches(spec.key)}
      left join loaded_rows l on l.table_name = ${spec.table} and l.key = r.key`.execute(tx);
  const places = new Map(
    rows.map((row, place) => [spec.key.map((name) => Object(row)[name]).join(' '), place]),
  );
  const merged = found
    // In the order of the files, in which new rows get their ids.
    .sort((a, b) => Number(places.get(a.key)) - Number(places.get(b.key)))
    .map(({ key, file, current, loaded }) => ({
      key,
      name: nameOf(file),
      ...keepChanges({ file, current: current ?? undefined, loaded: loaded ?? undefined }),
    }));
  for (const row of merged) kept.push(...row.kept.map((value) => `${row.name}: kept ${value}`));
  const remembered = merged.map(({ key, loaded }) => ({ table_name: spec.table, key, loaded }));
  await upsertRows(tx, LOADED_ROWS, remembered);
  return upsertRows(
    tx,
    spec,
    merged.map(({ row }) => row),
  );
}

const LOADED_ROWS: TableSpec = {
  table: 'loaded_rows',
  key: ['table_name', 'key'],
  columns: { table_name: 'text', key: 'text', loaded: 'jsonb' },
};

async function updateChanged(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<number> {
  const values = Object.keys(spec.columns).filter((name) => !spec.key.includes(name));
  if (values.length === 0) return 0;
  const assignments = values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(spec.table)} as t set ${sql.join(assignments)} from ${records(spec, rows)}
     where ${matches(spec.key)} and (${refs(values, 't')}) is distinct from (${refs(values, 'r')})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Adds what is not there and leaves the rest as it is: for rows that live on after the first load. */
export async function insertMissing(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<number> {
  const names = Object.keys(spec.columns);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(spec.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${refs(names, 'r')} from ${records(spec, rows)}
     where not exists (select from ${sql.table(spec.table)} as t where ${matches(spec.key)})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Makes these owners have these rows and no others. */
export async function replaceRows(
  tx: Tx,
  spec: TableSpec,
  scope: string,
  owners: readonly number[],
  rows: readonly object[],
): Promise<Changes> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(spec.table)} as t
     where t.${sql.ref(scope)} = any(${owners})
       and not exists (select from ${records(spec, rows)} where ${matches(spec.key)})`.execute(tx);
  return { ...(await upsertRows(tx, spec, rows)), removed: Number(numAffectedRows ?? 0) };
}

/** Removes what the files no longer name. */
export async function removeMissing(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(spec.table)} as t
     where not exists (select from ${records(spec, rows)} where ${matches(spec.key)})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export type IdByName = (name: string) => number;

/** Ids by the names the files use. */
export async function readIds(
  tx: Tx,
  table: string,
  key: string,
  names: readonly string[],
): Promise<IdByName> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(key)} as name from ${sql.table(table)} where ${sql.ref(key)} = any(${names})`.execute(
    tx,
  );
  const ids = new Map(rows.map((row) => [row.name, row.id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${table} has no ${key} "${name}"`);
    return id;
  };
}

/** A slow machine thinks for longer between two statements than any request may. */
export async function allowLongIdle(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
}
