import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { BankAccountInput } from './statements.contract.ts';
import { upsertAccount } from './statements.sql.ts';

/** Adds a bank account of the site, or changes the one with the id. Null: its number and currency are another one's. */
export async function saveBankAccount(
  tx: Tx,
  call: StaffCall,
  input: BankAccountInput,
): Promise<number | null> {
  const id = await upsertAccount(tx, call.siteId, input);
  // With an id but a number of its own the row would be another account.
  if (id === null || (input.id !== undefined && input.id !== id)) return null;
  await writeAudit(tx, call, {
    action: 'bank_account.edit',
    subject: { kind: 'bank_account', ref: String(id) },
    reason: null,
    before: {},
    after: input,
  });
  return id;
}
