import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';

/** An account with a statement, a line and a payment file; the site has a refund. */
export async function fillBank(db: Db, siteId: number) {
  const site = { site_id: siteId };
  const { held } = await aBankLine(db, siteId, 'Anna Rossi');
  const file = await db
    .insertInto('refund_files')
    .values({ ...held, message_id: `RF${siteId}`, execute_on: '2026-11-18', made_by: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refund_payees')
    .values({
      ...site,
      refund_id: refund.id,
      iban: 'IT60X0542811101000000123456',
      holder: 'Anna Rossi',
      file_id: file.id,
      set_by: 1,
    })
    .execute();
}

/** A line of a statement of an own account, from a payer of this name. */
export async function aBankLine(db: Db, siteId: number, name: string) {
  const site = { site_id: siteId };
  const account = await db
    .insertInto('bank_accounts')
    .values({
      ...site,
      name: 'Current',
      number: `ACCOUNT${randomBytes(6).toString('hex').toUpperCase()}`,
      holder: 'Brand',
      currency: 'EUR',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = { ...site, account_id: account.id };
  const statement = await db
    .insertInto('bank_statements')
    .values({
      ...held,
      format: 'camt053',
      file_name: 'a.xml',
      file_hash: randomBytes(32),
      part: 0,
      statement_ref: '1',
      imported_by: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = await db
    .insertInto('bank_lines')
    .values({
      ...held,
      statement_id: statement.id,
      booked_on: '2026-11-15',
      value_on: '2026-11-15',
      bank_ref: 'B1',
      amount_minor: 100,
      currency: 'EUR',
      ordinal: 0,
      name,
      text: 'order',
      state: 'new',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { held, bank_statement: statement.id, bank_line: line.id };
}
