import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { ActInput } from './approvals.contract.ts';
import { giftHasEnded } from './may-decide.fragment.ts';

const PERSON = statement<Statements['approval_person'], { id: number }>(
  'approval_person',
  `select case when kind = 'api_key' then coalesce(created_by, id) else id end as id from staff where id = $1`,
);

/** Of an API key, the person who made it. Null: there is no such member of staff. */
export async function findPersonId(db: Db | Tx, staffId: number): Promise<number | null> {
  const [row] = await runPrepared(db, PERSON, [staffId]);
  return row?.id ?? null;
}

export interface NewApproval {
  readonly siteId: number;
  readonly permission: string;
  readonly contract: string;
  readonly input: object;
  readonly subject: { readonly kind: string; readonly ref: string };
  readonly state: object;
  readonly amount: { readonly minor: number; readonly currency: string } | null;
  readonly limitMinor: number | null;
  readonly reason: string;
  readonly proposedBy: number;
}

const INSERT = statement(
  'approval_insert',
  `
insert into approvals (site_id, permission, contract, input, subject_kind, subject_ref, subject_state, amount_minor,
                       currency, limit_minor, reason, proposed_by)
values ($1, $2, $3, $4::jsonb, $5, $6, $7::jsonb, $8, $9, $10, $11, $12)
on conflict (site_id, contract, subject_kind, subject_ref) where status = 'proposed' do nothing
returning id`,
);

/** Null: the same act on the same subject waits already. */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<number | null> {
  const [inserted] = await runPrepared(tx, INSERT, [
    row.siteId,
    row.permission,
    row.contract,
    JSON.stringify(row.input),
    row.subject.kind,
    row.subject.ref,
    JSON.stringify(row.state),
    row.amount?.minor ?? null,
    row.amount?.currency ?? null,
    row.limitMinor,
    row.reason,
    row.proposedBy,
  ]);
  return inserted?.id ?? null;
}

export interface LockedApproval {
  readonly id: number;
  readonly permission: string;
  readonly contract: string;
  readonly input: ActInput;
  readonly subject_kind: string;
  readonly subject_ref: string;
  readonly status: string;
  readonly proposed_by: number;
  readonly reason: string;
  readonly amount_minor: number | null;
  readonly currency: string | null;
  readonly is_expired: boolean;
  /** Unconfirmed grants join the proposer and the person who decides. */
  readonly is_joined: boolean;
  /** The state now equals the one that was proposed about. */
  readonly is_same: boolean;
}

// jsonb compares by value, so the order of keys does not matter.
const LOCK = statement<Statements['approval_lock'], LockedApproval>(
  'approval_lock',
  `
select id, permission, contract, input, subject_kind, subject_ref, status, proposed_by, reason, amount_minor, currency,
       expires_at <= now() as is_expired,
       is_same_person(proposed_by::int, $4, proposed_at) as is_joined, subject_state = coalesce($3::jsonb, subject_state) as is_same
  from approvals where site_id = $1 and id = $2 for update`,
  { input: ActInput },
);

/** Two approvers take turns on this lock; the second finds it decided. */
export async function lockApproval(
  tx: Tx,
  siteId: number,
  id: number,
  { person, state = null }: { readonly person: number; readonly state?: object | null },
): Promise<LockedApproval | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, id, state && JSON.stringify(state), person]);
  return row ?? null;
}

export interface ApprovalMove {
  readonly to: 'approved' | 'done' | 'refused' | 'withdrawn' | 'moved_on';
  /** Null: the proposer withdraws, which is no decision. */
  readonly by: number | null;
  readonly note?: string;
  readonly result?: object;
}

const MOVE = statement(
  'approval_move',
  `
update approvals set status = $3, decided_by = coalesce($4, decided_by), decided_at = coalesce(decided_at, now()),
       note = coalesce($5, note), result = coalesce($6::jsonb, result)
 where site_id = $1 and id = $2`,
);

export async function moveApproval(tx: Tx, siteId: number, id: number, move: ApprovalMove): Promise<void> {
  const { to, by, note, result } = move;
  await runPrepared(tx, MOVE, [siteId, id, to, by, note ?? null, result ? JSON.stringify(result) : null]);
}

const EXPIRE = statement(
  'approval_expire',
  `
with ended as (
  update approvals a set status = 'expired', decided_at = now()
   where (a.site_id, a.id) in (select e.site_id, e.id from approvals e
                                where e.status = 'proposed'
                                  and (e.expires_at <= now() or ${giftHasEnded('e')})
                                order by e.expires_at limit $1 for update skip locked)
  returning a.site_id, a.id, a.contract, a.subject_kind, a.subject_ref
), written as (
  insert into audit_log (site_id, actor_kind, action, subject_kind, subject_ref, approval_id, before, after)
  select site_id, 'system', 'approval.expire', subject_kind, subject_ref, id,
         '{"status": "proposed"}', jsonb_build_object('status', 'expired', 'contract', contract)
    from ended
)
select site_id as "siteId", subject_kind as kind, subject_ref as ref from ended`,
);

/** Ends proposals that were not decided within their time, and those about access that is over, of all sites. */
export const unsafeExpireApprovals = (tx: Tx, limit: number) => runPrepared(tx, EXPIRE, [limit]);
