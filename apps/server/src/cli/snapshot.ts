import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, readMigrations } from '../platform/db/migrations.ts';
import { ownerDatabaseUrl, withDatabase } from './owner-database.ts';
import { readColumns } from './snapshot/catalog.ts';
import { appendChecksums } from './snapshot/checksums.ts';
import { writeRowTypes } from './snapshot/row-types.ts';
import { writeStatementTypes } from './snapshot/statement-types.ts';

/** Runs `work` on a freshly migrated database of its own and drops it afterwards. */
async function onScratchDatabase<T>(ownerUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `paddock_scratch_${process.pid}_${Date.now()}`;
  const url = withDatabase(ownerUrl, name);
  const admin = new pg.Client({ connectionString: withDatabase(ownerUrl, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    await migrate(url);
    return await work(url);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

const FILES = {
  checksums: new URL('../../migrations/checksums.txt', import.meta.url),
  statements: new URL('../platform/db/statements.ts', import.meta.url),
  types: new URL('../platform/db/schema.ts', import.meta.url),
};

async function describe(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const listed = await readFile(FILES.checksums, 'utf8').catch(() => '');
    return new Map([
      [FILES.statements, await writeStatementTypes(client)],
      [FILES.checksums, appendChecksums(listed, await readMigrations())],
      [FILES.types, writeRowTypes(await readColumns(client))],
    ]);
  } finally {
    await client.end();
  }
}

const checking = process.argv.includes('--check');
const written = await onScratchDatabase(ownerDatabaseUrl(), describe);
const stale: string[] = [];
for (const [file, text] of written) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  stale.push(fileURLToPath(file));
  if (!checking) await writeFile(file, text);
}
for (const file of stale) console.log(`${checking ? 'out of date' : 'written'}: ${file}`);
if (checking && stale.length > 0) {
  console.error('The schema changed: run `npm run db:snapshot` and commit the result.');
  process.exitCode = 1;
}
