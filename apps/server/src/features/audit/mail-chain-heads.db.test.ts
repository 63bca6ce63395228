import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '../../platform/clients/mailer.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { extendAuditChain } from './extend-audit-chain.ts';
import { mailChainHeads } from './mail-chain-heads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('[AUDIT-14] the mail has the last link of each site, with which the check finds a chain that was computed again', async () => {
  const { owner, app } = database;
  const { id, slug } = await aSite(owner, { slug: 'it' });
  await aSite(owner, { slug: 'ec' });
  const act = { site_id: id, actor_kind: 'staff' as const, action: 'order.cancel', subject_kind: 'order' };
  await owner
    .insertInto('audit_log')
    .values({ ...act, subject_ref: 'A1' })
    .execute();
  await expect.poll(() => extendAuditChain(app)).toHaveLength(1);
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) };
  const mail = { to: 'auditor@elsewhere.example', from: 'desk@shop.example', brand: 'Shop' };
  expect(await mailChainHeads(app, mailer, mail)).toBe(1);
  expect(sent).toMatchObject([{ to: mail.to, from: { address: mail.from } }]);
  const [, number, hash = ''] =
    new RegExp(`^${slug} (\\d+):([0-9a-f]{64}) `, 'm').exec(sent[0]?.text ?? '') ?? [];
  const check = async () => (await checkAuditChain(app, id, { number: Number(number), hash })).fault;
  expect(await check()).toBeNull();

  // The owner of the database changes the row and computes the chain again: it fits itself, but not the mail.
  for (const table of ['audit_log', 'audit_chain']) {
    await sql.raw(`alter table ${table} disable trigger append_only`).execute(owner);
    await sql
      .raw(table === 'audit_log' ? `update audit_log set actor_ref = '9'` : 'delete from audit_chain')
      .execute(owner);
  }
  await expect.poll(() => extendAuditChain(app)).toHaveLength(1);
  expect((await checkAuditChain(app, id)).fault).toBeNull();
  expect(await check()).toMatchObject({ why: 'another_hash' });
});
