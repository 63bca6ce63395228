import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { isIban } from './iban.rules.ts';
import { upsertPayee } from './refund-files.sql.ts';

interface PayeeInput {
  readonly refundId: string;
  readonly iban: string;
  readonly holder: string;
}

type Result = { readonly ok: true } | { readonly ok: false; readonly code: 'iban_invalid' | 'not_found' };

/** Keeps the account a refund is sent to. The audit row has its last four digits; account and holder can be erased. */
export async function setRefundPayee(tx: Tx, call: StaffCall, input: PayeeInput): Promise<Result> {
  const { refundId, iban } = input;
  if (!isIban(iban)) return { ok: false, code: 'iban_invalid' };
  if (!(await upsertPayee(tx, call.siteId, { ...input, staffId: call.staffId })))
    return { ok: false, code: 'not_found' };
  await writeAudit(tx, call, {
    action: 'refund.payee',
    subject: { kind: 'refund', ref: refundId },
    reason: null,
    before: {},
    after: { iban_ends: iban.slice(-4) },
    personal: { before: {}, after: { iban, holder: input.holder } },
  });
  return { ok: true };
}
