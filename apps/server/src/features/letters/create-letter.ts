import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import { insertLetter } from './letters.sql.ts';

export async function createLetter(tx: Tx, call: StaffCall, name: string): Promise<number> {
  const id = await insertLetter(tx, { siteId: call.siteId, name, createdBy: call.staffId });
  await auditLetter(tx, call, id, 'create', { name });
  return id;
}
