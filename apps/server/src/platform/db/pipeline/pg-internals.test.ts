import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parametersOf, sendingOf } from '../sending.ts';
import {
  CHECKED_VERSIONS,
  closeBeforeParsingAgain,
  type PgConnection,
  PRIVATE_FIELDS,
  PRIVATE_FUNCTIONS,
  PRIVATE_METHODS,
} from './pg-internals.ts';
import { PipelinedQuery, QueuedStatement } from './pipelined-query.ts';

const WHAT_TO_DO =
  'Pipelining relies on it (platform/db/pipeline/pg-internals.ts). Until it is adapted, PADDOCK_DB_PIPELINE=off works without it.';

const installed = (name: string): string => {
  const entry = createRequire(import.meta.url).resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;
};

test.each(Object.entries(CHECKED_VERSIONS))(
  '%s is the version whose private parts were checked',
  (name, checked) => {
    expect(
      installed(name),
      `${name} has another version. Read its changes, run the tests of platform/db, then write the version into CHECKED_VERSIONS. ${WHAT_TO_DO}`,
    ).toBe(checked);
  },
);

const classes: Record<string, { prototype: object }> = { Query: pg.Query, Connection: pg.Connection };

test.each(
  Object.entries(PRIVATE_METHODS).flatMap(([owner, methods]) =>
    Object.entries(methods).map(([method, parameters]) => [owner, method, parameters] as const),
  ),
)('pg.%s.%s has the %i parameters that are passed', (owner, method, parameters) => {
  const found: unknown = Reflect.get(classes[owner]?.prototype ?? {}, method);
  expect(typeof found, `pg.${owner} has no method ${method}. ${WHAT_TO_DO}`).toBe('function');
  expect((found as () => void).length, `pg.${owner}.${method} takes other parameters. ${WHAT_TO_DO}`).toBe(
    parameters,
  );
});

test('the private fields and functions are where they are read', () => {
  const client = new pg.Client();
  const connection: unknown = Reflect.get(client, 'connection');
  const callback = () => {};
  const query = new pg.Query({ text: 'select 1' });
  Reflect.set(query, 'callback', callback);
  const found: Record<(typeof PRIVATE_FIELDS)[number] | (typeof PRIVATE_FUNCTIONS)[number], boolean> = {
    'Client.connection': connection instanceof pg.Connection,
    'Connection.parsedStatements': typeof Reflect.get(connection as object, 'parsedStatements') === 'object',
    'Query.callback':
      'callback' in new pg.Query({ text: 'select 1' }) && Reflect.get(query, 'callback') === callback,
    'utils.prepareValue': Reflect.get(Reflect.get(pg, 'utils'), 'prepareValue')(new Date(0)).startsWith('19'),
  };
  for (const name of [...PRIVATE_FIELDS, ...PRIVATE_FUNCTIONS])
    expect(found[name], `pg has no ${name}, or it is something else. ${WHAT_TO_DO}`).toBe(true);
});

/** Pretends to be pg's connection: notes what a query sends. */
class FakeConnection extends EventEmitter {
  readonly sent: string[] = [];
  readonly stream = {};
  readonly parsedStatements: Record<string, string> = { write: 'w', read: 'r' };
  readonly submittedNamedStatements: Record<string, string> = {};
  parse = ({ name }: { name: string }) => this.sent.push(`parse ${name}`);
  bind = ({ statement }: { statement: string }) => this.sent.push(`bind ${statement}`);
  describe = ({ type }: { type: string }) => this.sent.push(`describe ${type}`);
  execute = () => this.sent.push('execute');
  sync = () => this.sent.push('sync');
}

test('pg sends the queued statements before the query, all of them before one Sync, and reads each answer', async () => {
  const wire = new FakeConnection();
  const write = new QueuedStatement({ name: 'write', text: 'w', values: [1] });
  const read = new QueuedStatement({ name: 'read', text: 'r', values: [] }, pg.types);
  const config = { name: 'last', text: 'select 1', values: [], queryMode: 'extended' };
  const query = new PipelinedQuery(config, [write, read]);
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
  });
  query.submit(wire as unknown as pg.Connection);
  expect(wire.sent, `pg's query sends other messages. ${WHAT_TO_DO}`).toEqual([
    ...['bind write', 'execute'],
    ...['bind read', 'describe P', 'execute'],
    ...['parse last', 'bind last', 'describe P', 'execute', 'sync'],
  ]);
  const fields = [{ name: 'n', dataTypeID: 23, format: 'text' }];
  const complete = (text: string) => query.handleCommandComplete({ text }, wire as unknown as PgConnection);
  complete('UPDATE 1');
  for (const value of ['1', '2']) {
    query.handleRowDescription({ fields });
    query.handleDataRow({ fields: [value] });
    complete('SELECT 1');
  }
  query.handleReadyForQuery(wire as unknown as PgConnection);
  expect(await read.rows, `pg's query reads rows in another way. ${WHAT_TO_DO}`).toEqual([{ n: 1 }]);
  expect((await answer).rows).toEqual([{ n: 2 }]);
});

test('a statement that is parsed a second time on a connection is closed first', () => {
  const sent: string[] = [];
  const wire = {
    parse: ({ name }: { name?: string }) => sent.push(`parse ${name}`),
    close: ({ name }: { name: string }) => sent.push(`close ${name}`),
  };
  closeBeforeParsingAgain(wire as unknown as PgConnection);
  for (const name of ['a', 'b', 'a', undefined, undefined]) wire.parse(name === undefined ? {} : { name });
  expect(sent).toEqual(['parse a', 'parse b', 'close a', 'parse a', 'parse undefined', 'parse undefined']);
});

test('Kysely passes the array of parameters to the connection and to its log unchanged', async () => {
  const seen: unknown[] = [];
  const client = {
    query: async (_text: string, values: unknown) => {
      seen.push(values);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    },
    release: () => {},
  };
  const db = new Kysely<object>({
    dialect: new PostgresDialect({
      pool: { connect: async () => client, end: async () => {}, options: {} } as unknown as pg.Pool,
    }),
    log: ({ query }) => void seen.push(query.parameters),
  });
  const parameters = parametersOf([1], { name: 'kept', siteId: 7 });
  await db.executeQuery({ ...CompiledQuery.raw('select $1'), parameters });
  await db.destroy();
  expect(seen).toHaveLength(2);
  for (const values of seen)
    expect(sendingOf(values), `Kysely copies the parameters. ${WHAT_TO_DO}`).toEqual({
      name: 'kept',
      siteId: 7,
    });
});
