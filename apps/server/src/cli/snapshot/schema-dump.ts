import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The schema as pg_dump tells it, without what differs between versions and machines. */
export async function dumpSchema(url: string): Promise<string> {
  const { stdout } = await run(
    'pg_dump',
    ['--schema-only', '--no-owner', '--no-comments', '--schema=public', url],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const kept = stdout
    .split('\n')
    .filter(
      (line) =>
        !/^(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict|CREATE SCHEMA|.* SCHEMA public )/.test(
          line,
        ),
    )
    // PostgreSQL 16 and later write the default explicitly.
    .map((line) => line.replace(/ NULLS DISTINCT/g, ''));
  return `${kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
