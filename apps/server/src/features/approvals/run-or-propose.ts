import { z } from 'zod';
import { type Tx, withSavepoint } from '../../platform/db/db.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { type ActOutcome, type ApprovableAct, type ApprovalRequired, findPerson } from './approvable-act.ts';
import { insertApproval } from './approvals.sql.ts';

/** Something was proposed: mails to staff who may decide on it. */
export const notifyApproversJob = defineJob({
  name: 'approvals.notify_approvers',
  payload: z.object({ siteId: z.number(), approvalId: z.number() }),
  maxAttempts: 12,
});

/** A proposal has ended, by a decision or by time: what waited for it goes on. */
export const approvalEndedJob = defineJob({
  name: 'approvals.ended',
  payload: z.object({ siteId: z.number(), subject: z.object({ kind: z.string(), ref: z.string() }) }),
  maxAttempts: 12,
});

export type Proposed =
  /** It waits for a second person; `state` is what it was proposed about. */
  | { readonly ok: true; readonly proposal: { readonly id: number; readonly state: object } }
  | { readonly ok: false; readonly code: 'approval_waiting' | 'not_found' };

const isRequired = (outcome: ActOutcome): outcome is ApprovalRequired =>
  !outcome.ok && outcome.code === 'approval_required';

/** Runs the act. Above the limit of one person it becomes a proposal instead, in the same transaction. */
export async function runOrPropose<Input extends object, Outcome extends ActOutcome>(
  tx: Tx,
  call: StaffCall,
  act: ApprovableAct<Input, Outcome>,
  input: Input,
): Promise<Exclude<Outcome, ApprovalRequired> | Proposed> {
  // Locks the subject for the whole of it: going back to the savepoint lets go of what the act has locked.
  const state = await act.readState(tx, call.siteId, input);
  const outcome = await withSavepoint(tx, () => act.run(tx, call, input));
  if (!isRequired(outcome)) return outcome as Exclude<Outcome, ApprovalRequired>;
  return state
    ? propose(tx, call, { act, input, state, required: outcome })
    : { ok: false, code: 'not_found' };
}

interface ProposalInput<Input extends object, Outcome extends ActOutcome> {
  readonly act: ApprovableAct<Input, Outcome>;
  readonly input: Input;
  readonly state: object;
  readonly required: ApprovalRequired;
}

async function propose<Input extends object, Outcome extends ActOutcome>(
  tx: Tx,
  call: StaffCall,
  { act, input, state, required }: ProposalInput<Input, Outcome>,
): Promise<Proposed> {
  const { siteId } = call;
  const proposedBy = await findPerson(tx, call.staffId);
  const { amount, limitMinor } = required;
  const subject = act.subjectOf(input);
  const { contract, permission } = act;
  const reason = act.reasonOf(input);
  const row = { siteId, permission, contract, input, subject, state, amount, limitMinor, reason, proposedBy };
  const id = await insertApproval(tx, row);
  if (id === null) return { ok: false, code: 'approval_waiting' };
  await writeAudit(
    tx,
    { ...call, approval: { id, proposedBy } },
    {
      action: 'approval.propose',
      subject,
      reason,
      before: {},
      after: {
        contract,
        status: 'proposed',
        ...(amount && { amount_minor: amount.minor, currency: amount.currency }),
      },
    },
  );
  await queueJob(tx, notifyApproversJob, { siteId, approvalId: id });
  return { ok: true, proposal: { id, state } };
}
