import type { Tx } from '../../../platform/db/db.ts';
import { mailOf } from '../order-mails.ts';
import { type Actor, type LockedOrder, type Move, moveOrder } from './order-moves.sql.ts';

/*
 * The ways of an order that is given back. As in order-moves.ts the caller has locked the order, and a move that is not
 * possible any more answers false and changes nothing.
 */

interface MoveContext {
  readonly actor: Actor;
  readonly returnCode: string;
}

async function move(tx: Tx, order: LockedOrder, input: Move, isMailed = true): Promise<boolean> {
  const moved = await moveOrder(tx, order, input);
  if (moved && isMailed) await mailOf(tx, order, { event: input.event, seq: moved.seq, data: input.data });
  return moved !== null;
}

/** A withdrawal has its own acknowledgement instead of the mail about a request. */
export const startReturn = (
  tx: Tx,
  order: LockedOrder,
  { actor, returnCode, isWithdrawal = false }: MoveContext & { isWithdrawal?: boolean },
): Promise<boolean> => {
  const input: Move = {
    from: ['delivered'],
    to: 'return_requested',
    event: 'return_requested',
    actor,
    data: { return_code: returnCode },
  };
  return move(tx, order, input, !isWithdrawal);
};

/** Refused or called off: everything stays with the buyer. */
export const endReturn = (
  tx: Tx,
  order: LockedOrder,
  {
    actor,
    returnCode,
    ...input
  }: MoveContext & { event: 'return_rejected' | 'return_withdrawn'; reason?: string },
): Promise<boolean> =>
  move(tx, order, {
    from: ['return_requested'],
    to: 'delivered',
    event: input.event,
    actor,
    data: { return_code: returnCode, ...(input.reason ? { reason: input.reason } : {}) },
    reason: input.reason ?? input.event,
  });

/** The return has arrived. While the buyer keeps a part, the order stays delivered, so that the rest can be returned too. */
export const takeOrderBack = (
  tx: Tx,
  order: LockedOrder,
  { actor, returnCode, isWhole }: MoveContext & { isWhole: boolean },
): Promise<boolean> =>
  move(tx, order, {
    from: ['return_requested'],
    to: isWhole ? 'returned' : 'delivered',
    event: 'returned',
    actor,
    data: { return_code: returnCode, whole: isWhole },
    reason: 'returned',
  });

/** All its money has gone back and all its machines are here: there is nothing left to do. */
export const closeReturned = (tx: Tx, order: LockedOrder, actor: Actor): Promise<boolean> =>
  move(tx, order, { from: ['returned'], to: 'refunded', event: 'closed', actor });
