import type { Tx } from '../../platform/db.ts';
import { mailOf } from './order-mails.ts';
import { type Actor, type LockedOrder, type Move, moveOrder } from './order-moves.sql.ts';

/*
 * The ways of an order that is given back. As in order-moves.ts the caller has locked the order, and a move that is not
 * possible any more answers false and changes nothing.
 */

interface Told {
  readonly actor: Actor;
  readonly returnCode: string;
}

async function move(tx: Tx, order: LockedOrder, given: Move): Promise<boolean> {
  const moved = await moveOrder(tx, order, given);
  if (moved) await mailOf(tx, order, { event: given.event, seq: moved.seq, data: given.data });
  return moved !== null;
}

export const startReturn = (tx: Tx, order: LockedOrder, { actor, returnCode }: Told): Promise<boolean> =>
  move(tx, order, {
    ...{ from: ['delivered'], to: 'return_requested', event: 'return_requested', actor },
    data: { return_code: returnCode },
  });

/** Refused or called off: everything stays with the buyer. */
export const endReturn = (
  tx: Tx,
  order: LockedOrder,
  { actor, returnCode, ...given }: Told & { event: 'return_rejected' | 'return_withdrawn'; reason?: string },
): Promise<boolean> =>
  move(tx, order, {
    ...{ from: ['return_requested'], to: 'delivered', event: given.event, actor },
    data: { return_code: returnCode, ...(given.reason ? { reason: given.reason } : {}) },
    reason: given.reason ?? given.event,
  });

/** It is here again. While the buyer keeps a part, the order is a delivered one, so that he may return that too. */
export const takeOrderBack = (
  tx: Tx,
  order: LockedOrder,
  { actor, returnCode, isWhole }: Told & { isWhole: boolean },
): Promise<boolean> =>
  move(tx, order, {
    ...{ from: ['return_requested'], to: isWhole ? 'returned' : 'delivered', event: 'returned', actor },
    data: { return_code: returnCode, whole: isWhole },
    reason: 'returned',
  });

/** All its money has gone back and all its machines are here: there is nothing left to do. */
export const closeReturned = (tx: Tx, order: LockedOrder, actor: Actor): Promise<boolean> =>
  move(tx, order, { from: ['returned'], to: 'refunded', event: 'closed', actor });
