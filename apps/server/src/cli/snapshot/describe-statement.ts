import type pg from 'pg';
import { readColumns } from './catalog.ts';

export interface DescribedStatement {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    /** An expression, JSON, or a column that an outer join may leave out. */
    readonly isComputed: boolean;
  }[];
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

interface TableColumn {
  readonly table: string;
  readonly isNullable: boolean;
  readonly values: readonly string[] | null;
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

// As the driver returns them (platform/db/db.ts sets the parsers of int8 and date).
const READ: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  timestamp: 'Date',
  uuid: 'string',
  varchar: 'string',
  void: 'string',
  _int4: 'number[]',
  _float8: 'number[]',
  _int8: 'string[]',
  _json: 'unknown[]',
  _jsonb: 'unknown[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _uuid: 'string[]',
};

// JSON is sent as text, because the driver would send an array as a PostgreSQL array.
const WRITE: Record<string, string> = {
  ...READ,
  date: 'Date | string',
  int8: 'number | bigint',
  interval: 'string',
  json: 'string',
  jsonb: 'string',
  numeric: 'number | string',
  timestamptz: 'Date | string',
  _bool: 'readonly boolean[]',
  _bytea: 'readonly Buffer[]',
  _date: 'readonly (Date | string | null)[]',
  _float8: 'readonly number[]',
  _int2: 'readonly number[]',
  _int4: 'readonly (number | null)[]',
  _int8: 'readonly (number | bigint | null)[]',
  _json: 'readonly string[]',
  _jsonb: 'readonly string[]',
  _numeric: 'readonly (number | string)[]',
  _text: 'readonly (string | null)[]',
  _timestamptz: 'readonly (Date | string | null)[]',
  _uuid: 'readonly (string | null)[]',
};

/** Columns by the numbers that a row description names them with: "table.column". */
export async function readTableColumns(client: pg.Client): Promise<ReadonlyMap<string, TableColumn>> {
  const known = new Map(
    (await readColumns(client)).map((column) => [`${column.table}.${column.name}`, column]),
  );
  const { rows } = await client.query<{ key: string; table: string; column: string; isNullable: boolean }>(`
    select a.attrelid || '.' || a.attnum as key, c.relname as "table", a.attname as column,
           not a.attnotnull as "isNullable"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);
  return new Map(
    rows.map(({ key, table, column, isNullable }) => [
      key,
      { table, isNullable, values: known.get(`${table}.${column}`)?.values ?? null },
    ]),
  );
}

/** Prepares the statement, and reads what PostgreSQL says about its parameters, its columns and its plan. */
export async function describeStatement(
  client: pg.Client,
  { name, text }: { readonly name: string; readonly text: string },
  tableColumns: ReadonlyMap<string, TableColumn>,
): Promise<DescribedStatement> {
  try {
    const fields = await prepare(client, name, text);
    const { rows } = await client.query<{ types: string[] }>(
      `select array(select t.typname::text from unnest(parameter_types::oid[]) with ordinality p (oid, place)
                      join pg_type t on t.oid = p.oid order by place) as types
         from pg_prepared_statements where name = $1`,
      [name],
    );
    const types = await readTypeNames(client, fields);
    const parameters = rows[0]?.types ?? [];
    const plan = await explain(client, name, parameters.length);
    await client.query(`deallocate "${name}"`);
    return {
      name,
      parameters: parameters.map((type) => tsType(WRITE, type)),
      columns: fields.map((field, n) =>
        describeColumn({ field, type: types[n] ?? '', place: n, plan, tableColumns }),
      ),
    };
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}\n${text}`, { cause: error });
  }
}

interface ColumnFacts {
  readonly field: Field;
  readonly type: string;
  readonly place: number;
  readonly plan: PlanNode;
  readonly tableColumns: ReadonlyMap<string, TableColumn>;
}

function describeColumn({ field, type, place, plan, tableColumns }: ColumnFacts) {
  const base = tsType(READ, type);
  const column = tableColumns.get(`${field.tableID}.${field.columnID}`);
  const { name } = field;
  if (base === 'unknown') return { name, type: base, isComputed: true };
  if (!column) return { name, type: `${base} | null`, isComputed: true };
  const own = column.values?.map((value) => `'${value}'`).join(' | ') ?? base;
  if (column.isNullable) return { name, type: `${own} | null`, isComputed: false };
  const isOptional = mayBeLeftOut(plan, column.table, plan.Output?.[place] ?? '');
  return { name, type: isOptional ? `${own} | null` : own, isComputed: isOptional };
}

function tsType(types: Record<string, string>, name: string): string {
  const type = types[name];
  if (type === undefined) throw new Error(`No TypeScript type for ${name}`);
  return type;
}

/** Whether an outer join of the plan may put nulls into the columns of this table. */
function mayBeLeftOut(plan: PlanNode, table: string, output: string): boolean {
  const scans = [...scansOf(plan, false)];
  const alias = /^"?(\w+)"?\./.exec(output)?.[1];
  const named = scans.filter((scan) => scan.alias === alias && scan.table === table);
  return (named.length > 0 ? named : scans.filter((scan) => scan.table === table)).some(
    (scan) => scan.isOptional,
  );
}

function* scansOf(
  node: PlanNode,
  isOptional: boolean,
): Generator<{ table: string; alias: string; isOptional: boolean }> {
  if (node['Relation Name'])
    yield { table: node['Relation Name'], alias: node.Alias ?? node['Relation Name'], isOptional };
  for (const child of node.Plans ?? []) yield* scansOf(child, isOptional || isNullableSide(node, child));
}

function isNullableSide(join: PlanNode, child: PlanNode): boolean {
  const side = child['Parent Relationship'];
  if (join['Join Type'] === 'Left') return side === 'Inner';
  if (join['Join Type'] === 'Right') return side === 'Outer';
  return join['Join Type'] === 'Full';
}

async function explain(client: pg.Client, name: string, parameters: number): Promise<PlanNode> {
  const list = parameters > 0 ? `(${Array(parameters).fill('null').join(', ')})` : '';
  // Planned for these values, conditions on null would be folded to "never", and the joins behind them be left out.
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await client.query(`explain (verbose, format json) execute "${name}"${list}`);
  return rows[0]['QUERY PLAN'][0].Plan as PlanNode;
}

async function readTypeNames(client: pg.Client, fields: readonly Field[]): Promise<string[]> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid::int4, typname as name from pg_type where oid = any ($1)',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const names = new Map(rows.map(({ oid, name }) => [oid, name]));
  return fields.map(({ dataTypeID }) => names.get(dataTypeID) ?? '');
}

interface Connection {
  parse(query: { name: string; text: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Parse, Describe, Sync: the statement is known to the connection and described, and not run. */
function prepare(client: pg.Client, name: string, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    client.query({
      submit: (connection: Connection) => {
        connection.parse({ name, text });
        connection.describe({ type: 'S', name });
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable);
  });
}
