import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOwnDatabase, ensureOwnDatabase, recreateOwnDatabase } from './own-database.ts';
import { ownerDatabaseUrl, withDatabase } from './owner-database.ts';

const name = `paddock_own_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
const url = ownerDatabaseUrl();
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await admin.connect();
});
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

const inside = async (statement: string) => {
  const client = new pg.Client({ connectionString: withDatabase(url, name) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
const exists = async () =>
  (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;

test('a command recreates and drops the database it made', async () => {
  await recreateOwnDatabase(url, name);
  await inside('create table shop (id int)');
  await recreateOwnDatabase(url, name);
  await expect(inside('select from shop')).rejects.toThrow('does not exist');
  await ensureOwnDatabase(url, name);
  await dropOwnDatabase(url, name);
  expect(await exists()).toBe(false);
});

test('a command refuses the database of another checkout and leaves it as it is', async () => {
  await recreateOwnDatabase(url, name);
  await admin.query(`comment on database ${name} is 'paddock: may be dropped by checkout 000000000000'`);
  for (const act of [recreateOwnDatabase, dropOwnDatabase, ensureOwnDatabase])
    await expect(act(url, name)).rejects.toThrow('belongs to another checkout');
  expect(await exists()).toBe(true);
});

test('a command refuses a database that is not of Paddock', async () => {
  await admin.query(`comment on database ${name} is null`);
  await inside('create table accounts (id int)');
  await expect(recreateOwnDatabase(url, name)).rejects.toThrow('was not made by Paddock');
  await admin.query(`comment on database ${name} is 'books of the company'`);
  await expect(dropOwnDatabase(url, name)).rejects.toThrow('was not made by Paddock');
  expect(await exists()).toBe(true);
});
