import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appendChecksums } from '../src/cli/snapshot/checksums.ts';
import { readMigrations } from '../src/platform/db/migrations.ts';

const LISTED = readFileSync(new URL('./checksums.txt', import.meta.url), 'utf8');
const file = (name: string, sha256 = 'a'.repeat(64)) => ({ name, sha256, text: '' });

test('every migration is listed with its checksum, and no listed one has changed or is gone', async () => {
  expect(appendChecksums(LISTED, await readMigrations())).toBe(LISTED);
});

test('a changed, removed or backdated migration is refused, a later one is added at the end', async () => {
  const files = await readMigrations();
  const [first, ...rest] = files;
  if (!first) throw new Error('no migrations');
  expect(() => appendChecksums(LISTED, [file(first.name), ...rest])).toThrow(/was changed after/);
  expect(() => appendChecksums(LISTED, rest)).toThrow(/is gone/);
  expect(() => appendChecksums(LISTED, [file('20200101_0000_orders__early.sql'), ...files])).toThrow(
    /comes before/,
  );
  const later = file('29990101_0000_orders__later.sql');
  expect(appendChecksums(LISTED, [...files, later])).toBe(`${LISTED}${later.sha256}  ${later.name}\n`);
});

test('the name of a migration begins with the time at which it was written, in UTC', async () => {
  for (const { name } of await readMigrations()) {
    const iso = name.replace(/^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})_.*$/, '$1-$2-$3T$4:$5:00.000Z');
    const time = new Date(iso);
    expect(Number.isNaN(time.getTime()) ? 'no time' : time.toISOString(), name).toBe(iso);
    expect(time.getTime(), name).toBeLessThan(Date.now());
  }
});
