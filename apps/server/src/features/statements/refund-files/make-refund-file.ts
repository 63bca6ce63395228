import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import {
  findDebtor,
  insertRefundFile,
  lockRefundsToSend,
  markInFile,
  type RefundToSend,
} from './refund-files.sql.ts';
import { writePain001 } from './write-pain001.rules.ts';

interface FileInput {
  readonly accountId: number;
  readonly refundIds: readonly string[];
  readonly executeOn: string;
  /** Also refunds that an earlier file has. */
  readonly isAgain: boolean;
}

type FileRefusal =
  | 'not_found'
  | 'refund_not_manual'
  | 'refund_payee_missing'
  | 'refund_in_file'
  | 'payment_currency_differs';

export type MadeFile =
  | {
      readonly ok: true;
      readonly messageId: string;
      readonly count: number;
      readonly totalMinor: number;
      readonly currency: string;
      readonly xml: string;
    }
  | { readonly ok: false; readonly code: FileRefusal; readonly order: string | null };

/** A payment file for refunds that staff send by hand. They stay open until the bank's reference is known. */
export async function makeRefundFile(tx: Tx, call: StaffCall, input: FileInput): Promise<MadeFile> {
  const { siteId, staffId } = call;
  const { accountId, executeOn } = input;
  const ids = [...new Set(input.refundIds)];
  const debtor = await findDebtor(tx, siteId, accountId);
  const refunds = await lockRefundsToSend(tx, siteId, ids);
  if (!debtor || refunds.length !== ids.length) return { ok: false, code: 'not_found', order: null };
  for (const refund of refunds) {
    const code = refusalOf(refund, debtor.currency, input.isAgain);
    if (code) return { ok: false, code, order: refund.order_code };
  }
  const messageId = `RF${randomUUIDv7().replace(/-/g, '').toUpperCase()}`;
  const { id, made_at: madeAt } = await insertRefundFile(tx, {
    siteId,
    accountId,
    messageId,
    executeOn,
    staffId,
  });
  await markInFile(tx, siteId, ids, id);
  const totalMinor = refunds.reduce((sum, refund) => sum + refund.amount_minor, 0);
  const { currency } = debtor;
  const xml = writePain001({
    messageId,
    madeAt,
    executeOn,
    currency,
    debtor: { name: debtor.holder, number: debtor.number, bic: debtor.bic },
    payments: refunds.map((refund) => ({
      id: refund.id.replace(/-/g, ''),
      amountMinor: refund.amount_minor,
      name: refund.holder ?? '',
      iban: refund.iban ?? '',
      text: `Refund ${refund.order_code}`,
    })),
  });
  await writeAudit(tx, call, {
    action: 'refund.file',
    subject: { kind: 'refund_file', ref: messageId },
    reason: null,
    before: {},
    after: { refunds: ids, total_minor: totalMinor, currency, execute_on: executeOn, account: accountId },
  });
  return { ok: true, messageId, count: refunds.length, totalMinor, currency, xml };
}

function refusalOf(refund: RefundToSend, currency: string, isAgain: boolean): FileRefusal | null {
  if (refund.status !== 'manual') return 'refund_not_manual';
  if (refund.currency !== currency) return 'payment_currency_differs';
  if (refund.iban === null) return 'refund_payee_missing';
  return refund.file_id !== null && !isAgain ? 'refund_in_file' : null;
}
