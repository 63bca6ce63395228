import type { Column } from './catalog.ts';

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'Day',
  float8: 'number',
  geography: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  _int4: 'number[]',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Decimal',
  point: '{ x: number; y: number }',
  text: 'string',
  _text: 'string[]',
  timestamptz: 'Instant',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
};

// Types that already say what is read and what may be written.
const TWO_SIDED = new Set(['Json', 'Decimal', 'Instant']);

const HEADER = `// Generated from the database by \`npm run db:snapshot\`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A calendar day, YYYY-MM-DD: a Date would shift it with the time zone. */
export type Day = string;
type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as text, because the driver would turn an array into a PostgreSQL array; read as unknown and then parsed. */
type Json = ColumnType<unknown, string, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type DefaultJson = ColumnType<unknown, string | undefined, string>;
type Decimal = ColumnType<string, number | string, number | string>;
type NullableDecimal = ColumnType<string | null, number | string | null | undefined, number | string | null>;
`;

export function writeRowTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `  ${column.name}: ${typeOf(column)};`);
    return `export interface ${pascalCase(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`);
  return `${HEADER}\n${interfaces.join('\n')}\nexport interface Schema {\n${all.join('\n')}\n}\n`;
}

function typeOf(column: Column): string {
  const base = column.values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[column.type];
  if (base === undefined)
    throw new Error(`No TypeScript type for ${column.type} (${column.table}.${column.name})`);
  if (TWO_SIDED.has(base)) {
    if (column.nullable) return `Nullable${base}`;
    return column.hasDefault ? `Default${base}` : base;
  }
  const read = column.nullable ? `${base} | null` : base;
  if (column.generatedAlways) return `GeneratedAlways<${read}>`;
  return column.hasDefault ? `Generated<${read}>` : read;
}

const pascalCase = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_all, _start, letter: string) => letter.toUpperCase());
