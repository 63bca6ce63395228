import type { Tx } from '../../platform/db/db.ts';
import { queuePurge } from '../edge/queue-purge.ts';
import { endQuarantine } from '../inventory/claims/take-back-units.ts';
import { type Actor, type LockedOrder, recordEvent } from '../orders/moves/order-moves.ts';
import { type LockedReturn, setOutcome } from './returns.sql.ts';

/** After the inspection: for sale again, or scrap. Each unit once; without names, all that are not inspected. */
export async function inspectReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  input: {
    readonly actor: Actor;
    readonly outcome: 'resell' | 'scrap';
    readonly unitIds: readonly string[] | null;
  },
): Promise<boolean> {
  const { actor, outcome } = input;
  const unitIds = input.unitIds ?? one.uninspected;
  const isHere = one.status === 'received' || one.status === 'refunded';
  if (!isHere || unitIds.length === 0 || !unitIds.every((id) => one.uninspected.includes(id))) return false;
  await setOutcome(tx, one, unitIds, outcome);
  const products = await endQuarantine(tx, { siteId: one.siteId, unitIds, outcome });
  const data = { return_code: one.code, outcome, units: unitIds };
  await recordEvent(tx, order, { kind: 'return_inspected', actor, data });
  if (outcome === 'resell' && products.length > 0)
    await queuePurge(
      tx,
      products.map((slug) => `product:${slug}`),
    );
  return true;
}
