import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { type ActOutcome, APPROVABLE, type ApprovableAct } from '../../approvals/approvable-act.ts';
import type { Gift } from '../../approvals/approvals.contract.ts';
import { runOrPropose } from '../../approvals/run-or-propose.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOpenMapping, markMappingConfirmed } from '../groups/group-grants.sql.ts';
import { lockGrant, markGrantConfirmed } from './grants.sql.ts';

const Input = z.object({
  id: z.number(),
  reason: z.string(),
  /** For the person who decides. */
  gift: z.custom<Gift>(),
});
type Input = z.infer<typeof Input>;

/** What lets its holder propose or approve is confirmed by a third person. Until then giver and holder count as one. */
export const needsConfirmation = (permissions: readonly string[]): boolean =>
  permissions.some((permission) => APPROVABLE.some((approvable) => approvable === permission));

interface Confirmable {
  readonly contract: string;
  readonly kind: 'grant' | 'group_grant';
  readonly lock: (
    tx: Tx,
    id: number,
  ) => Promise<{ ended_at: Date | null; confirmed_at: Date | null } | undefined>;
  readonly confirm: (tx: Tx, id: number, by: number) => Promise<void>;
}

const confirmAct = ({ contract, kind, lock, confirm }: Confirmable): ApprovableAct<Input, ActOutcome> => ({
  contract,
  permission: 'grant.give',
  input: Input,
  subjectOf: ({ id }) => ({ kind, ref: String(id) }),
  reasonOf: ({ reason }) => reason,
  readState: async (tx, _siteId, { id }) => (await lock(tx, id)) ?? null,
  run: async (tx, call, { id, reason }) => {
    if (!call.approval)
      return { ok: false, code: 'approval_required', amount: null, limitMinor: null } as ActOutcome;
    await confirm(tx, id, call.staffId);
    const subject = { kind, ref: String(id) };
    await writeAudit(tx, call, { action: contract, subject, reason, before: {}, after: { confirmed: true } });
    return { ok: true, acted: { confirmed: true } };
  },
});

export const confirmGrantAct = confirmAct({
  contract: 'grant.confirm',
  kind: 'grant',
  lock: lockGrant,
  confirm: markGrantConfirmed,
});

export const confirmMappingAct = confirmAct({
  contract: 'group_grant.confirm',
  kind: 'group_grant',
  lock: lockOpenMapping,
  confirm: markMappingConfirmed,
});

/** Proposes that a third person confirms what was given. */
export async function proposeConfirmation(
  tx: Tx,
  giver: StaffCall,
  act: typeof confirmGrantAct,
  input: Input,
): Promise<void> {
  const { ok } = await runOrPropose(tx, giver, act, input);
  if (!ok) throw new Error(`The confirmation of ${act.contract} ${input.id} could not be proposed`);
}
