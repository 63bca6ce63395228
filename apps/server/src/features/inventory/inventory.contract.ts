import { z } from 'zod';
import { nearPoint } from '../stores/near-point.contract.ts';

/** The stages a shopper may see. `sold` and `delivered` units are private to their owner. */
export const InventoryStatus = z.enum(['draft', 'in_production', 'in_transit', 'on_hand']);

export const InventoryItem = z.object({
  uuid: z.uuid(),
  /** What tells it apart from its sisters: "Rosso Adriatico, 54". */
  name: z.string(),
  picture: z.string().nullable(),
  status: InventoryStatus,
  location: z.object({ label: z.string(), state: z.string().nullable() }),
  /** From the asked point to its store; null for a unit without a store. Absent when no point is asked for. */
  metres: z.number().nullable().optional(),
  /** Whole days from its arrival to the day in `ready_on`. */
  local_etd: z.number(),
  /** Whole days from today to the day in `ready_on`. */
  total_etd: z.number(),
  /** The day on which it can be collected where it stands; every page, mail and order counts from it. */
  ready_on: z.iso.date(),
  /** Minor units. */
  final_price: z.number(),
  final_price_formatted: z.string(),
  currency: z.string(),
  /** After a reduction: the lowest price of the 30 days before it, computed from the price history. */
  struck_price: z.number().nullable(),
  struck_price_formatted: z.string().nullable(),
  values: z.array(
    z.object({
      attribute_id: z.number(),
      value_id: z.number(),
      slug: z.string(),
      content: z.string(),
      color1: z.string().nullable(),
      color2: z.string().nullable(),
    }),
  ),
});

export const VariantAttribute = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  values: z.array(
    z.object({
      id: z.number(),
      content: z.string(),
      settings: z.object({ color1: z.string().nullable(), color2: z.string().nullable() }),
    }),
  ),
});

export const InventoryMeta = z.object({
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
  /** Units per stage under the chosen values, whatever stage is chosen: what the status filter shows. */
  statuses: z.array(z.object({ status: InventoryStatus, count: z.number() })),
});

export type InventoryStatus = z.infer<typeof InventoryStatus>;
export type InventoryItem = z.infer<typeof InventoryItem>;
export type VariantAttribute = z.infer<typeof VariantAttribute>;
export type InventoryMeta = z.infer<typeof InventoryMeta>;

const Params = z.object({ slug: z.string().max(100) });

export const listVariantAttributes = {
  method: 'GET',
  path: '/api/front/products/:slug/variants/attributes',
  summary: "What tells a product's variants apart, with the values of the available units",
  params: Params,
  response: z.object({ data: z.array(VariantAttribute) }),
} as const;

export const TakenUnits = z.object({
  /** How many units the site has of it that are not stopped, free or taken: another number means another list. */
  units: z.number(),
  /** The last twelve digits of each unit that is held, reserved, sold or stopped. */
  taken: z.array(z.string()),
});
export type TakenUnits = z.infer<typeof TakenUnits>;

export const showTakenUnits = {
  method: 'GET',
  path: '/api/front/products/:slug/taken',
  summary: 'Which units of a product are not available at this moment; small, the same for every caller',
  params: Params,
  response: z.object({ data: TakenUnits }),
} as const;

/** Streams end after a while and browsers reconnect, so that an abandoned one frees its place. */
export const StreamSeconds = z.coerce.number<number | string>().int().min(1).max(300).default(300);

/** Not the envelope but a stream of events. */
export const watchUnits = {
  method: 'GET',
  path: '/api/front/products/:slug/events',
  summary:
    'Events: a unit of this product can no longer be had, or again (`unit`), or many have changed (`units`)',
  params: Params,
  query: z.object({ seconds: StreamSeconds }),
  response: z.unknown(),
} as const;

const Id = z.coerce.number().int().positive().max(2_147_483_647);

export const listInventories = {
  method: 'GET',
  path: '/api/front/products/:slug/inventories',
  summary: 'The available units of a product, ten a page, soonest first or nearest first',
  params: Params,
  query: z
    .object({
      page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
      /** Attribute id to value id; on the wire `values[12]=34`. */
      values: z.record(z.string().regex(/^\d{1,9}$/), Id).optional(),
      inventory_status: InventoryStatus.optional(),
      /** Each unit then has its distance from here. */
      near: nearPoint(2).optional(),
      sort: z.enum(['soonest', 'distance']).default('soonest'),
    })
    .refine(({ near, sort }) => sort !== 'distance' || near !== undefined, {
      path: ['near'],
      message: 'sort=distance needs near',
    }),
  response: z.object({ data: z.array(InventoryItem), meta: InventoryMeta }),
} as const;

export const NearUnit = InventoryItem.extend({
  product: z.object({ slug: z.string(), name: z.string() }),
  store: z.object({
    /** Its reference in the feed, which the search takes as `location`. */
    ref: z.string().nullable(),
    city: z.string(),
    position: z.object({ lat: z.number(), lng: z.number() }),
  }),
});
export type NearUnit = z.infer<typeof NearUnit>;

export const listNearUnits = {
  method: 'GET',
  path: '/api/front/units/near',
  summary:
    'Up to three vehicles on hand within 200 km, nearest first, of different categories where there are',
  /** One decimal, about 11 km: visitors of one town ask for the same, so the answer can be cached. */
  query: z.object({ near: nearPoint(1) }),
  response: z.object({ data: z.array(NearUnit) }),
} as const;
