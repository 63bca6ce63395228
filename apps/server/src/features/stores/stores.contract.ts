import { z } from 'zod';

export const StoreService = z.enum([
  'showroom',
  'pay_point',
  'store_pickup',
  'home_delivery',
  'test_ride',
  'sales',
  'service',
  'parts',
  'rental',
]);

export const Store = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  phone: z.string().nullable(),
  /** As the dealer words them: weekday, weekdays, weekend. */
  office_hours: z.record(z.string(), z.string()),
  /** Units that can be had there now. */
  inventories: z.number(),
  services: z.array(StoreService),
  position: z.object({ lat: z.number(), lng: z.number() }),
  /** From the given point, in the given unit. */
  distance: z.number(),
  info: z.string().nullable(),
});
export type Store = z.infer<typeof Store>;

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
const list = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(one).max(9).default([]),
  );

export const listStores = {
  method: 'GET',
  path: '/api/front/stores',
  summary: 'Dealers of this country, nearest first; within the distance when use_distance says so',
  query: z.object({
    lat: z.coerce.number().min(-90).max(90),
    lng: z.coerce.number().min(-180).max(180),
    distance: z.coerce.number().positive().max(20_000).default(50),
    /** `ml` is miles, as the specification spells it. */
    distance_unit: z.enum(['km', 'ml']).default('km'),
    use_distance: flag.default(false),
    services: list(StoreService),
  }),
  response: z.object({ data: z.array(Store), meta: z.object({ total: z.number() }) }),
} as const;
