import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { declaredStatements } from '../../platform/db/statement.ts';
import { type DescribedStatement, describeStatement, readTableColumns } from './describe-statement.ts';

const SOURCE = new URL('../../', import.meta.url);
const DECLARES = /\bstatement(?:<[^(]*>)?\(\s*'(\w+)'/g;

/** Loads the files of features and platform that declare statements, and names those statements in order. */
export async function loadStatements(source: URL = SOURCE): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob(['features/**/*.ts', 'platform/**/*.ts'], { cwd: fileURLToPath(source) })) {
    if (path.endsWith('.test.ts') || path.endsWith('db/statement.ts')) continue;
    const file = new URL(path, source);
    const declared = [...(await readFile(file, 'utf8')).matchAll(DECLARES)].map(
      (match) => match[1] as string,
    );
    if (declared.length > 0) await import(file.href);
    names.push(...declared);
  }
  return names.sort();
}

/** The types of every declared statement, as one sorted interface. Throws where a JSON column has no schema. */
export async function writeStatementTypes(client: pg.Client, source: URL = SOURCE): Promise<string> {
  const names = await loadStatements(source);
  const columns = await readTableColumns(client);
  const described: string[] = [];
  for (const name of names) {
    const declared = declaredStatements().get(name);
    if (declared === undefined) throw new Error(`${name} is not declared when its file is loaded`);
    const statement = await describeStatement(client, { name, text: declared.text }, columns);
    const bare = statement.columns.find((column) => isJson(column) && !(column.name in declared.json));
    if (bare) throw new Error(`${name}: ${bare.name} is JSON and has no schema`);
    described.push(writeTypes(statement));
  }
  return `${HEADER}\nexport interface Statements {\n${described.join('')}}\n`;
}

// `describeStatement` has no type for what JSON holds, alone or in an array.
const isJson = ({ type }: DescribedStatement['columns'][number]) => type.startsWith('unknown');

const HEADER = `// Generated from the database by \`npm run db:snapshot\`. Do not edit.

interface Of<Name, Parameters extends unknown[], Row extends object = object, Computed extends PropertyKey = never> {
  name: Name;
  parameters: Readonly<Parameters>;
  row: Row;
  computed: Computed;
}
`;

function writeTypes({ name, parameters, columns }: DescribedStatement): string {
  const types = parameters.map((type, n) => `$${n + 1}: ${type} | null`);
  const row = columns.map((column) => `${keyOf(column.name)}: ${column.type}`);
  const computed = columns.filter(({ isComputed }) => isComputed).map((column) => `'${column.name}'`);
  return `  ${name}: ${[
    `Of<'${name}', [${types.join(', ')}]`,
    ...(row.length > 0 ? [`{ ${row.join('; ')} }`] : []),
    ...(computed.length > 0 ? [computed.join(' | ')] : []),
  ].join(',\n    ')}>;
`;
}

const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);
