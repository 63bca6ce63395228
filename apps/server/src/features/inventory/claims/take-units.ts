import { type Db, type Executor, withSite } from '../../../platform/db/db.ts';
import {
  type ClaimRow,
  type ClaimsInput,
  lockClaimKeys,
  type TakenClaims,
  takeClaims,
} from './take-units.sql.ts';

export type { ClaimsInput };

export type TakenUnits =
  | { readonly ok: true; readonly claims: readonly ClaimRow[]; readonly products: readonly string[] }
  | Refused;

type Refused =
  /** Another shopper has one of them, or it is not for sale. */
  | { readonly ok: false; readonly code: 'unavailable' }
  /** The e-mail address, phone number, device or customer has as many unpaid units as one may have. */
  | { readonly ok: false; readonly code: 'too_many_held'; readonly cap: number }
  /** Only the network has: the shopper may go on with a captcha and a confirmed e-mail address. */
  | { readonly ok: false; readonly code: 'proof_required' }
  /** The same cart or key let it run out a moment ago. */
  | { readonly ok: false; readonly code: 'cooling_down'; readonly until: Date };

/**
 * Takes every unit for a cart or an order, or none. What the cart or the order has already is renewed or becomes what is
 * asked for: a hold a reservation, a reservation a sale. Inside a transaction the caller must roll back on `ok: false`.
 */
export async function takeUnits(executor: Executor, input: ClaimsInput): Promise<TakenUnits> {
  if (input.unitIds.length === 0) return { ok: false, code: 'unavailable' };
  const keys = input.keys ?? [];
  if (keys.length === 0) return toTaken(await takeClaims(executor, input), input);
  if ('db' in executor) return takeAlone(executor.db, input);
  await lockClaimKeys(executor.tx, keys);
  return toTaken(await takeClaims(executor, input), input);
}

const takeAlone = (db: Db, input: ClaimsInput): Promise<TakenUnits> =>
  withSite(db, input.siteId, (tx) => takeUnits({ tx }, input));

function toTaken({ claims, over, waitUntil }: TakenClaims, { unitIds }: ClaimsInput): TakenUnits {
  const own = over.filter(({ kind }) => kind !== 'network');
  if (own.length > 0)
    return { ok: false, code: 'too_many_held', cap: Math.min(...own.map(({ cap }) => cap)) };
  if (over.length > 0) return { ok: false, code: 'proof_required' };
  if (waitUntil) return { ok: false, code: 'cooling_down', until: waitUntil };
  if (claims.length < unitIds.length) return { ok: false, code: 'unavailable' };
  return { ok: true, claims, products: [...new Set(claims.map(({ product }) => product))] };
}
