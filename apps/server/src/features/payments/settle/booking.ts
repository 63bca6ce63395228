import type { Actor, LockedOrder } from '../../orders/moves/order-moves.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import type { Payments } from '../payments.ts';
import type { Moves } from './settle.rules.ts';

/** Money that is being entered, with what it is for. Order and attempt are locked. */
export interface Booking {
  readonly payments: Pick<Payments, 'log' | 'metrics'> | null;
  readonly order: LockedOrder;
  readonly attempt: AttemptRow;
  readonly actor: Actor;
  readonly postings: Moves['postings'];
}
