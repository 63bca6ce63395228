import type { Tx } from '../../platform/db/db.ts';
import { withSavepoint } from '../../platform/db/savepoint.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { type AuditEntry, writeAudit } from '../staff/write-audit.ts';
import type { ActOutcome, RegisteredAct } from './approvable-act.ts';
import { type LockedApproval, lockApproval, moveApproval } from './approvals.sql.ts';
import { findPerson } from './person.sql.ts';

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

interface DecideInput {
  readonly id: number;
  readonly note: string;
}

/**
 * Runs the proposed act with the input that was proposed. When its subject has changed since, or the act refuses,
 * nothing runs and the proposal ends as `moved_on`. The subject is locked before the proposal, as the proposer did.
 */
export async function approve(
  tx: Tx,
  call: StaffCall,
  { act, input, id, note }: DecideInput & { readonly act: RegisteredAct; readonly input: object },
): Promise<Decided> {
  const { siteId } = call;
  const person = await findPerson(tx, call.staffId);
  const state = await act.readState(tx, siteId, input);
  const approval = await lockApproval(tx, siteId, id, { person, state: state ?? {} });
  const refusal = refuseDecision(approval, person);
  if (refusal || !approval) return refusal ?? { ok: false, code: 'not_found' };
  if (!approval.is_same) return endAsMovedOn(tx, call, approval, { person, why: 'state_changed' });
  const proposal = { id, proposedBy: approval.proposed_by };
  const ran = await withSavepoint(tx, async (): Promise<ActOutcome> => {
    await moveApproval(tx, siteId, id, { to: 'approved', by: person, note });
    return act.run(tx, { ...call, approval: proposal }, input);
  });
  if (!ran.ok) return endAsMovedOn(tx, call, approval, { person, why: ran.code });
  await moveApproval(tx, siteId, id, { to: 'done', by: person, result: ran.acted });
  return { ok: true, status: 'done', result: ran.acted };
}

async function endAsMovedOn(
  tx: Tx,
  call: StaffCall,
  approval: LockedApproval,
  { person, why }: { readonly person: number; readonly why: string },
): Promise<Decided> {
  await moveApproval(tx, call.siteId, approval.id, { to: 'moved_on', by: person, note: why });
  await writeDecision(tx, call, approval, { to: 'moved_on', reason: why });
  return { ok: true, status: 'moved_on', result: null };
}

/** A second person lets it not happen, and says why. */
export async function refuse(tx: Tx, call: StaffCall, { id, note }: DecideInput): Promise<Decided> {
  const person = await findPerson(tx, call.staffId);
  const approval = await lockApproval(tx, call.siteId, id, { person });
  const refusal = refuseDecision(approval, person);
  if (refusal || !approval) return refusal ?? { ok: false, code: 'not_found' };
  await moveApproval(tx, call.siteId, id, { to: 'refused', by: person, note });
  await writeDecision(tx, call, approval, { to: 'refused', reason: note });
  return { ok: true, status: 'refused', result: null };
}

/** The proposer takes it back. */
export async function withdraw(tx: Tx, call: StaffCall, id: number): Promise<Decided> {
  const person = await findPerson(tx, call.staffId);
  const approval = await lockApproval(tx, call.siteId, id, { person });
  if (!approval) return { ok: false, code: 'not_found' };
  if (approval.proposed_by !== person) return { ok: false, code: 'forbidden' };
  if (approval.status !== 'proposed') return { ok: false, code: 'conflict' };
  await moveApproval(tx, call.siteId, id, { to: 'withdrawn', by: null });
  await writeDecision(tx, call, approval, { to: 'withdrawn', reason: null });
  return { ok: true, status: 'withdrawn', result: null };
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
