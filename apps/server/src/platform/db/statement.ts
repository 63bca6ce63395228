import type { z } from 'zod';
import type { Statements } from './statements.ts';

/** What the database says about a statement; `npm run db:snapshot` writes that of all into statements.ts. */
export interface StatementTypes {
  readonly name: string;
  readonly parameters: readonly unknown[];
  readonly row: object;
  /** Columns that are computed, JSON or on the optional side of a join: a declared row may be more precise there. */
  readonly computed: PropertyKey;
}

declare const typed: unique symbol;

/** A statement whose text never changes. The connection knows it by its name, so two may not share one. */
export interface Statement<Parameters extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  /** What its JSON columns hold; the database cannot tell. Every row is checked but in production. */
  readonly json: Readonly<Record<string, z.ZodType>>;
  /** Only `statement` makes one: a text without types is refused by the compiler. */
  readonly [typed]: (parameters: Parameters) => Row;
}

/** Says in a compiler error which type the database has for a column. */
interface DatabaseSays<Type> {
  readonly databaseSays: Type;
}

/** Wider than the database is fine. Where the column is computed, so are its type without null and a narrower type. */
type CheckedColumn<Database, Declared, IsComputed extends boolean> = [Database] extends [Declared]
  ? Declared
  : IsComputed extends true
    ? [Exclude<Database, null>] extends [Declared]
      ? Declared
      : [Declared] extends [Database]
        ? Declared
        : DatabaseSays<Database>
    : DatabaseSays<Database>;

/** A declared row: columns that the statement returns, each as the database says or, where computed, more precisely. */
export type CheckedRow<Types extends StatementTypes, Declared> = {
  [Column in keyof Declared]: Column extends keyof Types['row']
    ? CheckedColumn<Types['row'][Column], Declared[Column], Column extends Types['computed'] ? true : false>
    : DatabaseSays<'no such column'>;
};

/**
 * What is known of columns beyond the database: a condition of the statement keeps a column from being null, or the code
 * writes a few values only. Each must be a narrower type of what the database says.
 */
export type Known<
  Types extends StatementTypes,
  Columns extends {
    [Column in keyof Columns]: Column extends keyof Types['row'] ? Types['row'][Column] : never;
  },
> = Omit<Types, 'row'> & { readonly row: Omit<Types['row'], keyof Columns> & Columns };

/** Columns of JSON: the database cannot tell what they hold. */
type JsonColumn<Row> = {
  [Column in keyof Row]: unknown extends Row[Column]
    ? Column
    : Row[Column] extends unknown[]
      ? IfUnknown<Row[Column][number], Column>
      : never;
}[keyof Row];
type IfUnknown<Value, Then> = unknown extends Value ? Then : never;

/** A schema for every JSON column. */
type Schemas<Types extends StatementTypes, Row> = {
  readonly [Column in JsonColumn<Types['row']> & keyof Row]: z.ZodType<Row[Column]>;
};
type WithJson<Row, Json> = Omit<Row, keyof Json> & {
  [Column in keyof Json]: Json[Column] extends z.ZodType<infer Value> ? Value : never;
};

const declared = new Map<string, Pick<Statement<never, unknown>, 'text' | 'json'>>();

/**
 * Declares a prepared statement. The types of its parameters and rows come from the database. A row is declared by hand
 * only to say what PostgreSQL cannot tell of an expression (that it is never null, its values), and a schema tells what a
 * JSON column holds.
 */
export function statement<Name extends keyof Statements>(
  name: Name,
  text: string,
): Statement<Statements[Name]['parameters'], Statements[Name]['row']>;
export function statement<
  Name extends keyof Statements,
  Json extends { readonly [Column in JsonColumn<Statements[Name]['row']>]: z.ZodType },
>(
  name: Name,
  text: string,
  json: Json,
): Statement<Statements[Name]['parameters'], WithJson<Statements[Name]['row'], Json>>;
export function statement<Types extends StatementTypes>(
  name: Types['name'],
  text: string,
): Statement<Types['parameters'], Types['row']>;
export function statement<Types extends StatementTypes, Row extends CheckedRow<Types, Row>>(
  name: Types['name'],
  text: string,
  ...json: keyof Schemas<Types, Row> extends never ? [] : [json: Schemas<Types, Row>]
): Statement<Types['parameters'], Row>;
export function statement(
  name: string,
  text: string,
  json: Readonly<Record<string, z.ZodType>> = {},
): Statement<never, unknown> {
  if ((declared.get(name)?.text ?? text) !== text) throw new Error(`Two statements are named ${name}`);
  declared.set(name, { text, json });
  return { name, text, json } as Statement<never, unknown>;
}

const IS_PRODUCTION = process.env.NODE_ENV === 'production';

/**
 * Checks the JSON of rows against the schemas of their statement, in development and tests: in production the tests have
 * shown it, and parsing every row again costs more than reading it.
 */
export function checkJson<Row>(
  { name, json }: Pick<Statement<never, Row>, 'name' | 'json'>,
  rows: readonly Row[],
): void {
  if (IS_PRODUCTION) return;
  for (const [column, schema] of Object.entries(json))
    for (const row of rows) {
      const parsed = schema.safeParse((row as Record<string, unknown>)[column]);
      if (!parsed.success)
        throw new TypeError(`${name}: ${column} is not as declared: ${parsed.error.message}`);
    }
}

/** The statements of all modules loaded so far, by name. For the generator of their types. */
export const declaredStatements = (): ReadonlyMap<string, Pick<Statement<never, unknown>, 'text' | 'json'>> =>
  declared;
