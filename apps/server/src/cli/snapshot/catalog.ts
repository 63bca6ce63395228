import type pg from 'pg';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generatedAlways: boolean;
  readonly inPrimaryKey: boolean;
  /** The allowed texts, when a check constraint lists them. */
  readonly values: readonly string[] | null;
}

export interface ForeignKey {
  readonly table: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly nullable: boolean;
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
           coalesce(a.attnum = any (pk.conkey), false) as "inPrimaryKey",
           array(select pg_get_constraintdef(k.oid) from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
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

export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as "table", k.confrelid::regclass::text as target,
           array(select a.attname::text from unnest(k.conkey) with ordinality as key (num, place)
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = key.num order by place) as columns,
           exists (select from pg_attribute a
                    where a.attrelid = c.oid and a.attnum = any (k.conkey) and not a.attnotnull) as nullable
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and ${OWN_TABLES}
     order by c.relname, k.conname`);
  return rows;
}
