import { z } from 'zod';
import { typedPhone, typedText } from '../typed-text.contract.ts';

export const RideStatus = z.enum(['booked', 'changed', 'cancelled', 'done', 'no_show']);
export type RideStatus = z.infer<typeof RideStatus>;

const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** How a site offers test rides: `settings.test_ride`. */
export const TestRideTerms = z.strictObject({
  slot_minutes: z.int().min(15).max(240),
  /** No slot begins sooner than this. */
  lead_hours: z.int().min(0).max(240),
  days_ahead: z.int().min(1).max(90),
  /** Open bookings per e-mail address and per phone number. */
  max_open: z.int().min(1).max(20),
  /** Open bookings per network: an office or a carrier may stand behind one. */
  max_open_network: z.int().min(1).max(1000),
  /** ISO weekdays without test rides. */
  closed_days: z.array(z.int().min(1).max(7)).exactOptional(),
});
export type TestRideTerms = Readonly<z.infer<typeof TestRideTerms>>;

/** A demonstrator with the periods in which it is booked or blocked, in epoch seconds. */
export const Machine = z.object({
  id: z.number(),
  taken: z.array(z.tuple([z.number(), z.number()])),
});
export interface Machine {
  readonly id: number;
  readonly taken: readonly (readonly [from: number, to: number])[];
}

const Product = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.string().nullable(),
  image: z.string().nullable(),
});

export const RideStore = z
  .object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    phone: z.string().nullable(),
    /** Metres from the given point; null without one. */
    metres: z.number().nullable(),
  })
  .meta({ id: 'RideStore' });
export type RideStore = z.infer<typeof RideStore>;

export const RideSlot = z.object({
  starts_at: z.string(),
  /** On the store's clock. */
  time: z.string(),
});
export type RideSlot = z.infer<typeof RideSlot>;

export const SlotDay = z.object({ date: z.string(), slots: z.array(RideSlot) });

const degrees = (max: number) => z.coerce.number().min(-max).max(max);

export const showOffer = {
  method: 'GET',
  path: '/api/front/test-rides/offer',
  summary:
    'What can be ridden where and when: the models of a site or store, the stores that lend a model (nearest first with a point), and the free hours once both are chosen',
  query: z.object({
    product: Slug.optional(),
    store: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    /** A unit that is for sale: its model, and its store where that lends the model. */
    unit: z.uuid().optional(),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
  }),
  response: z.object({
    data: z.object({
      slot_minutes: z.number(),
      /** The models that can be ridden, at the store if one is chosen. */
      products: z.array(Product),
      product: Product.nullable(),
      /** The class the rider has to hold; null: none. */
      licence: z.string().nullable(),
      stores: z.array(RideStore),
      store: RideStore.nullable(),
      timezone: z.string().nullable(),
      days: z.array(SlotDay),
    }),
  }),
} as const;
export type RideOffer = z.infer<(typeof showOffer)['response']>['data'];

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
/** From the link of the mail. */
const Key = z.object({ key: z.string().max(200) });

export const TestRide = z
  .object({
    code: z.string(),
    status: RideStatus,
    product: Product,
    store: RideStore,
    timezone: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    licence: z.string().nullable(),
    given_name: z.string(),
    /** Whether it can still be changed or cancelled. */
    is_open: z.boolean(),
    cancelled_by: z.enum(['rider', 'store']).nullable(),
    cancel_reason: z.string().nullable(),
  })
  .meta({ id: 'TestRide' });
export type TestRide = z.infer<typeof TestRide>;

const StartsAt = z.iso.datetime({ offset: true });

export const bookTestRide = {
  method: 'POST',
  path: '/api/front/test-rides',
  summary:
    'Books an hour. Refused with 409 and the next free hours in `data.next` when it is taken. The mail has the calendar entry and the link to change or cancel',
  status: 201,
  body: z.object({
    product: Slug,
    store: z.number().int().positive().max(2_147_483_647),
    starts_at: StartsAt,
    given_name: typedText().min(1).max(100),
    family_name: typedText().max(100).default(''),
    email: typedText().max(254).pipe(z.email()),
    phone: typedPhone()
      .max(40)
      .regex(/^([+\d][\d ()./-]{4,38})?$/)
      .nullish(),
    holds_licence: z.boolean().default(false),
    accept_terms: z.literal(true),
    /** A signed-in customer needs none. */
    'h-captcha-response': typedText().max(8192).nullish(),
  }),
  response: z.object({ data: z.object({ code: z.string(), key: z.string() }) }),
} as const;

export const showTestRide = {
  method: 'GET',
  path: '/api/front/test-rides/:code',
  summary: 'A booking, opened by the key of its mail; `days` are the hours it can be moved to',
  params: Code,
  query: Key,
  response: z.object({ data: TestRide.extend({ days: z.array(SlotDay) }) }),
} as const;

export const changeTestRide = {
  method: 'POST',
  path: '/api/front/test-rides/:code/change',
  summary: 'Moves a booking to another free hour of the same store',
  status: 200,
  params: Code,
  query: Key,
  body: z.object({ starts_at: StartsAt }),
  response: z.object({ data: TestRide }),
} as const;

export const cancelTestRide = {
  method: 'POST',
  path: '/api/front/test-rides/:code/cancel',
  summary: 'Cancels a booking and frees its hour',
  status: 200,
  params: Code,
  query: Key,
  body: z.object({}),
  response: z.object({ data: TestRide }),
} as const;
