import { knownCurrencies } from '@paddock/money';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { type ActOutcome, type ApprovableAct, findLimit, NO_LIMIT } from './approvable-act.ts';
import { listRules, setRule } from './approval-rules.sql.ts';
import { LimitedPermission, type Rule } from './approvals.contract.ts';
import { COUNT_CURRENCY, defaultLimit, isLooser } from './approvals.rules.ts';
import { runOrPropose } from './run-or-propose.ts';

const Input = z.object({
  permission: LimitedPermission,
  currency: z.string(),
  minAmountMinor: z.number().nullable(),
  reason: z.string(),
});
type Input = z.infer<typeof Input>;

const keyOf = (siteId: number, { permission, currency }: Input) => ({ siteId, permission, currency });

/** Raising a limit lets one person do more alone, so it needs a second person; lowering it does not. */
export const setRuleAct: ApprovableAct<Input, ActOutcome> = {
  contract: 'approval_rule.set',
  permission: 'approval_rule.edit',
  input: Input,
  subjectOf: ({ permission, currency }) => ({ kind: 'approval_rule', ref: `${permission}/${currency}` }),
  reasonOf: ({ reason }) => reason,
  readState: async (tx, siteId, input) => ({ min_amount_minor: await findLimit(tx, keyOf(siteId, input)) }),
  run: runSetRule,
};

async function runSetRule(tx: Tx, call: StaffCall, input: Input): Promise<ActOutcome> {
  const { permission, currency, minAmountMinor, reason } = input;
  const before = await findLimit(tx, keyOf(call.siteId, input));
  if (!call.approval && isLooser(before, minAmountMinor)) {
    const amount = minAmountMinor === null ? null : { minor: minAmountMinor, currency };
    return { ok: false, code: 'approval_required', amount, limitMinor: before } as ActOutcome;
  }
  const { siteId: forSiteId, staffId: setBy } = call;
  await setRule(tx, { permission, forSiteId, currency, minAmountMinor, setBy });
  await writeAudit(tx, call, {
    action: 'approval_rule.set',
    subject: setRuleAct.subjectOf(input),
    reason,
    before: before === NO_LIMIT ? {} : { min_amount_minor: before },
    after: { min_amount_minor: minAmountMinor },
  });
  return { ok: true, acted: { min_amount_minor: minAmountMinor, currency } };
}

/** Sets the limit of a site, or proposes it. */
export async function setApprovalRule(tx: Tx, call: StaffCall, input: Input) {
  // Letters are counted by readers, the others by money.
  const isKnown =
    input.permission === 'letter.send'
      ? input.currency === COUNT_CURRENCY
      : knownCurrencies().includes(input.currency);
  if (!isKnown) return { ok: false, code: 'conflict' } as const;
  const result = await runOrPropose(tx, call, setRuleAct, input);
  if (!result.ok) return { ok: false, code: 'approval_waiting' } as const;
  const { minAmountMinor: min_amount_minor, currency } = input;
  const isProposed = 'proposal' in result;
  return {
    ok: true,
    data: {
      outcome: isProposed ? 'approval_requested' : 'set',
      approval: isProposed ? result.proposal.id : null,
      min_amount_minor,
      currency,
    },
  } as const;
}

/** The limits of each site, with the built-in one where no rule was set. Sending has none built in. */
export async function listApprovalRules(db: Db, siteIds: readonly number[]): Promise<Rule[]> {
  const rulesOf = (permission: LimitedPermission, currency: string | null) =>
    listRules(db, { permission, currency }, siteIds);
  const [refunds, payments, letters] = await Promise.all([
    rulesOf('order.refund', null),
    rulesOf('payment.confirm', null),
    rulesOf('letter.send', COUNT_CURRENCY),
  ]);
  const ofMoney = (rows: typeof refunds, permission: 'order.refund' | 'payment.confirm') =>
    rows.map(({ site, currency, min_amount_minor, from }) => ({
      site,
      permission,
      currency,
      min_amount_minor: from === 'default' ? defaultLimit(currency) : min_amount_minor,
      is_unlimited: false,
      from,
    }));
  return [
    ...ofMoney(refunds, 'order.refund'),
    ...ofMoney(payments, 'payment.confirm'),
    ...letters.map(({ site, currency, min_amount_minor, from }) => ({
      site,
      permission: 'letter.send' as const,
      currency,
      min_amount_minor,
      is_unlimited: from === 'default',
      from,
    })),
  ].sort((a, b) => (a.site < b.site ? -1 : a.site > b.site ? 1 : 0));
}
