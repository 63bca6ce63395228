import { z } from 'zod';

const Days = z.int().min(0).max(60);

/** How long a unit is on its way, and what that costs per unit, in minor units of the site's currency. */
const Way = z.strictObject({ days: Days, price_minor: z.int().nonnegative() });

/** `*` is any place; else the name of a region or of one state. The first lane that fits counts. */
const Lane = Way.extend({
  kind: z.enum(['transfer', 'carriage']),
  from: z.string().min(1),
  to: z.string().min(1),
});

/** Every year (`12-25`) or once (`2027-03-29`). */
const Holiday = z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** `settings.holidays` of a site: delivery dates, the withdrawal period, test rides and opening hours read this list. */
export const Holidays = z.array(Holiday).max(100);
export type Holidays = readonly string[];

/** A site's part of the delivery date: `settings.delivery` of the site, from `checkout.json`. */
export const DeliverySettings = z.strictObject({
  /** By the site's clock: after this hour the work on a unit begins on the next working day. */
  cut_off: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  /** ISO weekdays on which units are prepared and moved. */
  working_days: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** From one store to another, where no lane fits. */
  transfer: Way,
  /** To the shopper's address, where no lane fits. */
  carriage: Way,
  /** Names for groups of states, as stores and addresses spell them. */
  regions: z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
  lanes: z.array(Lane),
});

export type DeliverySettings = z.infer<typeof DeliverySettings>;

/** The hours of a store: `closed` has ISO weekdays (`1,7`), `holidays` dates (`08-16,2027-03-29`) of its own. */
export const StoreHours = z.record(z.string(), z.string());
export type StoreHours = Readonly<z.infer<typeof StoreHours>>;

/** What the date of a unit depends on, as statements read it. */
export const DeliveryColumns = z.object({
  status: z.string(),
  expected_on: z.string().nullable(),
  local_days: z.number(),
  store_id: z.number().nullable(),
  state: z.string().nullable(),
  hours: StoreHours.nullable(),
});
export type DeliveryColumns = Readonly<z.infer<typeof DeliveryColumns>>;
