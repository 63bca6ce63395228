import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import type { CartHeaders } from '../../carts/check-cart-id.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { type Actor, type LockedOrder, lockOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import type { OrderWithdrawal } from '../../orders/sales-order.contract.ts';
import { type OrderCaller, readOrderCaller } from '../../orders/show/order-caller.ts';
import { findOwnOrderIn } from '../../orders/show/show-orders.ts';
import type { Payments } from '../../payments/payments.ts';
import type { WithdrawalInput } from '../returns.contract.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.ts';
import { isOver } from './withdrawals.rules.ts';
import {
  findWithdrawable,
  insertWithdrawal,
  type LockedWithdrawal,
  lockWithdrawal,
} from './withdrawals.sql.ts';

export type DeclaredWithdrawal =
  | { readonly ok: true; readonly withdrawal: OrderWithdrawal }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'withdrawal_unavailable' | 'withdrawal_too_late' | 'return_item_unknown';
    };

/**
 * The shopper withdraws from the contract. The order's row is locked first, so shipping, cancelling, returning and a second
 * statement wait and see this one; the index on open lines stands behind that. The same statement again answers with the
 * first. The acknowledgement of receipt is queued in this transaction.
 */
export async function declareWithdrawal(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'>,
  { caller, code }: { readonly caller: OrderCaller; readonly code: string },
  input: WithdrawalInput,
): Promise<DeclaredWithdrawal> {
  const { siteId, customerId } = caller;
  const orderId = await findOwnOrderIn(tx, caller, code);
  const order = orderId === null ? null : await lockOrder(tx, siteId, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const { isGranted, isRegistered, inTime, lines } = await findWithdrawable(tx, siteId, order.id);
  const unitIds = [...new Set(input.items)];
  const wanted = unitIds.map((id) => lines.find(({ unitId }) => unitId === id));
  const before = wanted[0]?.withdrawalId ?? null;
  if (before !== null && wanted.every((line) => line?.withdrawalId === before))
    return { ok: true, withdrawal: toOrderWithdrawal(await lockWithdrawal(tx, siteId, before)) };
  if (!isGranted || !isRegistered || isOver(order.status))
    return { ok: false, code: 'withdrawal_unavailable' };
  if (!inTime) return { ok: false, code: 'withdrawal_too_late' };
  if (!wanted.every((line) => line && !line.isGone && line.withdrawalId === null))
    return { ok: false, code: 'return_item_unknown' };
  const { name, email } = input;
  const id = await insertWithdrawal(tx, {
    siteId,
    orderId: order.id,
    name,
    email,
    locale: caller.locale,
    unitIds,
  });
  const withdrawal = await lockWithdrawal(tx, siteId, id);
  const actor: Actor = customerId === null ? GUEST : { kind: 'customer', ref: String(customerId) };
  await recordEvent(tx, order, {
    kind: 'withdrawal_received',
    actor,
    data: { withdrawal_code: withdrawal.code },
  });
  const isApplied = await applyWithdrawal(tx, payments, { order, withdrawal, actor, isPaymentClosed: false });
  if (!isApplied) {
    const payload = { siteId, withdrawalId: id };
    await queueJob(tx, carryOutWithdrawalJob, payload, { key: `withdrawal:${siteId}:${id}` });
  }
  const declared = await lockWithdrawal(tx, siteId, id);
  const names = wanted.flatMap((line) => line?.name ?? []);
  await acknowledge(tx, order, declared, { ...input, names, locale: caller.locale });
  return { ok: true, withdrawal: toOrderWithdrawal(declared) };
}

const GUEST: Actor = { kind: 'guest', ref: null };

/** The statement with its date and time, on a durable medium. */
const acknowledge = (
  tx: Tx,
  order: LockedOrder,
  withdrawal: LockedWithdrawal,
  input: Pick<WithdrawalInput, 'name' | 'email'> & {
    readonly names: readonly string[];
    readonly locale: string;
  },
): Promise<void> =>
  queueMail(tx, {
    siteId: order.siteId,
    kind: 'withdrawal_received',
    key: `withdrawal:${order.siteId}:${withdrawal.id}`,
    orderId: order.id,
    to: input.email,
    locale: input.locale,
    data: {
      withdrawal_code: withdrawal.code,
      sender: input.name,
      items: input.names,
      reply_to: input.email,
      withdrawn_at: withdrawal.declaredAt.toISOString(),
      refund_by: withdrawal.refundBy,
      until: withdrawal.sendBackBy,
      status: withdrawal.status,
      is_whole: order.unitIds.length === withdrawal.unitIds.length,
      // Another address gets the statement, but no link that opens the order.
      is_order_address: input.email.toLowerCase() === order.email.toLowerCase(),
    },
  });

const toOrderWithdrawal = (one: LockedWithdrawal): OrderWithdrawal => ({
  code: one.code,
  status: one.status,
  declared_at: one.declaredAt.toISOString(),
  items: [...one.unitIds],
  refund_by: one.refundBy,
  send_back_by: one.sendBackBy,
  return_code: one.returnCode,
});

interface WithdrawalDeps {
  readonly payments: Payments;
  readonly headers: CartHeaders;
  readonly keys: SigningKeys;
}

/** A withdrawal is declared with the same proofs that open the order. */
export const readWithdrawalCaller = (
  request: FastifyRequest,
  { headers, keys }: WithdrawalDeps,
  order: { readonly code: string; readonly key: string | undefined },
): OrderCaller => readOrderCaller(request, { headers, keys, ...order });
