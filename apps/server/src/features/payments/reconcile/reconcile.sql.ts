import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface BookedCharge {
  readonly attempt_id: string;
  readonly order_id: number;
  readonly order_code: string;
  readonly txn_id: string;
  readonly amount_minor: number;
  readonly refunded_minor: number;
  readonly currency: string;
  readonly occurred_at: Date;
}

const BOOKED = statement<Statements['reconcile_booked'], BookedCharge>(
  'reconcile_booked',
  `
select a.id as attempt_id, a.order_id, o.code as order_code, p.provider_txn_id as txn_id, e.amount_minor, e.currency,
       p.occurred_at,
       coalesce((select sum(re.amount_minor) from ledger_postings rp
          join ledger_entries re on re.site_id = rp.site_id and re.posting_id = rp.id and re.entry_no = 1
         where rp.site_id = a.site_id and rp.attempt_id = a.id and rp.kind = 'refunded'), 0)::bigint as refunded_minor
  from payment_attempts a
  join orders o on o.site_id = a.site_id and o.id = a.order_id
  join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
  join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
 where a.site_id = $1 and a.account_ref = $2 and a.updated_at >= $3`,
);

/** What we booked as captured through an account, of attempts that moved since. */
export const listBooked = (tx: Tx, siteId: number, accountRef: string, since: Date) =>
  runPrepared(tx, BOOKED, [siteId, accountRef, since]);

export type StuckAttempt = Statements['reconcile_stuck']['row'];

const STUCK = statement(
  'reconcile_stuck',
  `
select a.id, a.order_id, a.status from payment_attempts a
 where a.site_id = $1 and a.account_ref = $2 and a.next_poll_at is not null
   and ((a.status in ('unknown', 'processing', 'action_required') and a.created_at < now() - interval '1 hour')
     or (a.status = 'review' and a.created_at < now() - interval '24 hours'))`,
);

/** Attempts that should have an end by now. */
export const listStuck = (tx: Tx, siteId: number, accountRef: string) =>
  runPrepared(tx, STUCK, [siteId, accountRef]);

const REFERENCED = statement(
  'reconcile_referenced',
  `
select a.id, a.order_id, a.status from payment_attempts a
 where a.site_id = $1 and a.account_ref = $2 and a.id = any($3::uuid[])`,
);

export const listReferenced = (tx: Tx, siteId: number, accountRef: string, ids: readonly string[]) =>
  runPrepared(tx, REFERENCED, [siteId, accountRef, ids]);

const INSERT_REPORT = statement(
  'insert_report',
  `
    insert into reconciliation_reports (site_id, provider, account_ref, from_at, to_at, matched, differences)
    values ($1, $2, $3, $4, $5, $6,
            $7::jsonb)`,
);

export async function insertReport(
  tx: Tx,
  report: {
    siteId: number;
    provider: string;
    accountRef: string;
    from: Date;
    to: Date;
    matched: number;
    differences: readonly object[];
  },
): Promise<void> {
  const { siteId, provider, accountRef, from, to, matched, differences } = report;
  await runPrepared(tx, INSERT_REPORT, [
    siteId,
    provider,
    accountRef,
    from,
    to,
    matched,
    JSON.stringify(differences),
  ]);
}

const SITES = statement('reconcile_sites', 'select id, slug from sites');

/** Ids by slug, for accounts name their site by its slug. */
export const listSiteIds = (tx: Tx): Promise<readonly Statements['reconcile_sites']['row'][]> =>
  runPrepared(tx, SITES, []);
