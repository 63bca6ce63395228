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
  /** Its reference in the feed, which the search takes as `location`. */
  ref: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  phone: z.string().nullable(),
  /** As the dealer words them: weekday, weekdays, weekend. `closed` and `holidays` are days of its own, with commas. */
  office_hours: z.record(z.string(), z.string()),
  /** The time zone of the hours, as IANA names it. */
  timezone: z.string(),
  /** Available units there. */
  inventories: z.number(),
  /** Those of them that the search for vehicles finds: without accessories. */
  vehicles: z.number(),
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
    (input) => (input === undefined || Array.isArray(input) ? input : [input]),
    z.array(one).max(9).default([]),
  );

// Number('') is 0, a place in the sea: what is not written as a number is refused.
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

export const listStores = {
  method: 'GET',
  path: '/api/front/stores',
  summary:
    'Dealers of this country, nearest first; within the distance when use_distance says so. Without a point: from the middle of the country, all of it',
  query: z
    .object({
      lat: degrees(90).optional(),
      lng: degrees(180).optional(),
      distance: z.coerce.number().positive().max(20_000).default(50),
      /** `ml` is miles, as the specification spells it. */
      distance_unit: z.enum(['km', 'ml']).default('km'),
      use_distance: flag.default(false),
      services: list(StoreService),
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      path: ['lng'],
      message: 'lat and lng come together',
    }),
  response: z.object({
    data: z.array(Store),
    meta: z.object({
      total: z.number(),
      /** Days on which no store of the site opens: `MM-DD` every year, or `YYYY-MM-DD`. */
      holidays: z.array(z.string()),
    }),
  }),
} as const;
