import type pg from 'pg';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generatedAlways: boolean;
  /** The allowed texts, when a check constraint lists them. */
  readonly values: readonly string[] | null;
}

const OWN_TABLES = `
  c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

export async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Omit<Column, 'values'> & { checks: string[] }>(`
    select c.relname as "table", a.attname as name, t.typname as type,
           not a.attnotnull as nullable,
           a.atthasdef or a.attidentity <> '' as "hasDefault",
           a.attgenerated <> '' as "generatedAlways",
           array(select pg_get_constraintdef(k.oid) from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where ${OWN_TABLES}
     order by c.relname, a.attnum`);
  return rows.map(({ checks, ...column }) => ({ ...column, values: allowedTexts(column, checks) }));
}

function allowedTexts(column: { name: string }, checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const found = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check);
    if (found?.[1] !== column.name || !found[2]?.includes("'::text")) continue;
    return [...found[2].matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '');
  }
  return null;
}
