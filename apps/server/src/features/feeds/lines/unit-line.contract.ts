import { z } from 'zod';
import { Amount, Currency, Day, Flag, SiteSlug, Text, whole } from './field.contract.ts';

export const UnitStatus = z.enum(
  ['draft', 'in_production', 'in_transit', 'on_hand', 'sold', 'delivered'],
  'must be draft, in_production, in_transit, on_hand, sold or delivered',
);
export type UnitStatus = z.infer<typeof UnitStatus>;

/**
 * The whole state of one unit at one version, not a change to it: what a line leaves out is empty. Only so do lines
 * that arrive in any order end the same way.
 */
export const UnitLine = z
  .strictObject({
    site: SiteSlug,
    /** Frame number. A unit not yet built has none and goes by its `ref`. */
    serial: Text.optional(),
    /** The sender's own name for the unit. */
    ref: Text.optional(),
    /** Sku of the variant. */
    variant: Text,
    status: UnitStatus,
    /** Ref of the store it stands in or goes to; or the plant it still stands in. */
    store: Text.optional(),
    plant: Text.optional(),
    production_ends_on: Day.optional(),
    transit_ends_on: Day.optional(),
    sold_on: Day.optional(),
    delivered_on: Day.optional(),
    local_days: whole(365).default(3),
    /** Left out: the unit follows the price list of its variant. */
    price: Amount.optional(),
    currency: Currency.optional(),
    blocked: Flag.default(false),
    blocked_reason: Text.optional(),
    /** The vehicle went to another site and may be fed there; it stays here, blocked, for its history. */
    moved: Flag.default(false),
    /** The sender's counter, higher with every change of the unit. */
    version: whole(Number.MAX_SAFE_INTEGER).refine((value) => value > 0, 'must be 1 or more'),
    /** Why a status goes back. */
    reason: Text.optional(),
  })
  .superRefine((line, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!line.serial && !line.ref) refuse('serial', 'is missing: give a serial or a ref');
    if (!line.store === !line.plant) refuse('store', 'give a store or a plant, and only one of them');
    if (!line.serial && !['draft', 'in_production'].includes(line.status))
      refuse('serial', `is missing: a unit that is ${line.status} has one`);
    if (line.blocked_reason && !line.blocked)
      refuse('blocked_reason', 'is given, but the unit is not blocked');
    if (line.moved && !line.blocked) refuse('moved', 'is yes, but the unit is not blocked');
  });
export type UnitLine = z.output<typeof UnitLine>;
