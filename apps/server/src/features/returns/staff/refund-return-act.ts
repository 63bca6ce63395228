import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovableAct, ApprovalRequired } from '../../approvals/approvable-act.ts';
import type { ActResult } from '../../orders/staff/order-acts.ts';
import { type MoneyAnswer, performMoneyAct } from '../../payments/staff/perform-money-act.ts';
import { readRefundFacts, readRefundState } from '../../payments/staff/refund-state.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { findOrderOfReturn, findReturnStatus } from './returns.staff.sql.ts';
import { actOnReturn, type Payments } from './returns.staff.ts';

const Input = z.object({ code: z.string(), order: z.string() });

export type RefundReturnAct = ApprovableAct<z.infer<typeof Input>, ActResult<ApprovalRequired>>;

/** Above the limit of one person the refund of a return needs a second one. */
export const refundReturnAct = (payments: Payments): RefundReturnAct => ({
  contract: 'return.refund',
  permission: 'order.refund',
  input: Input,
  subjectOf: ({ order }) => ({ kind: 'order', ref: order }),
  reasonOf: ({ code }) => `Return ${code}`,
  readState: async (tx, siteId, { code, order }) => {
    const state = await readRefundState(tx, siteId, order);
    const status = state && (await findReturnStatus(tx, siteId, code));
    return status ? { ...state, return: status } : null;
  },
  readFacts: (tx, siteId, { order }) => readRefundFacts(tx, siteId, { code: order }),
  run: (tx, call, { code }) => actOnReturn(tx, payments, call, { code, act: { do: 'refund' } }),
});

/** Refunds the return, or proposes it when it is above the limit of one person. */
export async function refundOrPropose(
  tx: Tx,
  act: RefundReturnAct,
  call: StaffCall,
  code: string,
): Promise<MoneyAnswer<ActResult<ApprovalRequired>>> {
  const order = await findOrderOfReturn(tx, call.siteId, code);
  return order === null ? { ok: false, code: 'not_found' } : performMoneyAct(tx, call, act, { code, order });
}
