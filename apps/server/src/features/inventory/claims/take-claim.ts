import type { Tx } from '../../../platform/db/db.ts';
import { findUnitStanding } from './claims.sql.ts';
import type { ClaimKind } from './take-units.sql.ts';
import { takeUnits } from './take-units.ts';

interface ClaimInput {
  readonly siteId: number;
  readonly unitId: string;
  readonly kind: ClaimKind;
  readonly minutes: number | null;
  readonly cartId: string | null;
  readonly orderId: number | null;
}

export type TakenClaim =
  | { readonly ok: true; readonly expiresAt: Date | null }
  /** `unit_busy`: another transaction has the row locked and may roll back, so a retry makes sense. */
  | { readonly ok: false; readonly code: 'unit_unknown' | 'unit_taken' | 'unit_busy' };

/** Takes one unit, or says why not. It never waits for another taker. */
export async function takeClaim(tx: Tx, { unitId, ...input }: ClaimInput): Promise<TakenClaim> {
  const taken = await takeUnits({ tx }, { ...input, unitIds: [unitId] });
  if (taken.ok) return { ok: true, expiresAt: taken.claims[0]?.expiresAt ?? null };
  const standing = await findUnitStanding(tx, input.siteId, unitId);
  if (!standing) return { ok: false, code: 'unit_unknown' };
  return { ok: false, code: standing.claimed ? 'unit_taken' : 'unit_busy' };
}
