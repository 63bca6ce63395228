import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { declaredStatements } from '../../platform/db/statement.ts';
import { type DescribedStatement, describeStatement, readTableColumns } from './describe-statement.ts';

const SOURCE = new URL('../../', import.meta.url);
const DECLARES = /\bstatement<\s*\w+[\s\S]*?\(\s*'(\w+)'/g;

/** The generated files with the types of every declared statement, each beside the file that declares it. */
export async function writeStatementTypes(
  client: pg.Client,
  source: URL = SOURCE,
): Promise<Map<URL, string>> {
  const namesByFile = new Map<URL, string[]>();
  for await (const path of glob(['features/**/*.ts', 'platform/**/*.ts'], { cwd: fileURLToPath(source) })) {
    if (path.endsWith('.test.ts') || path.endsWith('db/statement.ts')) continue;
    const file = new URL(path, source);
    const names = [...(await readFile(file, 'utf8')).matchAll(DECLARES)].map((match) => match[1] as string);
    if (names.length === 0) continue;
    await import(file.href);
    namesByFile.set(file, names);
  }
  const columns = await readTableColumns(client);
  const written = new Map<URL, string>();
  for (const [file, names] of [...namesByFile].sort(([a], [b]) => (a.href < b.href ? -1 : 1))) {
    const described: string[] = [];
    for (const name of names) {
      const text = declaredStatements().get(name);
      if (text === undefined) throw new Error(`${name} is not declared when ${file.pathname} is loaded`);
      described.push(writeTypes(await describeStatement(client, { name, text }, columns)));
    }
    written.set(new URL(file.href.replace(/\.ts$/, '.types.ts')), `${HEADER}\n${described.join('\n')}`);
  }
  return written;
}

const HEADER = '// Generated from the database by `npm run db:snapshot`. Do not edit.\n';

function writeTypes({ name, parameters, columns }: DescribedStatement): string {
  const types = parameters.map((type, n) => `$${n + 1}: ${type} | null`);
  const row = columns.map((column) => `    ${keyOf(column.name)}: ${column.type};`);
  const computed = columns.filter(({ isComputed }) => isComputed).map((column) => `'${column.name}'`);
  return `export interface ${typeNameOf(name)} {
  name: '${name}';
  parameters: readonly [${types.join(', ')}];
  row: ${row.length > 0 ? `{\n${row.join('\n')}\n  }` : 'object'};
  computed: ${computed.join(' | ') || 'never'};
}
`;
}

const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

const typeNameOf = (name: string) =>
  `${name.replace(/(^|_)([a-z0-9])/g, (_all, _start, letter: string) => letter.toUpperCase())}Sql`;
