import { z } from 'zod';
import { typedLines, typedPhone } from '../typed-text.contract.ts';

export const WarrantyPart = z.enum([
  ...['frame', 'engine', 'motor', 'battery', 'electrics', 'fork', 'suspension', 'brakes', 'drivetrain'],
  ...['wheels', 'cockpit', 'saddle', 'bodywork', 'shell', 'closure', 'other'],
] as const);
export type WarrantyPart = z.infer<typeof WarrantyPart>;

export const WarrantyStatus = z.enum(['pending', 'verified', 'rejected', 'in_repair', 'closed']);
export type WarrantyStatus = z.infer<typeof WarrantyStatus>;

const WarrantyStore = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
});

/** A dealer to choose; the browser sorts by its position, so that the visitor's own need not be sent. */
export const WarrantyDealer = WarrantyStore.extend({
  /** Null: the feed has none. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type WarrantyDealer = z.infer<typeof WarrantyDealer>;

export const WarrantyRequest = z
  .object({
    code: z.string(),
    status: WarrantyStatus,
    /** Why it was rejected. */
    reason: z.string().nullable(),
    part: WarrantyPart,
    description: z.string(),
    phone: z.string().nullable(),
    bike: z.object({
      id: z.number(),
      serial: z.string(),
      name: z.string(),
      /** A key of the media manifest. */
      picture: z.string().nullable(),
    }),
    store: WarrantyStore,
    created_at: z.iso.datetime(),
    verified_at: z.iso.datetime().nullable(),
    closed_at: z.iso.datetime().nullable(),
    /** In their order; each is read at /api/auth/uploads/{id}/file. */
    files: z.array(
      z.object({ id: z.uuid(), kind: z.enum(['image', 'video']), mime_type: z.string().nullable() }),
    ),
  })
  .meta({ id: 'WarrantyRequest' });
export type WarrantyRequest = z.infer<typeof WarrantyRequest>;

const BikeId = z.object({ id: z.coerce.number().int().positive() });
export const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const One = z.object({ data: WarrantyRequest });

/** What can be wrong with it, and where it can be brought. */
export const showWarrantyForm = {
  method: 'GET',
  path: '/api/auth/bikes/:id/warranty-form',
  summary: 'What a warranty request about a bike can be made of, to its owner',
  params: BikeId,
  response: z.object({ data: z.object({ parts: z.array(WarrantyPart), stores: z.array(WarrantyDealer) }) }),
} as const;

/** How many files there must be is said by the answer, field by field: 3 to 6 images and 1 video. */
export const createWarrantyRequest = {
  method: 'POST',
  path: '/api/auth/bikes/:id/warranty-requests',
  summary: 'Asks for repair under warranty, with 3 images and 1 video that were uploaded before',
  status: 201,
  params: BikeId,
  body: z.object({
    part: WarrantyPart,
    description: typedLines().min(10).max(4000),
    store_id: z.coerce.number().int().positive(),
    phone: typedPhone().max(30).nullish(),
    images: z.array(z.uuid()).max(50).default([]),
    video: z.uuid().nullish(),
    accept_terms: z.boolean().default(false),
  }),
  response: One,
} as const;

export const listWarrantyRequests = {
  method: 'GET',
  path: '/api/auth/warranty-requests',
  summary: "The customer's warranty requests, the newest first",
  response: z.object({ data: z.array(WarrantyRequest), meta: z.object({ total: z.number() }) }),
} as const;

export const showWarrantyRequest = {
  method: 'GET',
  path: '/api/auth/warranty-requests/:code',
  summary: 'A warranty request, to who made it',
  params: Code,
  response: One,
} as const;
