import type { Tx } from '../../platform/db.ts';
import { type ClaimWish, findUnitStanding, takeFreeUnit } from './inventory.sql.ts';

export type TakenClaim =
  | { readonly ok: true; readonly claimId: number; readonly expiresAt: Date | null }
  /** `unit_busy`: somebody is taking it this very moment and may still let go, so a retry is fair. */
  | { readonly ok: false; readonly code: 'unit_unknown' | 'unit_taken' | 'unit_busy' };

/** Takes the unit for a cart or an order, or says why not. It never waits for another taker. */
export async function takeClaim(tx: Tx, wish: ClaimWish): Promise<TakenClaim> {
  const claim = await takeFreeUnit(tx, wish);
  if (claim) return { ok: true, claimId: claim.id, expiresAt: claim.expiresAt };
  const standing = await findUnitStanding(tx, wish.siteId, wish.unitId);
  if (!standing) return { ok: false, code: 'unit_unknown' };
  return { ok: false, code: standing.claimed ? 'unit_taken' : 'unit_busy' };
}
