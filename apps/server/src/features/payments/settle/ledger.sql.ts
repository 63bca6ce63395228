import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

export type PostingKind = 'captured' | 'refunded' | 'chargeback' | 'chargeback_won';

export interface Posting {
  readonly siteId: number;
  readonly attemptId: string;
  readonly kind: PostingKind;
  readonly provider: string;
  readonly txnId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly occurredAt: Date | null;
  readonly debit: string;
  readonly credit: string;
  /** Of money that staff book: the bank's own reference. It pays one order per site, however it is spelled. */
  readonly reference?: string;
  /** Staff say that one transfer pays several orders, and another order has this reference. */
  readonly sharesReference?: boolean;
}

const POST = statement(
  'ledger_post',
  `
with posting as (
  insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at, reference_key, shares_reference)
  values ($1, $2::uuid, $3, $4, $5, coalesce($6::timestamptz, now()), nullif(normalize_bank_reference($11), ''), $12)
  on conflict do nothing
  returning site_id, id), entries as (
  insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
  select p.site_id, p.id, e.no, e.account, e.amount, $8 from posting p,
         (values (1, $9::text, $7::bigint), (2, $10::text, -$7::bigint)) as e (no, account, amount))
select id from posting`,
);

/** False: this transaction, or this bank reference, is booked already. */
export async function insertPosting(tx: Tx, posting: Posting): Promise<boolean> {
  const { siteId, attemptId, kind, provider, txnId, occurredAt, amountMinor, currency } = posting;
  const rows = await runPrepared(tx, POST, [
    siteId,
    attemptId,
    kind,
    provider,
    txnId,
    occurredAt,
    amountMinor,
    currency,
    posting.debit,
    posting.credit,
    posting.reference ?? null,
    posting.sharesReference ?? false,
  ]);
  return rows.length > 0;
}

const BOOKED_REFERENCE = statement(
  'ledger_booked_reference',
  `
select o.id as order_id, o.code as order_code
  from ledger_postings p
  join payment_attempts a on a.site_id = p.site_id and a.id = p.attempt_id
  join orders o on o.site_id = a.site_id and o.id = a.order_id
 where p.site_id = $1 and p.reference_key = normalize_bank_reference($2) and p.kind = 'captured'
 order by p.id`,
);

/** The orders that a bank reference has paid for, the first one first. */
export const listOrdersOfReference = (tx: Tx, siteId: number, reference: string) =>
  runPrepared(tx, BOOKED_REFERENCE, [siteId, reference]);
