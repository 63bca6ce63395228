import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall, StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { listRefunds as contract } from '../refunds.contract.ts';
import {
  countRefunds,
  findDebtor,
  insertRefundFile,
  listRefundRows,
  lockRefundsToSend,
  markInFile,
  type RefundToSend,
  upsertPayee,
} from './refund-files.sql.ts';
import { isIban, writePain001 } from './write-pain001.rules.ts';

const Key = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function listRefunds(db: Db, { siteIds }: StaffScope, query: z.output<typeof contract.query>) {
  const { status = null, limit } = query;
  const [rows, counted] = await Promise.all([
    listRefundRows(db, siteIds, status, decodeCursor(Key, query.after), limit + 1),
    countRefunds(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  return { data: page.rows, meta: listMeta(page.next, counted) };
}

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
