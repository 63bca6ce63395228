import type { Tx } from '../../../platform/db/db.ts';
import { GRACE_MINUTES } from '../orders.rules.ts';
import {
  insertOrder,
  type OrderLineTerms,
  type OrderTerms,
  rewriteOrder,
  type WrittenOrder,
} from './new-order.sql.ts';
import type { Actor } from './order-moves.sql.ts';

export type { OrderLineTerms, OrderTerms, WrittenOrder };

/** How long an order's units are kept: a little longer than its deadline says. */
export const minutesToKeep = (reserveMinutes: number) => reserveMinutes + GRACE_MINUTES;

export const placeNewOrder = (
  tx: Tx,
  scope: { readonly siteId: number; readonly cartId: string; readonly key: string; readonly actor: Actor },
  terms: OrderTerms,
  lines: readonly OrderLineTerms[],
): Promise<WrittenOrder> => insertOrder(tx, scope, terms, lines);

/** The same bag, another way to pay. Null: it is paid, registered or over. */
export const changeOrder = (
  tx: Tx,
  scope: { readonly siteId: number; readonly orderId: number; readonly actor: Actor },
  terms: OrderTerms,
  lines: readonly OrderLineTerms[],
): Promise<WrittenOrder | null> => rewriteOrder(tx, scope, terms, lines);
