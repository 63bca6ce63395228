import { sql } from 'kysely';
import { type Tx, writeAlong } from '../../platform/db.ts';

export type CaseKind =
  | 'late_payment'
  | 'amount_mismatch'
  | 'double_charge'
  | 'orphan_charge'
  | 'missing_at_provider'
  | 'chargeback'
  | 'refund_by_hand'
  | 'underpaid'
  | 'overpaid'
  | 'unknown_too_long';

export interface NewCase {
  readonly siteId: number;
  readonly orderId: number;
  readonly attemptId: string | null;
  readonly kind: CaseKind;
  readonly detail: object;
  /** Already dealt with: written down for those who ask later. */
  readonly resolution?: string;
}

/** False: the same trouble is open already. */
export async function insertCase(tx: Tx, given: NewCase): Promise<boolean> {
  const { siteId, orderId, attemptId, kind, detail, resolution = null } = given;
  const { rows } = await sql`
    insert into payment_cases (site_id, order_id, attempt_id, kind, detail, status, resolution, resolved_at)
    values (${siteId}, ${orderId}, ${attemptId}, ${kind}, ${JSON.stringify(detail)}::jsonb,
            ${resolution === null ? 'open' : 'resolved'}, ${resolution}, case when ${resolution}::text is not null then now() end)
    on conflict (site_id, order_id, attempt_id, kind) where status = 'open' do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

const RESOLVE = {
  name: 'payment_cases_resolve',
  text: `
update payment_cases set status = 'resolved', resolved_at = now(), resolution = $4
 where site_id = $1 and attempt_id = $2::uuid and status = 'open' and kind = any($3::text[])`,
};

export async function resolveCases(
  tx: Tx,
  given: { siteId: number; attemptId: string; kinds: readonly CaseKind[]; resolution: string },
): Promise<void> {
  await writeAlong(tx, RESOLVE, [given.siteId, given.attemptId, [...given.kinds], given.resolution]);
}
