import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { writeStatementTypes } from './statement-types.ts';

const REPOSITORY = path.join(import.meta.dirname, '../../../../..');
const SERVER = path.join(REPOSITORY, 'apps/server/src');

/** Mistakes in a copy of a real file of statements: what is replaced, and by what. */
const MISTAKES: Record<string, readonly [string, string] | null> = {
  none: null,
  renamed: ['as has_others', 'as has_more'],
  forgotten: ['returning id, exists', 'returning exists'],
  parameter: ['[siteId, customerId, hash]', "[siteId, customerId, hash.toString('hex')]"],
};

let database: TestDatabase;
let client: pg.Client;
let scratch: string;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await mkdir(path.join(REPOSITORY, '.data'), { recursive: true });
  scratch = await mkdtemp(path.join(REPOSITORY, '.data/statement-types-'));
});
afterAll(async () => {
  await rm(scratch, { recursive: true });
  await client.end();
  await database.drop();
});

async function copyWithMistake(name: string, mistake: readonly [string, string] | null) {
  const original = await readFile(
    path.join(SERVER, 'features/customers/sessions/known-devices.sql.ts'),
    'utf8',
  );
  const copy = original
    .replaceAll("'../../../platform/", `'${SERVER}/platform/`)
    .replaceAll("'known_device", `'${name}_device`);
  const text = mistake ? copy.replace(...mistake) : copy;
  if (mistake && text === copy) throw new Error(`${mistake[0]} is not in the file`);
  await mkdir(path.join(scratch, 'features', name), { recursive: true });
  await writeFile(path.join(scratch, 'features', name, 'known-devices.sql.ts'), text);
}

const compile = (): Promise<string> =>
  new Promise((resolve) => {
    const tsc = path.join(REPOSITORY, 'node_modules/.bin/tsc');
    execFile(tsc, ['--noEmit', '-p', scratch], { cwd: scratch }, (_error, stdout) => resolve(stdout));
  });

test('a renamed column, a forgotten column and a parameter of the wrong type do not compile', async () => {
  for (const [name, mistake] of Object.entries(MISTAKES)) await copyWithMistake(name, mistake);
  const config = {
    extends: path.join(REPOSITORY, 'tsconfig.json'),
    compilerOptions: { typeRoots: [path.join(REPOSITORY, 'node_modules/@types')] },
    include: ['features'],
    // Else it would be the one of the repository, which leaves out the folder of this copy.
    exclude: [],
  };
  await writeFile(path.join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const written = await writeStatementTypes(client, pathToFileURL(`${scratch}/`));
  // Added to the statements of the real files.
  const added = written.replace(
    'export interface',
    `declare module '${SERVER}/platform/db/statements.ts' {\ninterface`,
  );
  await writeFile(path.join(scratch, 'features/statements.ts'), `${added}}\nexport {};\n`);
  const errors = await compile();
  expect(errors).not.toContain('features/none/');
  expect(errors).toMatch(/features\/renamed\/.*'NewDevice' does not satisfy/);
  expect(errors).toMatch(/features\/forgotten\/.*'NewDevice' does not satisfy/);
  expect(errors).toMatch(/features\/parameter\/.*Type 'string' is not assignable to type 'Buffer/);
}, 60_000);

test('a statement that names a column which the table has no longer is refused by its name', async () => {
  await client.query('alter table known_devices rename column last_used_at to used_at');
  const written = writeStatementTypes(client, pathToFileURL(`${scratch}/`));
  await expect(written).rejects.toThrow(/_device_use: column "last_used_at" .* does not exist/);
  await client.query('alter table known_devices rename column used_at to last_used_at');
});

test('a JSON column without a schema is refused by its name, with one it is written', async () => {
  const source = path.join(scratch, 'json');
  await mkdir(path.join(source, 'features'), { recursive: true });
  const declare = (file: string, name: string, json: string) =>
    writeFile(
      path.join(source, 'features', file),
      `import { statement } from '${SERVER}/platform/db/statement.ts';
       statement('${name}', "select '{}'::jsonb as page, array['1'::json] as numbers"${json});`,
    );
  const write = () => writeStatementTypes(client, pathToFileURL(`${source}/`));
  await declare('known.sql.ts', 'json_known', ', { page: {}, numbers: {} }');
  expect(await write()).toContain('{ page: unknown; numbers: unknown[] | null }');
  await declare('unknown.sql.ts', 'json_unknown', ', { page: {} }');
  await expect(write()).rejects.toThrow('json_unknown: numbers is JSON and has no schema');
});
