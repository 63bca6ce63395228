import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '../..');

/**
 * Files whose statements are still written with Kysely's `sql` and typed by hand, and how many each has. New statements
 * are declared with `statement`; this list only gets shorter.
 */
const UNTYPED: Record<string, number> = {
  'features/sites/sites.sql.ts': 1,
  // Composed per request from the permissions of the caller or the filters of the list: too many forms to declare each.
  'features/inbox/inbox.sql.ts': 32,
  'features/inbox/search-desk.sql.ts': 3,
  'features/orders/staff/list/order-list.sql.ts': 1,
  'features/returns/staff/returns.staff.sql.ts': 12,
};

test('no file has more statements without types from the database than listed', async () => {
  const found: Record<string, number> = {};
  for await (const file of glob(['features/**/*.sql.ts', 'platform/**/*.sql.ts'], { cwd: SOURCE })) {
    const count = readFileSync(path.join(SOURCE, file), 'utf8').match(/\bsql(?:<[^`]*?>)?`/g)?.length ?? 0;
    if (count > 0) found[file] = count;
  }
  expect(found).toEqual(UNTYPED);
});
