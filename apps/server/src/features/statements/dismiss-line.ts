import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { decideLine, lockLine } from './bank-lines.sql.ts';

interface DismissInput {
  readonly lineId: number;
  readonly state: 'not_ours' | 'returned';
  readonly note: string | null;
}

type Dismissed =
  | { readonly ok: true; readonly state: 'not_ours' | 'returned' }
  | { readonly ok: false; readonly code: 'not_found' | 'bank_line_decided' };

/** The line pays no order. A repeated call changes nothing. */
export async function dismissLine(tx: Tx, call: StaffCall, input: DismissInput): Promise<Dismissed> {
  const { lineId, state, note } = input;
  const line = await lockLine(tx, call.siteId, lineId);
  if (!line) return { ok: false, code: 'not_found' };
  if (line.state === state) return { ok: true, state };
  if (line.state !== 'new' && line.state !== 'matched') return { ok: false, code: 'bank_line_decided' };
  await decideLine(tx, call.siteId, lineId, { state, bookings: [], note, staffId: call.staffId });
  await writeAudit(tx, call, {
    action: 'statement.dismiss',
    subject: { kind: 'bank_line', ref: String(lineId) },
    reason: note,
    before: { state: line.state },
    after: { state },
  });
  return { ok: true, state };
}
