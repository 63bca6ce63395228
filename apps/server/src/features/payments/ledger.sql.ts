import { runPrepared, type Tx } from '../../platform/db.ts';

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
}

const POST = {
  name: 'ledger_post',
  text: `
with posting as (
  insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
  values ($1, $2::uuid, $3, $4, $5, coalesce($6::timestamptz, now()))
  on conflict (site_id, provider, provider_txn_id, kind) do nothing
  returning site_id, id), entries as (
  insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
  select p.site_id, p.id, e.no, e.account, e.amount, $8 from posting p,
         (values (1, $9::text, $7::bigint), (2, $10::text, -$7::bigint)) as e (no, account, amount))
select id from posting`,
};

/** False: somebody has booked it already. */
export async function insertPosting(tx: Tx, posting: Posting): Promise<boolean> {
  const { siteId, attemptId, kind, provider, txnId, occurredAt, amountMinor, currency } = posting;
  const rows = await runPrepared(tx, POST, [
    ...[siteId, attemptId, kind, provider, txnId, occurredAt, amountMinor, currency],
    ...[posting.debit, posting.credit],
  ]);
  return rows.length > 0;
}
