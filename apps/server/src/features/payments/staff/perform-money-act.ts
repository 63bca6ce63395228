import type { Tx } from '../../../platform/db/db.ts';
import type { ActOutcome, ApprovableAct, ApprovalRequired } from '../../approvals/approvable-act.ts';
import { type Proposed, runOrPropose } from '../../approvals/run-or-propose.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { proposedAnswer } from './refund-state.ts';

type Acted<Outcome> = Outcome extends { ok: true; acted: infer Data } ? Data : never;
type Refusal<Outcome> = Exclude<Extract<Outcome, { ok: false }>, ApprovalRequired>;

export type MoneyAnswer<Outcome> =
  | { readonly ok: true; readonly acted: Acted<Outcome> | ReturnType<typeof proposedAnswer> }
  | Refusal<Outcome>
  | Extract<Proposed, { ok: false }>;

/** Runs the act, or proposes it when it is above the limit of one person; either way the answer tells the order's state. */
export async function performMoneyAct<Input extends object, Outcome extends ActOutcome>(
  tx: Tx,
  call: StaffCall,
  act: ApprovableAct<Input, Outcome>,
  input: Input,
): Promise<MoneyAnswer<Outcome>> {
  const result = await runOrPropose(tx, call, act, input);
  if (result.ok && 'proposal' in result) return { ok: true, acted: proposedAnswer(result.proposal) };
  return result as MoneyAnswer<Outcome>;
}
