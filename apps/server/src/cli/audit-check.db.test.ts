import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extendAuditChain } from '../features/audit/extend-audit-chain.ts';
import { aSite } from '../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../testing/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function auditCheck(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('./audit-check.ts', import.meta.url)), ...args],
    { env: { ...process.env, PADDOCK_DATABASE_URL: database.appUrl }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('[AUDIT-05] the check counts rows and links per site, and fails at the first link that does not fit', {
  timeout: 60_000,
}, async () => {
  const { owner, app } = database;
  for (const slug of ['it', 'ec']) {
    const { id } = await aSite(owner, { slug });
    await owner
      .insertInto('audit_log')
      .values({
        site_id: id,
        actor_kind: 'staff',
        action: 'order.cancel',
        subject_kind: 'order',
        subject_ref: 'A1',
      })
      .execute();
  }
  const heads: string[] = [];
  await expect
    .poll(async () => {
      for (const { site, number, hash } of await extendAuditChain(app))
        heads.push(`${site} ${number}:${hash}`);
      return heads.length;
    })
    .toBe(2);

  const fits = auditCheck();
  expect(fits).toMatchObject({ status: 0, stderr: '' });
  expect(fits.stdout).toMatch(/^ec: 1 rows in 1 links fit\. Last: 1:[0-9a-f]{64}$/m);
  expect(fits.stdout).toContain('2 sites, 0 with a fault');
  const [, written = ''] = heads.find((head) => head.startsWith('it '))?.split(' ') ?? [];
  expect(auditCheck('--site', 'it', '--link', written).status).toBe(0);
  expect(auditCheck('--site', 'it', '--link', `1:${'0'.repeat(64)}`).stderr).toContain('has another hash');
  expect(auditCheck('--site', 'nowhere').status).toBe(1);

  await sql`alter table audit_log disable trigger append_only`.execute(owner);
  await sql`update audit_log set reason = 'later' where site_id = (select id from sites where slug = 'ec')`.execute(
    owner,
  );
  const broken = auditCheck();
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('ec: link 1 does not fit its rows');
  expect(broken.stdout).toContain('it: 1 rows in 1 links fit');
});
