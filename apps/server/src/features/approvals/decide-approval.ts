import { type Tx, withSavepoint } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { type AuditEntry, writeAudit } from '../staff/write-audit.ts';
import { type ActOutcome, findPerson, type RegisteredAct } from './approvable-act.ts';
import { type ApprovalMove, type LockedApproval, lockApproval, moveApproval } from './approvals.sql.ts';
import { approvalEndedJob } from './run-or-propose.ts';

export type Decided =
  | {
      readonly ok: true;
      readonly status: 'done' | 'refused' | 'withdrawn' | 'moved_on';
      /** What the act answered; null: nothing ran. */
      readonly result: object | null;
    }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'conflict' | 'approval_own' | 'approval_joined' | 'forbidden';
    };

interface Proposal {
  readonly id: number;
  readonly act: RegisteredAct;
  /** As it was proposed. */
  readonly input: object;
}

// Each locks the subject before the proposal, as the proposer did: otherwise two of them could wait for each other.

/**
 * Runs the proposed act with the input that was proposed. When its subject has changed since, or the act refuses,
 * nothing runs and the proposal ends as `moved_on`.
 */
export async function approve(
  tx: Tx,
  call: StaffCall,
  { act, input, id, note }: Proposal & { readonly note: string },
): Promise<Decided> {
  const { siteId } = call;
  const person = await findPerson(tx, call.staffId);
  const state = await act.readState(tx, siteId, input);
  const approval = await lockApproval(tx, siteId, id, { person, state: state ?? {} });
  const refusal = refuseDecision(approval, person);
  if (refusal || !approval) return refusal ?? { ok: false, code: 'not_found' };
  const movedOn = (why: string) =>
    endWithoutRunning(tx, call, approval, { act, to: 'moved_on', by: person, note: why });
  if (!approval.is_same) return movedOn('state_changed');
  const proposal = { id, proposedBy: approval.proposed_by };
  const ran = await withSavepoint(tx, async (): Promise<ActOutcome> => {
    await moveApproval(tx, siteId, id, { to: 'approved', by: person, note });
    return act.run(tx, { ...call, approval: proposal }, input);
  });
  if (!ran.ok) return movedOn(ran.code);
  await end(tx, siteId, approval, { to: 'done', by: person, result: ran.acted });
  return { ok: true, status: 'done', result: ran.acted };
}

/** A second person lets it not happen, and says why. */
export async function refuse(
  tx: Tx,
  call: StaffCall,
  { act, input, id, note }: Proposal & { readonly note: string },
): Promise<Decided> {
  const person = await findPerson(tx, call.staffId);
  await act.readState(tx, call.siteId, input);
  const approval = await lockApproval(tx, call.siteId, id, { person });
  const refusal = refuseDecision(approval, person);
  if (refusal || !approval) return refusal ?? { ok: false, code: 'not_found' };
  return endWithoutRunning(tx, call, approval, { act, to: 'refused', by: person, note });
}

/** The proposer takes it back. */
export async function withdraw(tx: Tx, call: StaffCall, { act, input, id }: Proposal): Promise<Decided> {
  const person = await findPerson(tx, call.staffId);
  await act.readState(tx, call.siteId, input);
  const approval = await lockApproval(tx, call.siteId, id, { person });
  if (!approval) return { ok: false, code: 'not_found' };
  if (approval.proposed_by !== person) return { ok: false, code: 'forbidden' };
  if (approval.status !== 'proposed') return { ok: false, code: 'conflict' };
  return endWithoutRunning(tx, call, approval, { act, to: 'withdrawn', by: null });
}

async function end(tx: Tx, siteId: number, approval: LockedApproval, move: ApprovalMove): Promise<void> {
  const { id, subject_kind: kind, subject_ref: ref } = approval;
  await moveApproval(tx, siteId, id, move);
  await queueJob(tx, approvalEndedJob, { siteId, subject: { kind, ref } });
}

/** What the proposal has reserved is given back. */
async function endWithoutRunning(
  tx: Tx,
  call: StaffCall,
  approval: LockedApproval,
  { act, ...move }: ApprovalMove & { readonly act: RegisteredAct; readonly to: keyof typeof ACTIONS },
): Promise<Decided> {
  await end(tx, call.siteId, approval, move);
  await act.release(tx, call.siteId, approval.input, approval.id);
  await writeDecision(tx, call, approval, { to: move.to, reason: move.note ?? null });
  return { ok: true, status: move.to, result: null };
}

function refuseDecision(
  approval: LockedApproval | null,
  person: number,
): Extract<Decided, { ok: false }> | null {
  if (!approval) return { ok: false, code: 'not_found' };
  if (approval.proposed_by === person) return { ok: false, code: 'approval_own' };
  if (approval.is_joined) return { ok: false, code: 'approval_joined' };
  return approval.status === 'proposed' && !approval.is_expired ? null : { ok: false, code: 'conflict' };
}

const ACTIONS = { refused: 'approval.refuse', withdrawn: 'approval.withdraw', moved_on: 'approval.moved_on' };

function writeDecision(
  tx: Tx,
  call: StaffCall,
  approval: LockedApproval,
  { to, reason }: { to: keyof typeof ACTIONS; reason: string | null },
) {
  const { id, proposed_by: proposedBy, subject_kind: kind, subject_ref: ref } = approval;
  return writeAudit(
    tx,
    { ...call, approval: { id, proposedBy } },
    {
      action: ACTIONS[to],
      subject: { kind: kind as AuditEntry['subject']['kind'], ref },
      reason,
      before: { status: 'proposed' },
      after: { status: to, contract: approval.contract },
    },
  );
}
