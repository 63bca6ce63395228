import { z } from 'zod';
import { typedLines, typedText } from '../typed-text.contract.ts';

export const Bike = z
  .object({
    id: z.number(),
    serial: z.string(),
    name: z.string(),
    variant: z.string(),
    product_slug: z.string(),
    /** A key of the media manifest. */
    picture: z.string().nullable(),
    owner: z.string(),
    /** Where it was bought, if from us. */
    store: z.string().nullable(),
    order_code: z.string().nullable(),
    invoice_number: z.string().nullable(),
    purchased_on: z.iso.date().nullable(),
    activated_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    warranty_years: z.number(),
    /** Of the warranty, in days by the site's calendar; 0 when it is over. */
    days_left: z.number(),
    /** The same in words' parts: 3 years, 6 months and 2 days. */
    time_left: z.object({ years: z.number(), months: z.number(), days: z.number() }),
    lost: z.boolean(),
    lost_at: z.iso.datetime().nullable(),
    recovery_message: z.string().nullable(),
    /** An offer the receiver has not answered yet. */
    transfer: z.object({ email: z.string(), expires_at: z.iso.datetime() }).nullable(),
    can_request_warranty: z.boolean(),
    can_transfer: z.boolean(),
  })
  .meta({ id: 'Bike' });
export type Bike = z.infer<typeof Bike>;

/** "This one is mine", while people look at it. */
export const BikeRegistration = z.object({
  id: z.number(),
  serial: z.string(),
  name: z.string(),
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type BikeRegistration = z.infer<typeof BikeRegistration>;

const Id = z.object({ id: z.coerce.number().int().positive() });
const One = z.object({ data: Bike });
export const Serial = typedText().min(5).max(40);

export const listBikes = {
  method: 'GET',
  path: '/api/auth/bikes',
  summary: "The customer's bikes",
  response: z.object({
    data: z.array(Bike),
    meta: z.object({ total: z.number(), registrations: z.array(BikeRegistration) }),
  }),
} as const;

export const showBike = {
  method: 'GET',
  path: '/api/auth/bikes/:id',
  summary: 'A bike, to its owner',
  params: Id,
  response: One,
} as const;

export const registerBike = {
  method: 'POST',
  path: '/api/auth/bikes',
  summary:
    'Activates a bike by its frame number; at once when it was bought here under the same e-mail, else after a look',
  status: 201,
  body: z.object({ serial: Serial, purchase_date: z.iso.date().nullish(), proof: z.uuid().nullish() }),
  response: z.object({
    data: z.object({ bike: Bike.nullable(), registration: BikeRegistration.nullable() }),
  }),
} as const;

export const markLost = {
  method: 'POST',
  path: '/api/auth/bikes/:id/recovery',
  summary: 'Lost or stolen: recovery mode on, with a message to the finder; again to change the message',
  params: Id,
  body: z.object({ message: typedLines().min(1).max(500) }),
  response: One,
} as const;

export const markFound = {
  method: 'DELETE',
  path: '/api/auth/bikes/:id/recovery',
  summary: 'Recovery mode off',
  params: Id,
  response: One,
} as const;

/** Tells nothing about a bike that is not looked for: not even whether we know it. */
export const checkSerial = {
  method: 'GET',
  path: '/api/front/bikes/check',
  summary: 'Is a bike with this frame number looked for?',
  query: z.object({ serial: Serial }),
  response: z.object({
    data: z.object({ serial: z.string(), lost: z.boolean(), recovery_message: z.string().nullable() }),
  }),
} as const;
