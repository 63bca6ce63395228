import pg from 'pg';
import { migrate } from '../../platform/db/migrations.ts';
import { withDatabase } from '../owner-database.ts';

/** Runs `work` on a freshly migrated database of its own and drops it afterwards. */
export async function onScratchDatabase<T>(ownerUrl: string, work: (url: string) => Promise<T>): Promise<T> {
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
